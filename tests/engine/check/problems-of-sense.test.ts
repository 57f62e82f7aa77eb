import { expect, test } from 'vitest'
import { identity, opening, page, pageWith, problemsOf, siteWith, told } from '../virtual-site'

const cta = (path: string) => ({ type: 'cta', heading: 'Start', button: { label: 'Write', path } })
const tools = (title: string, ...names: string[]) =>
  page(title, {
    sections: [
      { type: 'hero', heading: title },
      { type: 'technologies', heading: 'Tools', technologies: names.map((name) => ({ name })) },
    ],
  })
const job = (changes: object) =>
  page('Designer', {
    job: { ...opening, ...changes },
    sections: [{ type: 'hero', heading: 'Designer' }, { type: 'job' }],
  })
const rules = (files: Parameters<typeof problemsOf>[0]) => problemsOf(files).map(({ rule }) => rule)

test("the company's own email address, written out", () => {
  expect(told({ 'cloud.json': pageWith(cta(`mailto:${identity.email}?subject=Cloud`)) })).toMatchInlineSnapshot(`
    "pages-json/cloud.json 14:17-14:60 "mailto:hello@northwind.test?subject=Cloud"
    warning own-email: In section 2 (cta, "Start"), hello@northwind.test is the company's own address, which is written once, in _site.json. Write "mailto:{email}?subject=Cloud", and this link changes with it.
    -> mailto:{email}?subject=Cloud
    => Write mailto:{email}?subject=Cloud"
  `)
})

test('another email address is nobody else’s business', () => {
  expect(rules({ 'cloud.json': pageWith(cta('mailto:jobs@northwind.test')) })).toEqual([])
})

test('a job that is listed in another country than its place', () => {
  expect(told({ 'career/designer.json': job({ location: 'Trivandrum, Kerala', region: 'usa' }) }))
    .toMatchInlineSnapshot(`
    "pages-json/career/designer.json 15:15-15:20 "usa"
    warning job-place: "location" names Trivandrum, which is in India, but the job is listed under "usa". Write "region": "india", or the place where the work is done.
    -> india"
  `)
})

test('a job in two places is listed in either', () => {
  expect(rules({ 'career/designer.json': job({ location: 'Trivandrum or Temecula', region: 'usa' }) })).toEqual([])
})

test('a sentence for a heading, and a heading below it', () => {
  const heading =
    'We move one system a week, in an order that you can stop whenever you like, and test each of them at night.'
  expect(told({ 'cloud.json': pageWith({ type: 'offices', heading, text: 'How we move' }) })).toMatchInlineSnapshot(`
    "pages-json/cloud.json 11:18-11:127 "We move one system a week, in an order that you can stop whenever you like, and test each of them at night."
    warning swapped-texts: In section 2 (offices, "We move one system a week, in an order …"), this heading is a long sentence, and the text below it is short, like a heading. Exchange the two."
  `)
})

test('a picture described by words to be searched', () => {
  const image = { src: 'office.jpg', alt: 'UX design company, best UX design agency, UX design India' }
  expect(told({ 'cloud.json': pageWith({ type: 'intro', heading: 'Us', text: ['Words.'], image }) }))
    .toMatchInlineSnapshot(`
    "pages-json/cloud.json 16:16-16:28 "office.jpg"
    error missing-image: In section 2 (intro, "Us"), there is no picture "office.jpg" in pages-json/_images. Put it there, or write the name of one that is.

    pages-json/cloud.json 17:16-17:75 "UX design company, best UX design agency, UX design India"
    warning alt-search-words: In section 2 (intro, "Us"), this names "design" again and again, as if for search engines, which take that for spam. Say in one sentence what the picture shows, for people who cannot see it."
  `)
})

test('a picture of three things is described by all three', () => {
  const image = { src: 'office.jpg', alt: 'A desk by the window, a plant in a pot, a lamp.' }
  expect(rules({ 'cloud.json': pageWith({ type: 'intro', heading: 'Us', text: ['Words.'], image }) })).toEqual([
    'missing-image',
  ])
})

test('code in curly quotation marks', () => {
  expect(
    told({
      'cloud.json': pageWith({ type: 'articleBody', body: ['```js\nimport { onLCP } from ‘web-vitals’;\n```'] }),
    }),
  ).toMatchInlineSnapshot(`
    "pages-json/cloud.json 12:39-12:51 ‘web-vitals’
    warning code-quotes: In section 2 (articleBody), block 1, in code, quotation marks are straight: whoever copies "‘web-vitals’" gets an error. Write "'web-vitals'".
    -> 'web-vitals'
    => Write 'web-vitals'"
  `)
})

test('curly quotation marks that code writes on purpose', () => {
  const body = ['Set `content: "“"` and `const open = \'“ ”\'`, and “quote” freely.']
  expect(rules({ 'cloud.json': pageWith({ type: 'articleBody', body }) })).toEqual([])
})

test('a product that other pages write in another way', () => {
  const files = { 'a.json': tools('A', 'Playwright'), 'b.json': tools('B', 'Play Wright', 'C', 'C#', 'C++') }
  expect(told(files)).toMatchInlineSnapshot(`
    "pages-json/b.json 14:19-14:32 "Play Wright"
    warning technology-name: In section 2 (technologies, "Tools"), technology 1, pages-json/a.json writes this "Playwright". Write it on both pages as its maker does.
    -> Playwright"
  `)
})

test('a city that names no time zone comes with those of its country', () => {
  const [, office] = identity.offices
  const offices = [{ ...office, timeZone: 'America/Temecula' }]
  const registrations = identity.registrations.map((each) => ({ ...each, country: 'USA' }))
  expect(told({ '_site.json': siteWith({ offices, registrations }) })).toMatchInlineSnapshot(`
    "pages-json/_site.json 31:19-31:37 "America/Temecula"
    error unknown-time-zone: There is no time zone called "America/Temecula". Not every city has one; in "USA" it is America/New_York, America/Chicago, America/Denver, America/Los_Angeles or another."
  `)
})

test('an address that several pages still link to asks what became of its page', () => {
  const files = { 'a.json': tools('A'), 'b.json': tools('B') }
  const linking = (title: string) => page(title, { sections: [{ type: 'hero', heading: title }, cta('/migrating')] })
  expect(told({ ...files, 'a.json': linking('A'), 'b.json': linking('B') })).toMatchInlineSnapshot(`
    "pages-json/a.json 14:17-14:29 "/migrating"
    error dead-link: In section 2 (cta, "Start"), there is no page at /migrating, and 2 pages link there. If its file was renamed or removed, get it back, and use npm run move or npm run remove, which change the links as well. Otherwise remove the links, or choose another page.

    pages-json/b.json 14:17-14:29 "/migrating"
    error dead-link: In section 2 (cta, "Start"), there is no page at /migrating, and 2 pages link there. If its file was renamed or removed, get it back, and use npm run move or npm run remove, which change the links as well. Otherwise remove the links, or choose another page."
  `)
})

test('an address whose page is elsewhere now', () => {
  const linking = (title: string) =>
    page(title, { sections: [{ type: 'hero', heading: title }, cta('/services/uiux')] })
  const files = { 'services/design/uiux.json': page('UI/UX'), 'a.json': linking('A'), 'b.json': linking('B') }
  expect(told(files)).toMatchInlineSnapshot(`
    "pages-json/a.json 14:17-14:33 "/services/uiux"
    error dead-link: In section 2 (cta, "Start"), there is no page at /services/uiux, but one at /services/design/uiux. If you moved its file, put it back, and move it with npm run move -- /services/uiux /services/design/uiux, which changes the links as well.
    -> /services/design/uiux

    pages-json/b.json 14:17-14:33 "/services/uiux"
    error dead-link: In section 2 (cta, "Start"), there is no page at /services/uiux, but one at /services/design/uiux. If you moved its file, put it back, and move it with npm run move -- /services/uiux /services/design/uiux, which changes the links as well.
    -> /services/design/uiux"
  `)
})

test('a second list of sections says where its sections belong', () => {
  const text = `{
  "title": "Cloud",
  "description": "What runs elsewhere.",
  "sections": [{ "type": "hero", "heading": "Cloud" }],
  "sections": [{ "type": "offices" }]
}`
  expect(told({ 'cloud.json': text })).toMatchInlineSnapshot(`
    "pages-json/cloud.json 4:16-4:17 {
    error missing-field: In section 1 (offices), "heading" is missing: the section's heading.

    pages-json/cloud.json 5:3-5:13 "sections"
    error duplicate-field: "sections" is here twice, and only the last list would count. Put what is in the second at the end of the first, before its ], and remove the second "sections" with its [ ]."
  `)
})
