import { expect, test } from 'vitest'
import config from '../../vite.config'
import { codeFiles, importsOf } from '../source-code'

/** Only the build's renderer runs on a server. */
const notInBrowser = new Set(['react-dom/server'])

test('npm run dev knows every library that a page imports before the first visit', () => {
  const imported = codeFiles
    .filter((file) => file.startsWith('src/'))
    .flatMap(importsOf)
    .filter(
      ({ target, typesOnly }) => !typesOnly && /^(@[\w-]+\/)?[a-z]/.test(target) && !/^(src|scripts)\//.test(target),
    )
    .map(({ target }) => target)
  expect(imported.length).toBeGreaterThan(20)
  const known = config.optimizeDeps?.include ?? []
  expect(imported.filter((library) => !known.includes(library) && !notInBrowser.has(library))).toEqual([])
})
