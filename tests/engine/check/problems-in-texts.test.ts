import { describe, expect, test } from 'vitest'
import { applyFix } from '../../../scripts/authoring/apply-fixes'
import { photo } from '../../../scripts/engine/check/example-pictures'
import { pageWith, problemsOf, siteWith, told } from '../virtual-site'

const article = (...body: string[]) => pageWith({ type: 'articleBody', body })
const picture = (alt: string) => ({
  '_images/office.jpg': photo,
  'cloud.json': pageWith({ type: 'intro', heading: 'What', text: ['Words.'], image: { src: 'office.jpg', alt } }),
})

test('a heading without a space after its marks', () => {
  expect(told({ 'cloud.json': article('##Costs') })).toMatchInlineSnapshot(`
    "pages-json/cloud.json 12:10-12:12 ##
    error heading-space: In section 2 (articleBody), block 1, a heading needs a space after ##; without it the marks show on the page.
    -> ## 
    => Add a space"
  `)
})

test('a smaller heading under no larger one', () => {
  expect(told({ 'cloud.json': article('Words.', '### Costs', 'Of what.') })).toMatchInlineSnapshot(`
    "pages-json/cloud.json 13:10-13:13 ###
    warning heading-order: In section 2 (articleBody), block 2, this smaller heading (###) stands under no larger one. Begin it with ##, or put a heading with ## before it.
    -> ##"
  `)
})

test('a smaller heading under a larger one is right', () => {
  expect(told({ 'cloud.json': article('## Costs', 'In all.', '### Of moving', 'Of one.') })).toBe('')
})

test('a link whose words say nothing', () => {
  const text = 'You can click here or [click here](/contact).'
  expect(
    told({ 'cloud.json': pageWith({ type: 'cta', heading: 'Go', text, button: { label: 'More', path: '/contact' } }) }),
  ).toMatchInlineSnapshot(`
    "pages-json/cloud.json 12:39-12:49 click here
    warning link-text: In section 2 (cta, "Go"), a link that says "click here" does not tell where it leads. Name the page or the thing it leads to.

    pages-json/cloud.json 14:18-14:24 "More"
    warning link-text: In section 2 (cta, "Go"), a link that says "More" does not tell where it leads. Name the page or the thing it leads to."
  `)
})

test("a picture's words that are a file name", () => {
  expect(told(picture('IMG_2041.jpg'))).toMatchInlineSnapshot(`
    "pages-json/cloud.json 17:16-17:30 "IMG_2041.jpg"
    error alt-file-name: In section 2 (intro, "What"), this is the name of a file. Say in a sentence what the picture tells, for people who cannot see it."
  `)
})

test("a picture's words that say that it is one", () => {
  expect(told(picture('A photo of four desks'))).toMatchInlineSnapshot(`
    "pages-json/cloud.json 17:16-17:39 "A photo of four desks"
    warning alt-image-of: In section 2 (intro, "What"), people who hear this are told already that it is a picture. Leave out "A photo of"."
  `)
})

test("a picture's words that take too long to hear", () => {
  expect(told(picture(`Desks ${'and more desks '.repeat(10)}by a window.`))).toMatchInlineSnapshot(`
    "pages-json/cloud.json 17:16-17:186 "Desks and more desks and more desks and more desks and more desks and more desks and more desks and more desks and more desks and more desks and more desks by a window."
    warning alt-long: In section 2 (intro, "What"), the description of this picture has 168 characters. Keep it under 150, as it is read out in one go."
  `)
})

test('marks one within another that nobody could follow', () => {
  expect(told({ 'cloud.json': article(`${'>'.repeat(60)} Costs`) })).toMatchInlineSnapshot(`
    "pages-json/cloud.json 12:9-12:77 ">>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>> Costs"
    error nested-deeply: In section 2 (articleBody), block 1, so many marks for bold words, links, quotes or lists stand one within another here that nobody could follow. Remove those that are too many."
  `)
})

describe('Marks one within another', () => {
  const rulesIn = (text: string) => problemsOf({ 'cloud.json': article(text) }).map(({ rule }) => rule)
  const times = 20_000

  test.each([
    ['bold words', '*'.repeat(2 * times) + 'a' + '*'.repeat(2 * times)],
    ['bold and stressed words', '*a **b '.repeat(100) + 'c' + '***'.repeat(100)],
    ['quotes', `${'>'.repeat(times)} a`],
    ['lists', `${'- '.repeat(times)}a`],
    ['numbered lists', `${'1. '.repeat(times)}a`],
  ])('are found in %s', (_what, text) => {
    expect(rulesIn(text)).toEqual(['nested-deeply'])
  })

  test('are none where they stand side by side', () => {
    expect(rulesIn('**Costs** and *prices*, [asked for](/contact) '.repeat(200))).toEqual([])
  })
})

describe('A character that cannot be seen', () => {
  const titled = (title: string, more = '') =>
    `{\n  "title": "${title}",\n  "description": "Moving.",\n  "sections": [{ "type": "hero", "heading": "Cloud"${more} }]\n}\n`

  test('and turns the direction is marked where it stands', () => {
    expect(told({ 'cloud.json': titled('Cloud \u202edna') })).toMatchInlineSnapshot(`
      "pages-json/cloud.json 2:19-2:20 ‮
      error hidden-character: An invisible character (U+202E) is in or beside "dna", as copied text often has. Delete that and type it again.
      => Remove what cannot be seen"
    `)
  })

  test.each([
    [
      'a control character',
      '\u007f',
      'An invisible character (U+007F) is in or beside "Cloud", as copied text often has. Delete that and type it again.',
    ],
    ['half of a character', '\\ud83d', 'Half of a character (U+D83D) was left here where a text was cut. Remove it.'],
    [
      'one without width',
      '\u200b',
      'An invisible character (U+200B) is in or beside "Cloud", as copied text often has. Delete that and type it again.',
    ],
    [
      'one that is written as a number',
      '\\u202E',
      'An invisible character (U+202E) is in or beside "Cloud", as copied text often has. Delete that and type it again.',
    ],
    [
      'a line break of another kind',
      '\u2028',
      'An invisible line break (U+2028) is in this text. Write a space instead.',
    ],
    [
      'one that JSON allows in no text',
      '\x1b',
      'An invisible character (U+001B) is in this text, as copied text often has. Delete the word and type it again.',
    ],
  ])('is told, and mended: %s', (_what, character, message) => {
    const problems = problemsOf({ 'cloud.json': titled(`Cloud${character} one`) })
    expect(problems.map((problem) => problem.message)).toEqual([message])
    const [{ line, column, fix } = { line: 0, column: 0, fix: undefined }] = problems
    expect([line, column]).toEqual([2, 18])
    const written = titled(`Cloud${character} one`)
    expect(JSON.parse(fix ? applyFix(written, fix) : '{}').title.replace(/ +/, ' ')).toBe('Cloud one')
  })

  test('is told once of all its kind, and all are removed', () => {
    const written = titled('\u200bCloud', ', "label": "\u200b\u200bCloud"').replace('"label"', '"text"')
    const [problem, ...others] = problemsOf({ 'cloud.json': written })
    expect(problem?.message).toMatch(/ There are 2 more like it in this file\.$/)
    expect(others).toEqual([])
    expect(problem?.fix && applyFix(written, problem.fix)).toBe(written.replaceAll('\u200b', ''))
  })

  test('hides no other mistake, and is none of its own where a word is read', () => {
    const written = titled('Cloud', ', "colour": "red"').replace('"title"', '"tit\u200ble"')
    expect(problemsOf({ 'cloud.json': written }).map(({ rule }) => rule)).toEqual(['hidden-character', 'unknown-field'])
  })

  test('is told beside a slip of the hand', () => {
    const written = titled('Cloud \u202edna').replace('",\n  "description"', '"\n  "description"')
    expect(problemsOf({ 'cloud.json': written }).map(({ rule, line }) => [rule, line])).toEqual([
      ['hidden-character', 2],
      ['unreadable-json', 3],
    ])
  })

  test("is told of the site's identity, too", () => {
    expect(problemsOf({ '_site.json': siteWith({ name: 'North\u202ewind' }) }).map(({ rule }) => rule)).toEqual([
      'hidden-character',
    ])
  })

  test.each([
    '👨‍👩‍👧 at work',
    'തമിഴ്\u200cനാട് ന്\u200d',
    '12\u00a0pages, Trans\u00adformation',
    '\\ud83d\\ude00',
    'C:\\\\users',
  ])('is none where it belongs: %s', (title) => {
    expect(told({ 'cloud.json': titled(title) })).toBe('')
  })
})
