import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { beforeAll, describe, expect, test } from 'vitest'
import { valueAt } from '../../../scripts/engine/text/json-edits'
import { LiveContent } from '../../../scripts/live/live-content'
import { markedDocument } from '../../../scripts/live/studio/marked-document'
import { markTexts, readMark, withMark, withoutMarks } from '../../../scripts/live/studio/marks'

const files = globSync('pages-json/**/*.json', { ignore: ['**/_*'] })
const today = '2026-11-20'
const marks = /\u2063(?:\u200C|\u200D|\u2060|\uFEFF)+\u2063/g

describe('A mark', () => {
  test.each([0, 1, 3, 4, 77, 1023, 99_999])('says its number, %i', (number) => {
    expect(readMark(withMark('Words', number))).toBe(number)
  })

  test.each([
    ['**bold**', '**bold', '**'],
    ['a `code`', 'a `code', '`'],
    ['| a | b |', '| a | b', ' |'],
    ['## Title ##', '## Title', ' ##'],
    ['5 \\*', '5 \\*', ''],
    ['words ', 'words', ' '],
  ])('stands in “%s” where Markdown keeps its meaning', (text, before, after) => {
    const marked = withMark(text, 7)
    expect([marked.slice(0, before.length), marked.slice(marked.length - after.length)]).toEqual([before, after])
    expect(withoutMarks(marked)).toBe(text)
  })

  test('is in no text that has none', () => {
    expect(readMark('Words')).toBeUndefined()
  })
})

describe.each(files)('The texts of %s', (file) => {
  const text = readFileSync(file, 'utf8')

  test('are as before without their marks, and each says where it stands', () => {
    const { document, places } = markTexts(JSON.parse(text))
    expect(JSON.parse(withoutMarks(JSON.stringify(document)))).toEqual(JSON.parse(text))
    const marked = JSON.stringify(document)
    for (const [number, at] of places.entries()) expect(readMark(String(valueAt(marked, at)))).toBe(number)
  })
})

describe('A page', () => {
  let plain: LiveContent
  let marked: LiveContent
  beforeAll(async () => {
    plain = new LiveContent('pages-json', today)
    marked = new LiveContent('pages-json', today, undefined, markedDocument)
    await Promise.all([plain.update(), marked.update()])
  })
  const withoutEmpty = (_name: string, value: unknown) =>
    Array.isArray(value) ? value.filter((part) => part !== '') : value

  test.each(files)('of %s is the same without its marks', (file) => {
    const path = pathOf(file)
    const shown = JSON.stringify(marked.page(path))
    expect(JSON.parse(withoutMarks(shown), withoutEmpty)).toEqual(
      JSON.parse(JSON.stringify(plain.page(path)), withoutEmpty),
    )
  })

  test.each(files)('of %s carries the mark of each heading of a section', (file) => {
    const document: unknown = JSON.parse(readFileSync(file, 'utf8'))
    const { places } = markTexts(document)
    const shown = JSON.stringify(marked.page(pathOf(file)))
    const numbers = new Set((shown.match(marks) ?? []).map(readMark))
    const missing = places.filter(
      ([list, , ...rest], number) => list === 'sections' && rest.join() === 'heading' && !numbers.has(number),
    )
    expect(missing).toEqual([])
  })

  test('whose section is broken keeps the marks of the others', () => {
    const file = 'pages-json/services/uiux.json'
    const text = readFileSync(file, 'utf8').replace('"type": "intro",', '"type": "intro", "wrong": 1,')
    const { page } = marked.preview({ file, path: '/services/uiux' }, text)
    const { places } = markTexts(JSON.parse(text))
    const shown = JSON.stringify(page?.sections[2]).match(marks) ?? []
    expect(shown.map((mark) => places[readMark(mark) ?? -1])).toContainEqual(['sections', 2, 'heading'])
  })
})

function pathOf(file: string): string {
  return `/${file.slice('pages-json/'.length, -'.json'.length)}`.replace(/\/?index$/, '') || '/'
}
