import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { changesComment } from '../../../scripts/review/changes/comment'
import { receivedChanges } from '../../../scripts/review/comment/received-changes'
import { html, shownBy } from '../../report/shown'

const folder = mkdtempSync(path.join(tmpdir(), 'received-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const cloud = { page: 'Cloud', address: '/cloud', sentences: ['At the top: the text changed.'] }
const received = (text: string) => {
  const file = path.join(folder, 'changes.json')
  writeFileSync(file, text)
  return receivedChanges(file)
}

describe('What a pull request sends', () => {
  test('is read where it is what it should be', () => {
    expect(received(JSON.stringify({ pages: [cloud], elsewhere: '' }))).toEqual({ pages: [cloud], elsewhere: '' })
  })

  test.each<[string, unknown]>([
    ['nothing', null],
    ['a list', [cloud]],
    ['a page without a title', { pages: [{ address: '/', sentences: [] }], elsewhere: '' }],
    ['a sentence that is none', { pages: [{ ...cloud, sentences: [{ toString: 1 }] }], elsewhere: '' }],
    ['more than is known', { pages: [], elsewhere: '', number: 12 }],
    ['more of a page than is known', { pages: [{ ...cloud, html: '<b>' }], elsewhere: '' }],
  ])('is refused where it is %s', (_kind, value) => {
    expect(() => received(JSON.stringify(value))).toThrow('is not in the form it should be in.')
  })

  test('is refused where it is no JSON', () => {
    expect(() => received('{ "pages": ')).toThrow('is not in the form it should be in.')
  })

  test('is refused where it is too large to be read', () => {
    expect(() => received(JSON.stringify({ pages: [], elsewhere: 'a'.repeat(2_000_000) }))).toThrow('is larger than')
  })

  test.skipIf(process.platform === 'win32')('is refused where it leads to another file of the machine', () => {
    const link = path.join(folder, 'link.json')
    symlinkSync(path.join(folder, 'changes.json'), link)
    received(JSON.stringify({ pages: [], elsewhere: '' }))
    expect(() => receivedChanges(link)).toThrow('There is no file')
  })
})

const whose =
  'What is quoted below comes from the pull request itself, from its pages and its own code. No reviewer says it, nor does this project.'

describe('The comment', () => {
  const evil = '<script>alert(1)</script> @everyone [x](https://evil.test) #1 ![y](z) <!-- -->\n\n# Big | `code`'

  test('names pages and what changed on them', () => {
    const text = changesComment({ pages: [cloud], elsewhere: 'Because of this, the menu changes too.' })
    expect(shownBy(text).split('\n').filter(Boolean)).toEqual([
      'What changes with this',
      whose,
      'Cloud /cloud',
      'At the top: the text changed.',
      'Because of this, the menu changes too.',
    ])
  })

  test('says where the preview is, in words of its own', () => {
    const text = changesComment(
      { pages: [cloud], elsewhere: '' },
      'https://github.test/acme/site/actions/runs/5#artifacts',
    )
    expect(html(text)).toContain('href="https://github.test/acme/site/actions/runs/5#artifacts"')
    expect(shownBy(text).trimEnd().split('\n').at(-1)).toBe(
      'See it: download the preview at the end of that page, unpack it, and run npx sirv-cli in its folder. It has the drafts, too.',
    )
  })

  test('shows whatever was sent as plain text', () => {
    const text = changesComment({ pages: [{ page: evil, address: evil, sentences: [evil, evil] }], elsewhere: evil })
    const tags = new Set(
      (html(text.replace(/^<!-- what-changed -->\n/, '')).match(/<\/?\w+/g) ?? []).map((tag) => tag.replace('</', '<')),
    )
    expect([...tags].sort()).toEqual(['<blockquote', '<h3', '<li', '<p', '<strong', '<ul'])
    expect(html(text)).not.toMatch(/@\w|#\d|https?:\/\/\w/)
    expect(shownBy(text).split('# Big | `code`')).toHaveLength(6)
  })

  test('says whose words it repeats, and sets all of them apart', () => {
    const approved = { page: 'Approved by security', address: '/approved', sentences: ['Approved by security.'] }
    const text = changesComment({ pages: [approved, approved], elsewhere: 'Approved by security, too.' })
    const [around = '', ...quotes] = html(text).split('<blockquote>')
    expect(around).toContain(whose)
    expect([around, ...quotes.map((quote) => quote.split('</blockquote>')[1])].join('')).not.toContain('Approved')
  })

  test.each([
    'GH-1',
    'gh-12',
    'GHSA-abcd-1234-efgh',
    'CVE-2021-42574',
    '#1',
    'org/repo#1',
    '@someone',
    'org@0123abcdef',
    '0123abc',
    'a5c3785ed8d6a35868bc169f07e40e889087fd2e',
    'https://evil.test',
    'www.evil.test',
    'someone@evil.test',
  ])('links nowhere where it repeats %s', (reference) => {
    const text = changesComment({ pages: [{ page: 'Cloud', address: '/', sentences: [reference] }], elsewhere: '' })
    const shown = /<li>(.*)<\/li>/.exec(html(text))?.[1] ?? ''
    expect(shown.replaceAll('\u2060', '')).toBe(reference)
    expect(shown).not.toMatch(/(gh|cve)-\d|ghsa-\w|#\d|@\w|(?<![\da-z])[\da-f]{7,}(?![\da-z])|https?:\/\/|www\.\w/i)
    expect(text).not.toMatch(/www\.|<a /)
  })

  test('stays below what GitHub takes, whatever was sent', () => {
    const page = {
      page: '@'.repeat(5000),
      address: `/${'a'.repeat(5000)}`,
      sentences: Array(40).fill('#'.repeat(700)),
    }
    const text = changesComment({ pages: Array.from({ length: 60 }, () => page), elsewhere: '#'.repeat(50_000) })
    expect(text.length).toBeLessThan(65_536)
    expect(shownBy(text)).toContain('This is not all: more does not fit here.')
  })

  test('says that it does not name every page where there are very many', () => {
    const text = changesComment({
      pages: Array.from({ length: 201 }, () => ({ ...cloud, sentences: [] })),
      elsewhere: '',
    })
    expect(shownBy(text).match(/^Cloud/gm)).toHaveLength(200)
    expect(shownBy(text)).toContain('This is not all: more does not fit here.')
  })

  test('counts what it leaves out of a page', () => {
    const sentences = Array.from({ length: 40 }, (_, i) => `In "A": paragraph ${i} changed.`)
    expect(shownBy(changesComment({ pages: [{ ...cloud, sentences }], elsewhere: '' }))).toContain('and 10 more')
  })

  test('says so where nothing changes any more', () => {
    expect(shownBy(changesComment({ pages: [], elsewhere: '' }))).toBe(
      'What changes with this\nThe pull request says that no page changes with it.',
    )
  })
})
