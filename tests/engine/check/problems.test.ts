import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { rules } from '../../../scripts/engine/check/rules'
import { many, seed } from '../../depth'
import { page, pageWith, problemsOf } from '../virtual-site'

const folder = import.meta.dirname
const pinned = readdirSync(folder)
  .filter((name) => /^problems-.*\.test\.ts$/.test(name))
  .map((name) => readFileSync(path.join(folder, name), 'utf8'))
  .join('\n')

const cta = { type: 'cta', heading: 'Start', button: { label: 'Contact Us', path: '/contact' } }
const asJson = (value: unknown) => JSON.stringify(value, null, 2)
const rulesOf = (document: unknown) => problemsOf({ 'cloud.json': document }).map(({ rule }) => rule)

test('every rule has its message pinned in a test', () => {
  const covered = [...pinned.matchAll(/^ +(?:error|warning) ([a-z-]+): /gm)].map(([, rule]) => rule)
  expect([...new Set(covered)].sort()).toEqual([...rules.keys()].sort())
})

test('a problem has its place, severity, rule, message, suggestions, hint, origin and fix, and nothing else', () => {
  expect(problemsOf({ 'cloud.json': page('Cloud', { group: 'data-aii' }) })).toEqual([
    {
      file: 'pages-json/cloud.json',
      line: 10,
      column: 12,
      endLine: 10,
      endColumn: 22,
      severity: 'error',
      rule: 'unknown-value',
      message: '"group" cannot be "data-aii". Did you mean "data-ai"?',
      suggestions: ['data-ai'],
      hint: 'Choose one of: "data-ai", "creative-experience".',
      origin: 'unknown-value group data-aii',
      fix: {
        title: 'Write "data-ai"',
        changes: [{ line: 10, column: 12, endLine: 10, endColumn: 22, text: '"data-ai"' }],
      },
    },
  ])
})

test('all problems of all files come in one run, errors first', () => {
  const problems = problemsOf({
    'a.json': page('Cloud migration for companies with more than one data center in use'),
    'b.json':
      '{ "title": "B" "description": "What B is about.", "sections": [{ "type": "hero", "heading": "B", "hight": "full" }] }',
    'c.json': '',
    'd.json': pageWith({ ...cta, button: { label: 'Nowhere', path: '/nowhere' } }),
  })
  expect(problems.map(({ file, rule }) => `${file} ${rule}`)).toEqual([
    'pages-json/b.json unreadable-json',
    'pages-json/b.json unknown-field',
    'pages-json/c.json empty-file',
    'pages-json/d.json dead-link',
    'pages-json/a.json title-long',
  ])
})

test('a field mistyped beside the right one is not taken for it', () => {
  const [problem] = problemsOf({ 'cloud.json': page('Cloud', { titel: 'Clouds' }) })
  expect(problem).toMatchObject({ rule: 'unknown-field', suggestions: [] })
})

test.each([
  [
    'a hero whose type is mistyped',
    { ...page('Cloud'), sections: [{ type: 'heor', heading: 'Cloud' }] },
    ['unknown-section'],
  ],
  ['a hero without a type', { ...page('Cloud'), sections: [{ heading: 'Cloud' }] }, ['missing-field']],
  [
    'a hero under a wrong name',
    { ...page('Cloud'), sections: [{ type: 'banner', heading: 'Cloud' }] },
    ['unknown-section'],
  ],
  ['sections that are no list', { ...page('Cloud'), sections: { type: 'hero', heading: 'Cloud' } }, ['wrong-kind']],
  ['an empty list of sections', { ...page('Cloud'), sections: [] }, ['too-few']],
  ['a group that is no text', page('Cloud', { group: {} }), ['wrong-kind']],
  ['a list instead of a page', [], ['wrong-kind']],
  ['a title that is not there', { ...page('Cloud'), title: undefined }, ['missing-field']],
  ['an empty title', { ...page('Cloud'), title: '' }, ['empty-text']],
  ['an empty link', pageWith({ ...cta, button: { label: 'Start', path: '' } }), ['empty-text']],
  ['an address without a slash', page('Cloud', { aliases: ['clouds'] }), ['wrong-form']],
  [
    'an address of another site with a mistyped beginning',
    pageWith({ ...cta, button: { label: 'W3C', path: 'htps://w3.org' } }),
    ['unsafe-link'],
  ],
  [
    'an address that leaves the folder',
    pageWith({ ...cta, button: { label: 'Up', path: '/../etc' } }),
    ['unsafe-link'],
  ],
  ['a comma too many', asJson(page('Cloud')).replace(/\n\}$/, ',\n}'), ['unreadable-json']],
  ['a title in curly quotes', asJson(page('Cloud')).replace('"title"', '“title”'), ['unreadable-json']],
  ['words in curly quotes', asJson(page('Cloud')).replace('"Cloud"', '“Cloud services”'), ['unreadable-json']],
  ['a quote that is not closed', asJson(page('Cloud')).replace('"Cloud",', '"Cloud,'), ['unreadable-json']],
  ['a line break in a text', asJson(page('Cloud')).replace('"Cloud",', '"Clo\nud",'), ['unreadable-json']],
  ['a bracket that is not closed', asJson(page('Cloud')).replace(/\]\n\}$/, '\n}'), ['unreadable-json']],
  ['a bracket too many', `${asJson(page('Cloud'))}\n}`, ['unreadable-json']],
  ['a comment', asJson(page('Cloud')).replace('{', '{ // the cloud page'), ['unreadable-json']],
  ['a colon that is missing', asJson(page('Cloud')).replace('"title":', '"title"'), ['unreadable-json']],
])('%s is one problem', (_mistake, document, expected) => {
  expect(rulesOf(document)).toEqual(expected)
})

test.each([
  ['does not read as JSON', '{ "title": "Cloud", "sections": [{ "type": "hero", "heading": "Cloud" ]'],
  ['has its heading mistyped', pageWith({ type: 'offices', headng: 'Where we are' })],
  ['has its id mistyped', pageWith({ type: 'offices', idd: 'where-we-are', heading: 'Offices' })],
  ['is empty', ''],
  ['is in another encoding', Buffer.from(asJson(page('Caf\u00e9')), 'latin1')],
])('a page that %s causes no problem in a page that links into it', (_mistake, document) => {
  const linking = page('About', {
    sections: [{ type: 'hero', heading: 'About', button: { label: 'Where we are', path: '/cloud#where-we-are' } }],
  })
  const problems = problemsOf({ 'cloud.json': document, 'about.json': linking })
  expect(problems.map(({ file }) => file)).toEqual(['pages-json/cloud.json'])
})

const jargon =
  /\b(oneOf|anyOf|if\/then|instancePath|schema|property|properties|array|object|string|integer|boolean|undefined|null|NaN|ajv|token|parse)\b/i
/** How ajv begins many of its sentences. */
const ajvWords = /\bmust NOT\b/
/** The words of programmers in a message; none is best. */
const jargonIn = (message: string) =>
  [jargon.exec(inOwnWords(message))?.[0], ajvWords.exec(message)?.[0]].filter(Boolean)
/** A message without what it quotes from the document. */
const inOwnWords = (message: string) => message.replace(/"[^"]*"/g, '')

test('no pinned message uses a word of programmers', () => {
  const messages = [...pinned.matchAll(/^ +(?:(?:error|warning) [a-z-]+: |=> )(.*)$/gm)].map(
    ([, message = '']) => message,
  )
  const wrong = messages
    .map((message) => ({ words: jargonIn(message), message }))
    .filter(({ words }) => words.length > 0)
  expect(wrong).toEqual([])
})

test('no mistake a document can have is told in words of programmers, and none goes untold', () => {
  const valid = pageWith(
    { type: 'whyUs', heading: 'Why', reasons: [{ icon: 'search', title: 'One', description: 'First.', items: ['A'] }] },
    cta,
  )
  const paths = placesIn(valid)
  fc.assert(
    fc.property(
      fc.constantFrom(...paths),
      fc.constantFrom(null, 7.5, -1, true, [], {}, '', ['x', null], { a: 1 }),
      (at, value) => {
        const problems = problemsOf({ 'cloud.json': changed(valid, at, value) })
        expect(problems).not.toEqual([])
        for (const { message } of problems) expect(jargonIn(message), message).toEqual([])
      },
    ),
    { numRuns: many({ each: 40, deep: 1000 }), seed },
  )
})

/** The way to every value of a document. */
function placesIn(value: unknown, at: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [at]
  const inner = Object.entries(value).flatMap(([name, field]) =>
    placesIn(field, [...at, Array.isArray(value) ? Number(name) : name]),
  )
  return [...(at.length ? [at] : []), ...inner]
}

/** The document with another value at a place. */
function changed(document: object, at: (string | number)[], value: unknown): unknown {
  const copy: unknown = structuredClone(document)
  const last = at.at(-1)
  let inner = copy
  for (const step of at.slice(0, -1)) inner = Reflect.get(Object(inner), step)
  Reflect.set(Object(inner), String(last), value)
  return copy
}
