import { writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { planFixes } from '../../scripts/authoring/plan-fixes'
import { readContent } from '../../scripts/engine/check/content'
import { randomFrom } from '../../scripts/engine/graphics/seed'
import { parseText } from '../../scripts/engine/load/read-source'
import { LiveContent } from '../../scripts/live/live-content'
import { pretty } from '../../scripts/report/pretty'
import { runCommand } from '../authoring/run-command'
import { many } from '../depth'
import { hostileDocuments } from './hostile-documents'
import { page, siteWith, today, withFolder } from './virtual-site'

/** How many letters a hostile document has: a twentieth of what a document may have, or so many that its cost would show. */
const size = many({ each: 20_000, deep: 1_000_000 })

/** Seconds that nothing takes on a machine that does much else besides; alone it takes less than two. */
const patience = 30

function secondsOf(work: () => void): number {
  const start = performance.now()
  work()
  return (performance.now() - start) / 1000
}

/** How long the three take that read documents: npm run validate, fix and dev. */
function secondsIn(pages: string) {
  return {
    validate: secondsOf(() => {
      const { problems, index } = readContent({ pages, date: today })
      expect(pretty(problems, index.pages.length).length).toBeLessThan(1_000_000)
    }),
    fix: secondsOf(() => planFixes({ pages, date: today })),
    dev: secondsOf(() => {
      const content = new LiveContent(pages, today)
      content.glance('/cloud')
      content.page('/cloud')
      content.problems('/cloud')
    }),
  }
}

const soon = { validate: expect.toSatisfy(isSoon), fix: expect.toSatisfy(isSoon), dev: expect.toSatisfy(isSoon) }

function isSoon(seconds: number): boolean {
  return seconds < patience
}

describe.each(Object.entries(hostileDocuments))('a document of %s', (_, document) => {
  test('is soon read, mended and shown as a page', () => {
    expect(withFolder({ 'cloud.json': document(size) }, secondsIn)).toEqual(soon)
  })
})

test.each([
  ['broken brackets', `${JSON.stringify(siteWith({})).slice(0, -1)}, "a": ${'[1}'.repeat(size / 4)}`],
  [
    'unknown fields',
    JSON.stringify(siteWith(Object.fromEntries(Array.from({ length: size / 20 }, (_, n) => [`a${n}`, n])))),
  ],
  [
    'dead links',
    JSON.stringify(
      siteWith({ companyLinks: Array.from({ length: 2000 }, (_, n) => ({ label: 'a', path: `/a${n}` })) }),
    ),
  ],
])('the identity of the site with much of %s is soon read', (_, text) => {
  expect(withFolder({ '_site.json': text, 'cloud.json': page('Cloud') }, secondsIn)).toEqual(soon)
})

const letters = [
  '{ } [ ] : , " \' “ ” ’ \\ \\" \\u a "a" "a": true None -1e9 007 // /* */ <!-- --> # ... ``` ; => `'.split(' '),
  '** _ [a](b) ]( ![ <b> </b> <a href=" &amp; > - 1. | |-| ~~~ {{ https://a.b'.split(' '),
  ['\n', '\r\n', ' ', '\t', '\u00a0', '\0', '\ud800', '> ', '- ', '1. '],
  ['"sections": [', '{"type": "hero", "heading": "', '{"type": "intro", "text": ["', '"title": "'],
].flat()

/** A few marks of JSON and Markdown, over and over or each time others. */
function soups(count: number, length: number): string[] {
  const random = randomFrom('soup')
  const pick = () => letters[Math.floor(random() * letters.length)] ?? ''
  return Array.from({ length: count }, () => {
    const some = Array.from({ length: 1 + Math.floor(random() * 6) }, pick).join('')
    const mixed = Array.from({ length: Math.ceil(random() * 200) }, pick).join('')
    const once = random() < 0.7 ? some : mixed
    const words = once.repeat(Math.ceil(length / once.length)).slice(0, length)
    const kind = random()
    if (kind < 0.5) return words
    if (kind < 0.7) return `{"title": "${words}`
    const text = JSON.stringify(words)
    return JSON.stringify(page('Cloud', { sections: [{ type: 'articleBody', body: ['BODY'] }] })).replace(
      '"BODY"',
      () => text,
    )
  })
}

test('marks in any order, over and over, are soon read', () => {
  const slow = withFolder({}, (pages) =>
    soups(12, 200_000).filter((text) => {
      writeFileSync(`${pages}/cloud.json`, text)
      return !Object.values(secondsIn(pages)).every(isSoon)
    }),
  )
  expect(slow.map((text) => text.slice(0, 200))).toEqual([])
}, 1_200_000)

test('no marks in any order end in an error of the program', () => {
  const thrown = soups(1500, 600).filter((text) => {
    try {
      parseText('cloud.json', text)
      return false
    } catch {
      return true
    }
  })
  expect(thrown).toEqual([])
})

test('npm run validate and npm run fix end in words', () => {
  const files = {
    'cloud.json': hostileDocuments['links to nowhere']?.(size),
    'rain.json': hostileDocuments['open brackets']?.(size),
    'snow.json': hostileDocuments['straight quotation marks']?.(size),
  }
  const printed = withFolder(files, (pages) => ['validate', 'fix'].map((command) => runCommand(command, pages)))
  expect(printed).toEqual([
    { status: 1, stdout: expect.stringContaining('more things in this file need mending'), stderr: '' },
    { status: 1, stdout: expect.stringContaining('more things in this file need mending'), stderr: '' },
  ])
})
