import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'
import { onlyDeep } from '../depth'
import { temporaryFolder } from '../engine/publish/folders'

/** The project with caches of its own. */
function project(): string {
  const folder = temporaryFolder()
  // Copied, as a command works where its own file lies; the rest is as good where it is.
  for (const name of ['scripts', 'src/page']) cpSync(name, `${folder}/${name}`, { recursive: true })
  const link = (name: string) => symlinkSync(path.resolve(name), `${folder}/${name}`)
  for (const name of ['pages-json', 'schemas', 'package.json', 'package-lock.json']) link(name)
  for (const name of readdirSync('src').filter((entry) => entry !== 'page')) link(`src/${name}`)
  mkdirSync(`${folder}/node_modules`)
  for (const name of readdirSync('node_modules').filter((entry) => entry !== '.cache')) link(`node_modules/${name}`)
  return folder
}

test('A command goes on without a word, whichever file of its caches was emptied or cut off', () => {
  const folder = project()
  const validate = () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'validate'], {
      cwd: folder,
      encoding: 'utf8',
    })
    return { status, last: stdout.trim().split('\n').at(-1), stderr }
  }
  const sound = validate()
  expect(sound).toEqual({ status: 0, last: expect.stringContaining('no errors'), stderr: '' })
  const cached = globSync('node_modules/.cache/**/*', { cwd: folder, dot: true })
  expect(cached.length).toBeGreaterThan(10)
  for (const damage of ['', ...onlyDeep('throw')])
    for (const kind of [
      /scripts\/.*validate\.mjs$/,
      /scripts\/.*-[\w-]+\.mjs$/,
      /whole\.json$/,
      /validators/,
      /looks-at/,
    ]) {
      const files = globSync('node_modules/.cache/**/*', { cwd: folder, dot: true }).filter((file) => kind.test(file))
      for (const file of files) writeFileSync(path.join(folder, file), damage)
      expect(validate(), `${String(kind)} with "${damage}" in it`).toEqual(sound)
    }
})

// As soon as it does, each of them starts a second later, whether or not it needs that package.
test('What many commands share loads no package', () => {
  const folder = project()
  spawnSync(process.execPath, ['scripts/run.mjs', 'validate'], { cwd: folder })
  const [shared = ''] = globSync('node_modules/.cache/scripts/*/shared-*.mjs', { cwd: folder, dot: true })
  const code = readFileSync(path.join(folder, shared), 'utf8')
  const loaded = [...code.matchAll(/^(?:import|export) (?:[^"]{1,2000} from )?"([^"]+)"/gm)].map(([, name]) => name)
  expect(loaded).toContain('node:fs')
  expect(loaded.filter((name) => !/^(?:node:|\.)/.test(name ?? ''))).toEqual([])
})
