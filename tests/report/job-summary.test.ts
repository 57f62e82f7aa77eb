import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Problem } from '../../scripts/engine/problems/problem'
import { visible } from '../../scripts/engine/text/hidden-characters.mjs'
import { jobSummary } from '../../scripts/report/job-summary'
import { plain } from '../../scripts/report/markdown'
import { problem } from './mistakes'
import { html, shownBy } from './shown'
import { seed } from '../depth'

const onGitHub = { GITHUB_SERVER_URL: 'https://github.test', GITHUB_REPOSITORY: 'acme/site', GITHUB_SHA: 'abc123' }
const summaryOf = (problems: Problem[], environment = {}) =>
  jobSummary(problems, 3, { changed: new Set(['changed.json']), environment })

describe("The summary of GitHub's run", () => {
  test('says that everything is right', () => {
    expect(shownBy(summaryOf([]))).toBe('Everything is right\n3 pages checked, no problems.')
  })

  test('tells errors and warnings apart, those of changed files first', () => {
    const problems = [
      problem({ message: 'Kept.' }),
      problem({ file: 'changed.json', message: 'Changed.' }),
      problem({ message: 'A warning.', severity: 'warning' }),
    ]
    expect(shownBy(summaryOf(problems)).split('\n').filter(Boolean)).toEqual([
      '2 problems to mend before this can be published',
      'changed.json, line 3: Changed. pages-json/_guide/problems.md#unknown-field',
      'pages-json/cloud.json, line 3: Kept. pages-json/_guide/problems.md#unknown-field',
      '1 problem to look at',
      'pages-json/cloud.json, line 3: A warning. pages-json/_guide/problems.md#unknown-field',
    ])
  })

  test('leads to the line and to the guide', () => {
    const file = 'pages-json/a (b)/ü.json'
    expect(
      [...html(summaryOf([problem({ file })], onGitHub)).matchAll(/<a href="(.*?)">/g)].map(([, to]) => to),
    ).toEqual([
      'https://github.test/acme/site/blob/abc123/pages-json/a%20(b)/%C3%BC.json#L3',
      'https://github.test/acme/site/blob/abc123/pages-json/_guide/problems.md#unknown-field',
    ])
  })

  test('leads to no file that is not in the project', () => {
    expect(html(summaryOf([problem({ file: '../elsewhere.json' })], onGitHub)).match(/<a /g)).toHaveLength(1)
  })

  test('stays below what GitHub takes, and says how much is left out', () => {
    const text = summaryOf(Array.from({ length: 20_000 }, () => problem({ message: 'ä'.repeat(100) })))
    expect(Buffer.byteLength(text)).toBeLessThan(1024 * 1024)
    expect(Buffer.byteLength(text)).toBeGreaterThan(900_000)
    expect(text.trimEnd().split('\n').at(-1)).toMatch(/^This is not all: 1\d{4} more lines do not fit here\./)
  })
})

describe('What an author wrote, in Markdown,', () => {
  test.each([
    ['HTML', '<img src=x onerror=alert(1)> <!-- '],
    ['an end of a list', '\n\n# Heading\n- [x] done'],
    ['a link', '[click](https://evil.test) <https://evil.test> www.evil.test'],
    ['an address', 'https://evil.test/a?b#c and hello@evil.test'],
    ['a picture', '![a](https://evil.test/a.png)'],
    ['a cell', 'a | b | c'],
    ['emphasis and code', '**a** _b_ ~~c~~ `d` ```e'],
    ['a character by its number', '&#60;b&gt; &amp;'],
    ['a backslash', '\\<b> \\\\'],
    ['the beginning of a list', '1. a'],
    ['the beginning of another list', '- a'],
    ['the beginning of a third list', '12) a'],
    ['a line below a heading', '==='],
  ])('is shown as it is: %s', (_kind, text) => {
    expect(html(`- ${plain(text)}`)).toMatch(/^<ul>\n<li>[^<>]*<\/li>\n<\/ul>\n$/)
    expect(shownBy(`- ${plain(text)}`)).toBe(text.replace(/\s+/g, ' ').trim())
  })

  test('is shown as it is, whatever it is', () => {
    const signs = fc.array(fc.oneof(fc.constantFrom(...'<>[]()!*_`~#|\\&@:/.-+= \n$^"\''), fc.string()))
    fc.assert(
      fc.property(fc.constantFrom(...'a1-+=#>'), signs, (first, parts) => {
        const text = `${first}${parts.join('')}`
        expect(html(`- ${plain(text)}`)).toMatch(/^<ul>\n<li>[^<>]*<\/li>\n<\/ul>\n$/)
        expect(shownBy(`- ${plain(text)}`)).toBe(visible(text).replace(/\s+/g, ' ').trim())
      }),
      { seed, numRuns: 500 },
    )
  })

  test('can be read in a mail, too', () => {
    const sentence = 'In "Our services", card 3 ("Email"), {company} is 50% cheaper; see /step-by-step.'
    expect(plain(sentence)).toBe(sentence)
  })

  test('mentions nobody and links to no other request', () => {
    expect(html(plain('@octocat, #12 and org/repo#3'))).not.toMatch(/@\w|#\d/)
  })

  test('cannot turn the order of what stands around it', () => {
    expect(shownBy(plain('a\u202Eb\u2066c\u200F'))).toBe('a<U+202E>b<U+2066>c<U+200F>')
  })
})
