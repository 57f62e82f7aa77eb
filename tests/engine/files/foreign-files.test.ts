import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readContent } from '../../../scripts/engine/check/content'
import { photo } from '../../../scripts/engine/check/example-pictures'
import { sourceAt } from '../../../scripts/engine/load/sources'
import { preparePictures } from '../../../scripts/engine/publish/pictures'
import { runCommand } from '../../authoring/run-command'
import { temporaryFolder } from '../publish/folders'
import { page, pageWith, tinySite, today, withFolder, type Files } from '../virtual-site'
import { makePipe } from './pipe'

/** What lies beside the documents' folder and is none of their business. */
const secret = JSON.stringify(page('A secret')).replace('"title"', '"titel"')

function withForeign<T>(files: Files, use: (pages: string, foreign: string) => T): T {
  const foreign = temporaryFolder()
  writeFileSync(`${foreign}/secret.json`, secret)
  mkdirSync(`${foreign}/inner`)
  return withFolder(files, (pages) => use(pages, foreign))
}

const untouched = (foreign: string) =>
  expect([readdirSync(foreign), readFileSync(`${foreign}/secret.json`, 'utf8')]).toEqual([
    ['inner', 'secret.json'],
    secret,
  ])

const withPicture = {
  'cloud.json': pageWith({
    type: 'intro',
    heading: 'What',
    text: ['Words.'],
    image: { src: 'office.png', alt: 'Desks.' },
  }),
}

describe.skipIf(process.platform === 'win32')('A file outside the folder', () => {
  test.each(['validate', 'fix', 'changes', 'build'])('is told nothing of by npm run %s', (command) => {
    withForeign({}, (pages, foreign) => {
      symlinkSync(`${foreign}/secret.json`, `${pages}/cloud.json`)
      symlinkSync(foreign, `${pages}/services`)
      const args = command === 'build' ? ['--out', `${foreign}-out`] : command === 'changes' ? ['--from', pages] : []
      const { stdout, stderr } = runCommand(command, pages, ...args)
      expect(stdout + stderr).not.toMatch(/secret(?!\.json)|titel/)
      untouched(foreign)
    })
  })

  test('is no picture', async () => {
    await withForeign(withPicture, async (pages, foreign) => {
      writeFileSync(`${foreign}/inner/office.png`, photo)
      mkdirSync(`${pages}/_images`)
      symlinkSync(`${foreign}/inner/office.png`, `${pages}/_images/office.png`)
      const { index, problems } = readContent({ pages, date: today })
      expect(problems.map(({ message }) => message)).toEqual([expect.stringContaining('"office.png" is only a link')])
      expect((await preparePictures(pages, index)).files.size).toBe(0)
    })
  })

  test('is none either where all pictures are elsewhere', async () => {
    const foreign = temporaryFolder()
    writeFileSync(`${foreign}/office.png`, photo)
    const pages = temporaryFolder()
    for (const [place, content] of Object.entries({ ...tinySite, ...withPicture }))
      writeFileSync(`${pages}/${place}`, JSON.stringify(content))
    symlinkSync(foreign, `${pages}/_images`)
    const { index, problems } = readContent({ pages, date: today })
    expect(problems.map(({ rule }) => rule)).toEqual(['unreadable-file'])
    expect((await preparePictures(pages, index)).files.size).toBe(0)
  })

  test('is not found by the address of a page', () => {
    withForeign({}, (pages, foreign) => {
      symlinkSync(foreign, `${pages}/services`)
      const name = foreign.split('/').at(-1)
      expect([sourceAt(pages, '/services/secret'), sourceAt(pages, `/../${name}/secret`)]).toEqual([
        undefined,
        undefined,
      ])
    })
  })

  test.each([
    ['new', ['/services/cloud', 'Cloud']],
    ['move', ['/contact', '/services/contact']],
  ])('comes into being by no npm run %s', (command, args) => {
    withForeign({}, (pages, foreign) => {
      symlinkSync(foreign, `${pages}/services`)
      const { status, stderr } = runCommand(command, pages, ...args)
      expect([status, stderr]).toEqual([
        1,
        'pages-json/services is only a link to another place. Nothing was changed; put the real thing in its place.\n',
      ])
      untouched(foreign)
    })
  })

  test('is not replaced by a new page', () => {
    withForeign({}, (pages, foreign) => {
      symlinkSync(`${foreign}/new.json`, `${pages}/cloud.json`)
      expect(runCommand('new', pages, '/cloud', 'Cloud').status).toBe(1)
      untouched(foreign)
    })
  })
})

describe.skipIf(process.platform === 'win32')('A pipe among the documents', () => {
  test.each([
    ['validate', []],
    ['fix', []],
    ['move', ['/contact', '/letters']],
    ['new', ['/data', 'Data']],
  ])('keeps no npm run %s waiting', (command, args) => {
    withFolder({}, (pages) => {
      makePipe(`${pages}/cloud.json`)
      expect(runCommand(command, pages, ...args).stderr).toBe('')
    })
  })
})
