import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'
import { bundles } from '../../../scripts/engine/render/bundles'

test('Nothing of the studio is in what visitors load', async () => {
  const { client } = await bundles()
  const files = globSync('**/*.{js,css,html}', { cwd: client })
  expect(files.length).toBeGreaterThan(20)
  const traces = files.filter((file) =>
    /@studio|studio:page|\u2063|prosemirror/i.test(readFileSync(`${client}/${file}`, 'utf8')),
  )
  expect(traces).toEqual([])
})
