import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Names that pages and folders of pages may have, and that lists of files to ignore often have in them. */
const names =
  'bin build cache coverage debug dist env lib log logs node-modules out packages release schemas scripts src target temp test tests tmp vendor'.split(
    ' ',
  )
const places = names.flatMap((name) => [
  `pages-json/${name}.json`,
  `pages-json/${name}/index.json`,
  `pages-json/services/${name}/x.json`,
  `pages-json/_images/${name}.jpg`,
  `pages-json/_videos/${name}.mp4`,
  `pages-json/_files/${name}.pdf`,
])

function ignored(files: string[]): string[] {
  const { stdout } = spawnSync('git', ['-c', 'core.excludesFile=', 'check-ignore', '--no-index', '--stdin'], {
    input: files.join('\n'),
    encoding: 'utf8',
  })
  return stdout.split('\n').filter(Boolean)
}

test('No page, picture, video or file for download is lost for git, whatever its name', () => {
  expect(ignored(places)).toEqual([])
})

test('What commands make is none of the repository', () => {
  const made = ['node_modules/x', 'dist/x.html', '.dist/state.json', '.pages-json/journal.json', 'npm-debug.log']
  expect(ignored(made)).toEqual(made)
})

test.each(['.gitignore', '.prettierignore'])('Each entry of %s means one place, seen from the top', (file) => {
  const entries = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
  expect(entries.filter((entry) => !entry.startsWith('/'))).toEqual([])
})
