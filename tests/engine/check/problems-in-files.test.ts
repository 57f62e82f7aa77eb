import { rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readContent } from '../../../scripts/engine/check/content'
import { makePipe } from '../files/pipe'
import { Link, page, problemsOf, today, told, withFolder } from '../virtual-site'

test('an empty file says what a page needs', () => {
  expect(told({ 'cloud.json': '' })).toMatchInlineSnapshot(`
    "pages-json/cloud.json 1:1-1:1 
    error empty-file: This file is empty. Get it back from its history (on GitHub: open the file, History, the version before your change); for a new page, remove this file, and write npm run new in a terminal."
  `)
})

test('a file in another encoding says how to save it', () => {
  expect(told({ 'cloud.json': Buffer.from(JSON.stringify(page('Caf\u00e9')), 'latin1') })).toMatchInlineSnapshot(`
    "pages-json/cloud.json 1:14-1:15 
    error file-encoding: This file is saved in an old way of Windows (ANSI), so é cannot be read. Open it in Notepad, choose Save as, and the encoding UTF-8."
  `)
})

test('a file name that cannot be an address comes with one that can', () => {
  expect(told({ 'Cloud migration.json': page('Cloud') })).toMatchInlineSnapshot(`
    "pages-json/Cloud migration.json 1:1-1:1 
    error file-name: A file's name becomes an address, which cannot have spaces in it. Rename "Cloud migration.json" to Cloud-migration.json.
    -> Cloud-migration.json"
  `)
})

test('so does a folder name', () => {
  expect(told({ 'our services/cloud.json': page('Cloud') })).toMatchInlineSnapshot(`
    "pages-json/our services 1:1-1:1 
    error file-name: The name of a folder is part of addresses, which cannot have spaces in it. Rename "our services" to our-services.
    -> our-services"
  `)
})

test('so does a file that is no JSON file', () => {
  expect(told({ 'Résumé.docx': 'x' })).toMatchInlineSnapshot(`
    "pages-json/Résumé.docx 1:1-1:1 
    error file-name: "Résumé.docx" is a Word document, and renaming does not make it a page. Write npm run new in a terminal to make a page, copy the text into that, and move this file elsewhere."
  `)
})

test('a missing comma is shown where it is missing', () => {
  expect(
    told({
      'cloud.json':
        '{\n  "title": "Cloud"\n  "description": "Moving.",\n  "sections": [{ "type": "hero", "heading": "Cloud" }]\n}\n',
    }),
  ).toMatchInlineSnapshot(`
    "pages-json/cloud.json 3:3-3:16 "description"
    error unreadable-json: A comma is missing at the end of line 2.
    => Add the comma"
  `)
})

test('a field that is there twice is marked the second time', () => {
  expect(
    told({
      'cloud.json':
        '{\n  "title": "Cloud",\n  "title": "Clouds",\n  "description": "Moving.",\n  "sections": [{ "type": "hero", "heading": "Cloud" }]\n}\n',
    }),
  ).toMatchInlineSnapshot(`
    "pages-json/cloud.json 3:3-3:10 "title"
    error duplicate-field: "title" is here twice, and only the last one would count. Keep the better one, and remove the other."
  `)
})

test('a site without its identity says what that is for', () => {
  expect(told({ '_site.json': undefined })).toMatchInlineSnapshot(`
    "pages-json/_site.json 1:1-1:1 
    error site-missing: pages-json/_site.json is missing. It holds the company's name, address and menu, which every page needs. Get it back from the history of its folder (on GitHub: open the folder, History, the version before)."
  `)
})

test.each([
  ['nowhere', '../drafts/cloud.json'],
  ['round', 'cloud.json'],
  ['to another page', 'contact.json'],
  ['to a folder', '.'],
  ['out of the folder', path.resolve('package.json')],
  ['to a file without an end', '/dev/zero'],
])('a link that leads %s says what to put there', (_where, to) => {
  expect(told({ 'cloud.json': new Link(to) })).toBe(
    'pages-json/cloud.json 1:1-1:1 \nerror unreadable-file: This is only a link to another place, and links are not followed. Put the file itself in its place, or remove it.',
  )
})

test.each([['to.another.place'], ['services']])('so does a link that is called %s', (name) => {
  expect(told({ [name]: new Link('/etc') })).toContain('error unreadable-file: This is only a link to another place')
})

test.skipIf(process.platform === 'win32')('a pipe says that it is no file', () => {
  withFolder({}, (pages) => {
    makePipe(`${pages}/cloud.json`)
    const { problems } = readContent({ pages, date: today })
    expect(problems.map(({ rule, message }) => `${rule}: ${message}`)).toEqual([
      'unreadable-file: This is no file that could be read, but a pipe, a socket or a device. Put the file itself in its place, or remove it.',
    ])
  })
})

test('the folder of documents may itself be reached over a link', () => {
  withFolder({}, (pages) => {
    const link = `${pages}-link`
    symlinkSync(pages, link)
    try {
      const { index, problems } = readContent({ pages: link, date: today })
      expect([index.pages.map((facts) => facts.path), problems]).toEqual([['/404', '/contact', '/'], []])
    } finally {
      rmSync(link)
    }
  })
})

test("so do links in place of the site's identity and of the pictures", () => {
  expect(told({ '_site.json': new Link('nowhere.json'), _images: new Link('nowhere') })).toMatchInlineSnapshot(`
    "pages-json/_images 1:1-1:1 
    error unreadable-file: This is only a link to another place, and links are not followed. Put the folder itself in its place, or remove it.

    pages-json/_site.json 1:1-1:1 
    error unreadable-file: This is only a link to another place, and links are not followed. Put the file itself in its place, or remove it."
  `)
})

test('a file in place of the pictures is told as such', () => {
  expect(told({ _images: 'Where are they?' })).toMatchInlineSnapshot(`
    "pages-json/_images 1:1-1:1 
    error unreadable-file: This is a file, and a folder is needed here. Give the file another name."
  `)
})

describe('A link that leads nowhere', () => {
  const nowhere = { 'cloud.json': new Link('nowhere.json') }
  const linking = page('About', {
    sections: [
      { type: 'hero', heading: 'About' },
      { type: 'cta', heading: 'Start', button: { label: 'See the cloud', path: '/cloud' } },
    ],
  })

  test('hides no other problem', () => {
    const problems = problemsOf({ ...nowhere, 'empty.json': '', 'about.json': page('About', { color: 'red' }) })
    expect(problems.map(({ file, rule }) => `${file} ${rule}`)).toEqual([
      'pages-json/about.json unknown-field',
      'pages-json/cloud.json unreadable-file',
      'pages-json/empty.json empty-file',
    ])
  })

  test('keeps its address, so that links to it are no problems of their own', () => {
    expect(problemsOf({ ...nowhere, 'about.json': linking }).map(({ rule }) => rule)).toEqual(['unreadable-file'])
  })
})

const nested = (brackets: number) =>
  `{
  "title": "Cloud",
  "description": "Moving.",
  "sections": [
    { "type": "hero", "heading": "Cloud" },
    { "type": "intro", "heading": "Why", "text": ${'['.repeat(brackets)}"Because."${']'.repeat(brackets)} }
  ]
}
`

describe('Brackets one within another', () => {
  test('are one problem, at the first that is too many', () => {
    expect(told({ 'cloud.json': nested(2000) })).toMatchInlineSnapshot(`
      "pages-json/cloud.json 6:97-6:98 [
      error nested-deeply: At this bracket 50 others are open, one within another; no page needs more than about ten. Look above for brackets that were opened too often, or never closed."
    `)
  })

  test.each([
    ['lists', '['.repeat(100_000) + ']'.repeat(100_000), 51],
    ['fields', '{"a":'.repeat(100_000) + '1' + '}'.repeat(100_000), 251],
    ['lists that are never closed', '['.repeat(100_000), 51],
    ['fields that are never closed', '{"a":'.repeat(100_000), 251],
  ])('are found among a hundred thousand %s', (_what, text, column) => {
    const problems = problemsOf({ 'cloud.json': text, 'empty.json': '' })
    expect(problems.map(({ file, rule, line, column: found }) => [file, rule, line, found])).toEqual([
      ['pages-json/cloud.json', 'nested-deeply', 1, column],
      ['pages-json/empty.json', 'empty-file', 1, 1],
    ])
  })

  test("are found in the site's identity, too", () => {
    expect(problemsOf({ '_site.json': nested(2000) }).map(({ rule }) => rule)).toEqual(['nested-deeply'])
  })

  test('do not count within texts', () => {
    const heading = '[{'.repeat(100)
    expect(problemsOf({ 'cloud.json': page('Cloud', { sections: [{ type: 'hero', heading }] }) })).toEqual([])
  })
})

test('a file that is too large to be a page', () => {
  expect(told({ 'cloud.json': JSON.stringify(page('Cloud')).padEnd(3_000_000) })).toMatchInlineSnapshot(`
    "pages-json/cloud.json 1:1-1:1 
    error too-much: This file is larger than 2 megabytes, and a page takes a few thousand letters. Make several pages of it, and put pictures into pages-json/_images."
  `)
})
