import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { rules } from '../../scripts/engine/check/rules'
import { readSchemas, sectionTypes } from '../../scripts/engine/schema/schemas'
import { problemInGuide } from '../../scripts/live/guide/addresses'
import { guideDocuments, readGuide } from '../../scripts/live/guide/documents'
import { excerptOf, markedIn } from '../../scripts/live/guide/excerpt'
import { documentPage, foundPage } from '../../scripts/live/guide/pages'
import { searchGuide } from '../../scripts/live/guide/search'

const [tasks] = guideDocuments
const pages = new Map(guideDocuments.map((document) => [document.address, documentPage(document)]))
const types = sectionTypes(readSchemas())

/** Whether an address is one of the guide's, its pictures' or the gallery's, with its place there. */
function exists(address: string): boolean {
  const [path = '', place] = address.split('#')
  const page = pages.get(path)
  if (page !== undefined) return place === undefined || page.includes(` id="${place}"`)
  const [, type] = /^\/_sections(?:\/(\w+))?$/.exec(path) ?? [undefined, '']
  if (type !== '') return type === undefined || types.includes(type)
  return path === '/' || existsSync(path.replace(/^\/_guide/, 'pages-json/_guide'))
}

describe('The guide in npm run dev', () => {
  test.each(guideDocuments)('leads from $label to places that are there', ({ address }) => {
    const page = pages.get(address) ?? ''
    const [, body = ''] = page.split('<body>')
    const links = [...body.matchAll(/ (?:href|src)="([^"]+)"/g)].map(([, link = '']) => link)
    const within = links
      .filter((link) => !/^https?:/.test(link))
      .map((link) => (link.startsWith('#') ? address + link : link))
    expect(within.length).toBeGreaterThan(20)
    expect(within.filter((link) => !exists(link))).toEqual([])
  })

  test.each(guideDocuments)('has an id of its own at each heading of $label', (document) => {
    const ids = [...(pages.get(document.address) ?? '').matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
    expect(ids.filter((id, place) => !id || ids.indexOf(id) !== place)).toEqual([])
    expect(readGuide(document).parts.every(({ id }) => ids.includes(id))).toBe(true)
  })

  test('explains every rule where the page leads to with its problem', () => {
    expect([...rules.keys()].filter((rule) => !exists(problemInGuide(rule)))).toEqual([])
  })

  test('shows nothing of the marks that say where a part of it is made', () => {
    expect([...pages.values()].join('')).not.toContain('npm run guide --')
  })
})

describe('Who searches it finds', () => {
  const first = (question: string) => searchGuide(question)[0]?.address

  test.each([
    ['rename', '/_guide#rename-a-page'],
    ['how do I delete a page?', '/_guide#remove-a-page'],
    ['add a photo', '/_guide#add-a-picture'],
    ['navigation', '/_guide#change-the-menu-and-the-footer'],
    ['cardGrid', '/_guide/sections#cardgrid'],
    ['dead-link', '/_guide/problems#dead-link'],
    ['keyPoints', '/_guide/sections#intro.keyPoints'],
    ['copyright', '/_guide#what-all-pages-share-field-by-field.copyrightYear'],
  ])('with “%s” %s first', (question, address) => {
    expect(first(question)).toBe(address)
  })

  test.each([
    ['how do I publish my page', '#your-first-page-from-nothing-to-published'],
    ['undo my last change', '#take-something-back'],
    ['schedule a page for december', '#keep-a-page-back-or-publish-it-on-a-day'],
    ['hide a page from visitors', '#keep-a-page-back-or-publish-it-on-a-day'],
    ['add a photo to an article', '#add-a-picture'],
    ['change the phone number', '#change-the-companys-name-email-or-offices'],
    ['put a page in the menu', '#change-the-menu-and-the-footer'],
    ['rename a page without breaking links', '#rename-a-page'],
    ['add faq', '/sections#questions'],
    ['a job is filled', '#add-a-job'],
    ['order of articles', '#set-the-dates-of-a-page'],
    ['word document to article', '#write-it-in-word-or-google-docs'],
    ['make text bold', '#a-pages-file'],
    ['add a link to another page', '#put-a-link-into-a-text'],
    ['what does the yellow mark mean', '#when-something-is-wrong'],
    ['see it on a phone', '#see-it-on-a-phone'],
    ['title too long for google', '/problems#title-long'],
    ['my colleague changed the same page', '#somebody-else-changed-the-same-page-at-the-same-time'],
    ['red error what do I do', '#when-something-is-wrong'],
    ['color of a page', '#change-the-groups-of-services'],
    ['delete a section', '#add-move-or-take-out-a-section'],
    ['footer links', '#change-the-menu-and-the-footer'],
    ['embed a youtube video', '#add-a-video'],
    ['which icons can I use', '#choose-an-icon'],
    ['a product name is marked as misspelled', '#when-something-is-wrong'],
    ['go back to an older version', '#take-something-back'],
    ['privacy page', '#change-the-menu-and-the-footer'],
    ['company email address', '#change-the-companys-name-email-or-offices'],
    ['who accepts my changes', '#send-it'],
    ['show my boss a preview', '#keep-a-page-back-or-publish-it-on-a-day'],
  ])('with “%s”, as an author asks, %s among the first three', (question, address) => {
    const found = searchGuide(question).slice(0, 3)
    expect(found.map((entry) => entry.address)).toContain(`/_guide${address}`)
  })

  test('a task whose name is mistyped', () => {
    expect(first('renaem')).toBe('/_guide#rename-a-page')
    expect(searchGuide('fooder').map(({ address }) => address)).toContain('/_guide#change-the-menu-and-the-footer')
  })

  test('what has all of the words before what has one of them', () => {
    const both = searchGuide('footer column').map(
      ({ title, words }) => /footer/i.test(title + words) && /column/i.test(title + words),
    )
    expect(both.lastIndexOf(true)).toBe(both.indexOf(false) - 1)
  })

  test('a problem by the sentence it was told with', () => {
    const found = searchGuide('In section 2, "titel" is not a field. Did you mean "title"?').slice(0, 5)
    expect(found.map(({ address }) => address)).toContain('/_guide/problems#unknown-field')
  })

  test('nothing where nothing is meant', () => {
    expect(searchGuide('xylophone')).toEqual([])
    expect(searchGuide('?')).toEqual([])
  })
})

describe('What was found', () => {
  test('says how much, and for what', () => {
    const page = tasks && foundPage(tasks, 'xylophone')
    expect(page).toContain('<h1>No places for “xylophone”</h1>')
  })

  test('shows what was typed as text', () => {
    const page = (tasks && foundPage(tasks, '<b onclick="x">')) ?? ''
    expect(page).not.toContain('<b ')
    expect(page).toContain('value="&lt;b onclick=&quot;x&quot;&gt;"')
  })

  test('shows the words that were looked for where they stand, and marks them', () => {
    const text = `${'Before it stands much else. '.repeat(20)}Here is the menu of the site.`
    const excerpt = excerptOf(text, 'menu')
    expect(excerpt).toMatch(/^… .*menu of the site\.$/)
    expect(markedIn(excerpt, 'men').filter(([, marked]) => marked)).toEqual([['menu', true]])
  })

  test('marks nothing in a text without the words', () => {
    expect(markedIn('A page of the site', '')).toEqual([['A page of the site', false]])
  })
})
