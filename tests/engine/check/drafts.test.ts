import { describe, expect, test } from 'vitest'
import { readContent, type Content } from '../../../scripts/engine/check/content'
import { beforeLaunch } from '../../../scripts/engine/check/launch'
import { contentOf, page, pageWith, problemsOf, siteWith, today, withFolder, type Files } from '../virtual-site'

const draft = (title: string, more: object = {}) => page(title, { draft: true, ...more })
const later = (title: string, more: object = {}) => page(title, { published: '2026-12-01', ...more })
const linking = (link: string, more: object = {}) =>
  page('Linking', {
    sections: [
      { type: 'hero', heading: 'Linking' },
      { type: 'intro', heading: 'More', text: [`See [the other](${link}).`] },
    ],
    ...more,
  })
const said = (files: Files, date?: string) =>
  problemsOf(files, date).map(({ file, severity, rule, message }) => `${file} ${severity} ${rule}: ${message}`)
const rulesOf = (files: Files, date?: string) =>
  problemsOf(files, date).map(({ file, severity, rule }) => `${severity} ${rule} in ${file}`)
const pathsOf = ({ shown }: Content) => shown.pages.map(({ path }) => path)

describe('The site', () => {
  const files = { 'draft.json': draft('A'), 'later.json': later('B'), 'cloud.json': page('C') }

  test('consists of the pages that are not held back', () => {
    expect(pathsOf(contentOf(files))).toEqual(['/404', '/cloud', '/contact', '/'])
    expect(pathsOf(contentOf(files, '2026-12-01'))).toEqual(['/404', '/cloud', '/contact', '/', '/later'])
  })

  test('knows the others as waiting', () => {
    expect(contentOf(files).shown.waiting.map(({ path }) => path)).toEqual(['/draft', '/later'])
  })

  test('of a preview consists of all pages but drafts with a mistake', () => {
    const faulty = { ...files, 'faulty.json': draft('F', { titel: 'G' }) }
    const shown = withFolder(faulty, (pages) => pathsOf(readContent({ pages, date: today, drafts: true })))
    expect(shown).toEqual(['/404', '/cloud', '/contact', '/draft', '/', '/later'])
  })
})

describe('What is wrong with a draft', () => {
  const mistakes: [what: string, document: object | string, rule: string][] = [
    ['a field that is none', draft('D', { titel: 'x' }), 'unknown-field'],
    ['a section that is missing', { title: 'D', description: 'Of D.', draft: true }, 'missing-field'],
    ['a link to nowhere', linking('/nowhere', { draft: true }), 'dead-link'],
    ['the title of another page', { ...draft('Contact'), description: 'Another one.' }, 'title-taken'],
    ['a comma that is missing', JSON.stringify(draft('D')).replace('","', '" "'), 'unreadable-json'],
  ]
  test.each(mistakes)('%s, is told as a warning', (_, document, rule) => {
    expect(rulesOf({ 'draft.json': document })).toContain(`warning ${rule} in pages-json/draft.json`)
    expect(contentOf({ 'draft.json': document }).problems.filter(({ severity }) => severity === 'error')).toEqual([])
  })

  test('is an error as soon as it is none', () => {
    expect(rulesOf({ 'draft.json': page('D', { titel: 'x' }) })).toEqual([
      'error unknown-field in pages-json/draft.json',
    ])
  })

  test('is an error in a page with a day to come, which is published by itself', () => {
    expect(rulesOf({ 'later.json': later('L', { titel: 'x' }) })).toEqual([
      'error unknown-field in pages-json/later.json',
    ])
  })

  test('is no error before a launch either', () => {
    const files = { 'draft.json': draft('To write: a title') }
    const severities = withFolder(files, (pages) => beforeLaunch(readContent({ pages, date: today })))
    expect(severities.map(({ rule, severity }) => `${severity} ${rule}`)).toEqual(['warning starting-text'])
  })

  test('is told of the draft where a copy is at fault, and not of the page that was copied', () => {
    const copied = { 'cloud.json': page('Cloud'), 'services/new-cloud.json': page('Cloud', { draft: true }) }
    expect(rulesOf(copied)).toEqual(['warning page-copied in pages-json/services/new-cloud.json'])
  })
})

test('Pages among each other are looked at as if a draft were not there', () => {
  const aliases = { aliases: ['/old'] }
  const draftToo = { 'draft.json': draft('D', aliases), 'a.json': page('A', aliases), 'b.json': page('B', aliases) }
  expect(rulesOf(draftToo)).toContain('error address-taken in pages-json/b.json')
})

describe('A link to a page that is not published', () => {
  test.each([
    [draft('Other'), '/other is a draft. Until it is published, the words of the link are plain text.'],
    [later('Other'), '/other is published on December 1, 2026. Until then, the words of the link are plain text.'],
  ])('within a text is told with what keeps the page back: %j', (other, sentence) => {
    expect(said({ 'other.json': other, 'linking.json': linking('/other') })).toEqual([
      `pages-json/linking.json warning awaited-link: In section 2 (intro, "More"), paragraph 1, ${sentence}`,
    ])
  })

  test('on a button is told to be left out', () => {
    const cta = { type: 'cta', heading: 'Start', button: { label: 'See the other', path: '/other' } }
    expect(said({ 'other.json': draft('Other'), 'cloud.json': pageWith(cta) })).toEqual([
      'pages-json/cloud.json warning awaited-link: In section 2 (cta, "Start"), /other is a draft. Until it is published, what leads there is left out.',
    ])
  })

  test('in menus and footer is told there', () => {
    const navigation = [
      { label: 'Home', path: '/' },
      { label: 'Other', path: '/other' },
    ]
    expect(said({ '_site.json': siteWith({ navigation }), 'other.json': later('Other') })).toEqual([
      'pages-json/_site.json warning awaited-link: /other is published on December 1, 2026. Until then, menus and footer leave this entry out.',
    ])
  })

  test.each([
    ['the day has come', { 'other.json': later('Other'), 'linking.json': linking('/other') }, '2026-12-01'],
    [
      'the page it stands on waits as long',
      { 'other.json': later('O'), 'linking.json': linking('/other', { published: '2026-12-01' }) },
      today,
    ],
    [
      'it stands on a draft itself',
      { 'other.json': draft('Other'), 'linking.json': linking('/other', { draft: true }) },
      today,
    ],
  ])('is not told where %s', (_, files, date) => {
    expect(said(files, date)).toEqual([])
  })

  test('is told of a page that appears before the one it leads to', () => {
    const files = { 'other.json': draft('Other'), 'linking.json': linking('/other', { published: '2026-12-01' }) }
    expect(rulesOf(files)).toEqual(['warning awaited-link in pages-json/linking.json'])
  })
})

describe('An address that another page answers meanwhile', () => {
  const lender = page('Lender', { aliases: ['/other'] })

  test.each([[draft('Other')], [later('Other')]])('is nobody’s mistake: %j', (other) => {
    expect(said({ 'other.json': other, 'lender.json': lender })).toEqual([])
  })

  test('is where links lead, and that is told', () => {
    const files = { 'other.json': later('Other'), 'lender.json': lender, 'linking.json': linking('/other') }
    expect(said(files)).toEqual([
      'pages-json/linking.json warning awaited-link: In section 2 (intro, "More"), paragraph 1, /other is published on December 1, 2026. Until then, the link leads to /lender.',
    ])
  })

  test('breaks nothing on the day on which its own page is there', () => {
    expect(said({ 'other.json': later('Other'), 'lender.json': lender }, '2026-12-01')).toEqual([
      'pages-json/lender.json warning alias-over: pages-json/other.json is published since December 1, 2026 and answers at /other itself, so this alias has no effect any more. Remove it.',
    ])
  })
})

describe('Who holds a page back that was published', () => {
  /** What is said once files have changed since the last build. */
  const afterwards = (before: Files, after: Files, date = today) =>
    problemsOf(after, date, before).map(({ file, rule, message }) => `${file} ${rule}: ${message}`)
  const published = { 'services/index.json': page('Services'), 'services/cloud.json': page('Cloud') }
  const heldBack = { ...published, 'services/cloud.json': draft('Cloud') }

  test('is told what ends there, and which page could answer in its place', () => {
    expect(afterwards(published, heldBack)).toEqual([
      'pages-json/services/cloud.json withdrawn-page: The site as it was last built here has this page. If visitors have it, too: until it is published again, search results that lead to /services/cloud find nothing. To have this address answered meanwhile, add it to another page, such as pages-json/services/index.json: "aliases": ["/services/cloud"].',
    ])
  })

  test('is told which pages link there', () => {
    const home = { 'linking.json': linking('/services/cloud') }
    expect(afterwards({ ...published, ...home }, { ...heldBack, ...home }).join('\n')).toContain(
      ', and the links on /linking are left out.',
    )
  })

  test('is told the day on which it is back', () => {
    const again = { ...published, 'services/cloud.json': later('Cloud') }
    expect(afterwards(published, again).join()).toContain('until December 1, 2026, search results')
  })

  test('is told nothing where another page answers', () => {
    const lent = { ...heldBack, 'services/index.json': page('Services', { aliases: ['/services/cloud'] }) }
    expect(afterwards(published, lent)).toEqual([])
  })

  test('is told nothing of a page that has never been published', () => {
    expect(afterwards(heldBack, heldBack)).toEqual([])
    expect(afterwards({}, heldBack)).toEqual([])
  })

  test('is told nothing where only the day that is built for is an earlier one', () => {
    const files = { ...published, 'services/cloud.json': later('Cloud') }
    expect(afterwards(files, files, '2026-11-01')).toEqual([])
  })
})

test.each([
  ['index.json', { draft: true }, 'draft'],
  ['404.json', { published: '2026-12-01' }, 'published'],
])('%s cannot be held back', (file, more, field) => {
  expect(said({ [file]: page('Needed', more) }).filter((told) => told.includes('page-needed'))).toEqual([
    `pages-json/${file} error page-needed: The site cannot be without this page, so it cannot be kept back. Remove "${field}".`,
  ])
})
