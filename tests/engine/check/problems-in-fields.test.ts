import { expect, test } from 'vitest'
import { photo } from '../../../scripts/engine/check/example-pictures'
import { opening, page, pageWith, problemsOf, siteWith, told } from '../virtual-site'

test('a mistyped field is one rename, though the right one is missing', () => {
  expect(told({ 'cloud.json': { ...page('Cloud'), title: undefined, titel: 'Cloud' } })).toMatchInlineSnapshot(`
    "pages-json/cloud.json 9:3-9:10 "titel"
    error unknown-field: "titel" is not a field. Did you mean "title"?
    -> title
       The fields here: title, description, keywords, kind, group, menu, aliases, canonical, draft, published, updated, reviewed, topics, inquiry, job, sections.
    => Rename to "title""
  `)
})

test('a field that is like none comes with those there are', () => {
  expect(told({ 'cloud.json': pageWith({ type: 'offices', heading: 'Offices', colour: 'red' }) }))
    .toMatchInlineSnapshot(`
      "pages-json/cloud.json 12:7-12:15 "colour"
      error unknown-field: In section 2 (offices, "Offices"), "colour" is not a field. Colors and sizes are those of the site, the same on every page. Remove the field.
         The fields here: type, id, heading, text."
    `)
})

test('a missing field comes with what it is for', () => {
  expect(told({ 'cloud.json': pageWith({ type: 'cta', heading: 'Start' }) })).toMatchInlineSnapshot(`
    "pages-json/cloud.json 9:5-9:6 {
    error missing-field: In section 2 (cta, "Start"), "button" is missing: the button. On service pages it leads to the contact page."
  `)
})

test('a mistyped section type comes with the nearest', () => {
  expect(told({ 'cloud.json': pageWith({ type: 'cardGird', heading: 'Cards', cards: [] }) })).toMatchInlineSnapshot(`
    "pages-json/cloud.json 10:15-10:25 "cardGird"
    error unknown-section: In section 2 (cardGird, "Cards"), there is no section type "cardGird". Did you mean "cardGrid"?
    -> cardGrid
       The types are: articleBody, articleList, cardGrid, companyFacts, cta, downloads, factsStrip, firstMessage, groups, hero, industries, intro, job, jobBoard, offices, people, picture, process, questions, quotation, relatedPages, search, serviceList, technologies, video, whyUs, work.
    => Rename to "cardGrid""
  `)
})

test('a number where words belong', () => {
  expect(told({ 'cloud.json': pageWith({ type: 'offices', heading: 2026 }) })).toMatchInlineSnapshot(`
    "pages-json/cloud.json 11:18-11:22 2026
    error wrong-kind: In section 2 (offices), "heading" needs text in quotation marks, but here is a number. Write it as "2026".
    => Write it as text in quotation marks"
  `)
})

test('the entry of a list that is wrong is counted as people count', () => {
  expect(
    told({
      'cloud.json': pageWith({
        type: 'whyUs',
        heading: 'Why',
        reasons: [{ title: 'One', description: 'First.' }, 'Two'],
      }),
    }),
  ).toMatchInlineSnapshot(`
    "pages-json/cloud.json 17:9-17:14 "Two"
    error wrong-kind: In section 2 (whyUs, "Why"), reason 2 needs fields in { }, but here is text. Write { "title": "Two", "description": "…" }."
  `)
})

test('a group by the name visitors see', () => {
  expect(told({ 'cloud.json': page('Cloud', { group: 'Creative' }) })).toMatchInlineSnapshot(`
    "pages-json/cloud.json 10:12-10:22 "Creative"
    error unknown-value: "group" cannot be "Creative". Did you mean "creative-experience"?
    -> creative-experience
       Choose one of: "data-ai", "creative-experience"."
  `)
})

test('a group of a panel that _site.json has none like', () => {
  const panel = { group: 'baking', description: 'Bread.', link: { label: 'Bread', path: '/contact' } }
  const panels = pageWith({ type: 'groups', heading: 'Groups', groups: [panel, { ...panel, group: 'data-ai' }] })
  expect(told({ 'cloud.json': panels })).toMatchInlineSnapshot(`
    "pages-json/cloud.json 14:20-14:28 "baking"
    error unknown-value: In section 2 (groups, "Groups"), group 1, "group" cannot be "baking". Choose one of: "data-ai", "creative-experience".
    -> data-ai | creative-experience"
  `)
})

test('a region without an office', () => {
  const sections = [{ type: 'hero', heading: 'Designer' }, { type: 'job' }]
  const job = { ...opening, region: 'Indi' }
  expect(told({ 'career/designer.json': page('Designer', { job, sections }) })).toMatchInlineSnapshot(`
    "pages-json/career/designer.json 15:15-15:21 "Indi"
    error unknown-value: "region" cannot be "Indi". Did you mean "india"?
    -> india
       Choose one of: "india", "usa".
    => Write "india""
  `)
})

test('a group is not judged while _site.json is broken', () => {
  const files = { '_site.json': siteWith({ groups: 7 }), 'cloud.json': page('Cloud', { group: 'baking' }) }
  expect(told(files)).not.toContain('cloud.json')
})

test('a value that is none of those to choose from', () => {
  expect(told({ 'cloud.json': page('Cloud', { kind: 'servise' }) })).toMatchInlineSnapshot(`
    "pages-json/cloud.json 10:11-10:20 "servise"
    error unknown-value: "kind" cannot be "servise". Did you mean "service"?
    -> service
       Choose one of: "service", "article", "job", "page".
    => Write "service""
  `)
})

test('a group that is none of those in _site.json', () => {
  expect(told({ 'cloud.json': page('Cloud', { group: 'data-aii' }) })).toMatchInlineSnapshot(`
    "pages-json/cloud.json 10:12-10:22 "data-aii"
    error unknown-value: "group" cannot be "data-aii". Did you mean "data-ai"?
    -> data-ai
       Choose one of: "data-ai", "creative-experience".
    => Write "data-ai""
  `)
})

test('a day that is not written as one', () => {
  expect(told({ 'cloud.json': page('Cloud', { published: '20.11.2026' }) })).toMatchInlineSnapshot(`
    "pages-json/cloud.json 10:16-10:28 "20.11.2026"
    error wrong-form: "published" needs a day written year-month-day. Write "2026-11-20".
    -> 2026-11-20
    => Write "2026-11-20""
  `)
})

test('an empty text', () => {
  expect(told({ 'cloud.json': pageWith({ type: 'offices', heading: '' }) })).toMatchInlineSnapshot(`
    "pages-json/cloud.json 11:18-11:20 ""
    error empty-text: In section 2 (offices), "heading" is empty. Write something in it or remove it."
  `)
})

test('a list with too few entries', () => {
  expect(
    told({
      'cloud.json': pageWith({ type: 'process', heading: 'How', steps: [{ title: 'One', description: 'First.' }] }),
    }),
  ).toMatchInlineSnapshot(`
    "pages-json/cloud.json 12:16-12:17 [
    error too-few: In section 2 (process, "How"), "steps" needs at least 2 entries; here is 1."
  `)
})

test('a number that is too small', () => {
  expect(told({ 'cloud.json': page('Cloud', { menu: { order: 0 } }) })).toMatchInlineSnapshot(`
    "pages-json/cloud.json 11:14-11:15 0
    error wrong-number: "order" needs a whole number of 1 or more."
  `)
})

test('an icon that does not exist', () => {
  expect(
    told({
      'cloud.json': pageWith({
        type: 'whyUs',
        heading: 'Why',
        reasons: [{ icon: 'serach', title: 'One', description: 'First.' }],
      }),
    }),
  ).toMatchInlineSnapshot(`
    "pages-json/cloud.json 14:19-14:27 "serach"
    error unknown-icon: In section 2 (whyUs, "Why"), reason 1 ("One"), there is no icon called "serach". Did you mean "search"? All names are on lucide.dev/icons.
    -> search
    => Write "search""
  `)
})

test('a pictogram that does not exist', () => {
  expect(
    told({
      'cloud.json': pageWith({
        type: 'cardGrid',
        heading: 'What we do',
        cards: [{ icon: 'analytic', title: 'One', description: 'First.' }],
      }),
    }),
  ).toMatchInlineSnapshot(`
    "pages-json/cloud.json 14:19-14:29 "analytic"
    error unknown-pictogram: In section 2 (cardGrid, "What we do"), card 1 ("One"), there is no pictogram called "analytic". Did you mean "analytics"? All names are on carbondesignsystem.com/elements/pictograms/library.
    -> analytics"
  `)
})

test('an id that another section has', () => {
  expect(
    told({
      'cloud.json': pageWith(
        { type: 'offices', id: 'offices', heading: 'One' },
        { type: 'offices', id: 'offices', heading: 'Two' },
      ),
    }),
  ).toMatchInlineSnapshot(`
    "pages-json/cloud.json 16:13-16:22 "offices"
    error id-taken: In section 3 (offices, "Two"), section 2 has the id "offices" already. Write another one here, such as "two".
    -> two"
  `)
})

test('HTML is marked within its text, with what to write instead', () => {
  expect(
    told({
      'cloud.json': pageWith({
        type: 'cta',
        heading: 'Start',
        text: 'It is <b>quick</b>.',
        button: { label: 'Contact Us', path: '/contact' },
      }),
    }),
  ).toMatchInlineSnapshot(`
    "pages-json/cloud.json 12:22-12:25 <b>
    error html-in-text: In section 2 (cta, "Start"), <b> is HTML and would be shown as it is. Write **quick**.
    => Write it without HTML"
  `)
})

test('a heading of a wrong level in an article', () => {
  expect(told({ 'cloud.json': pageWith({ type: 'articleBody', body: ['Words.', '# Measure first'] }) }))
    .toMatchInlineSnapshot(`
      "pages-json/cloud.json 13:10-13:11 #
      error heading-level: In section 2 (articleBody), block 2, only the heading of the whole page is so large (#). Begin this one with ##.
      -> ##
      => Write ##"
    `)
})

test('a page without a hero', () => {
  expect(told({ 'cloud.json': page('Cloud', { sections: [{ type: 'offices', heading: 'Offices' }] }) }))
    .toMatchInlineSnapshot(`
      "pages-json/cloud.json 4:3-4:13 "sections"
      error hero-missing: This page has no hero, the banner at its top. Its first section needs to be one: { "type": "hero", "heading": "…" }. Was it too tall? Add "height": "compact"."
    `)
})

test('a hero that does not come first', () => {
  expect(
    told({
      'cloud.json': page('Cloud', {
        sections: [
          { type: 'offices', heading: 'Offices' },
          { type: 'hero', heading: 'Cloud' },
        ],
      }),
    }),
  ).toMatchInlineSnapshot(`
    "pages-json/cloud.json 10:15-10:21 "hero"
    error hero-first: In section 2 (hero, "Cloud"), the hero belongs at the top of the page. Move it to the first place in "sections"."
  `)
})

test('a second hero', () => {
  expect(told({ 'cloud.json': pageWith({ type: 'hero', heading: 'Cloud again' }) })).toMatchInlineSnapshot(`
    "pages-json/cloud.json 10:15-10:21 "hero"
    error hero-twice: In section 2 (hero, "Cloud again"), this page already has a hero. A page has one only; make this an intro or a cta."
  `)
})

test('a title too long for search results is a warning', () => {
  expect(told({ 'cloud.json': page('Cloud migration for companies with more than one data center in use') }))
    .toMatchInlineSnapshot(`
      "pages-json/cloud.json 2:12-2:81 "Cloud migration for companies with more than one data center in use"
      warning title-long: The title has 67 characters; search engines show about 60. Shorten it, or leave it if its beginning says enough."
    `)
})

test('a description too long for search results is a warning', () => {
  expect(told({ 'cloud.json': page('Cloud', { description: 'Moving. '.repeat(20).trim() }) })).toMatchInlineSnapshot(`
    "pages-json/cloud.json 3:18-3:179 "Moving. Moving. Moving. Moving. Moving. Moving. Moving. Moving. Moving. Moving. Moving. Moving. Moving. Moving. Moving. Moving. Moving. Moving. Moving. Moving."
    warning description-long: The description has 159 characters; search engines show about 155. Shorten it, or leave it if its beginning says enough."
  `)
})

test('an image and an illustration in one place', () => {
  expect(
    told({
      '_images/office.jpg': photo,
      'cloud.json': pageWith({
        type: 'intro',
        heading: 'What it is',
        text: ['Words.'],
        image: { src: 'office.jpg', alt: 'Four desks by a window.' },
        illustration: 'layers',
      }),
    }),
  ).toMatchInlineSnapshot(`
    "pages-json/cloud.json 19:7-19:21 "illustration"
    error two-pictures: In section 2 (intro, "What it is"), there is room for one picture here. Keep the "image" or the "illustration", and remove the other."
  `)
})

test('texts that a new page begins with are one warning, at the first, with the lines of the others', () => {
  const begun = page('Cloud', {
    description: 'To write: what it is.',
    sections: [
      { type: 'hero', heading: 'Cloud', text: '**To write:** for whom.' },
      { type: 'articleBody', body: ['## To write: a heading', 'How to write: with a pen.'] },
    ],
  })
  const nearlyDone = { type: 'intro', heading: 'What', text: ['It is.', 'To write: for whom.'] }
  const two = { type: 'cta', heading: 'To write:', button: { label: 'To write: what', path: '/contact' } }
  expect(told({ 'cloud.json': begun, 'a.json': { ...pageWith(nearlyDone), title: 'A', description: 'B' } }))
    .toMatchInlineSnapshot(`
      "pages-json/a.json 14:9-14:30 "To write: for whom."
      warning starting-text: In section 2 (intro, "What"), paragraph 2 still has the hint of a new page. Write your own words, or remove the field; until then the site can be tried out, but not launched.

      pages-json/cloud.json 3:18-3:41 "To write: what it is."
      warning starting-text: "description" still has the hint of a new page. Write your own words, or remove the field; until then the site can be tried out, but not launched. The same stands in lines 8, 13."
    `)
  expect(told({ 'cloud.json': pageWith(two) })).toMatchInlineSnapshot(`
    "pages-json/cloud.json 11:18-11:29 "To write:"
    warning starting-text: In section 2 (cta, "To write:"), "heading" still has the hint of a new page. Write your own words, or remove the field; until then the site can be tried out, but not launched. The same stands in line 13."
  `)
})

test("a section's field that stands at the page", () => {
  expect(
    told({
      'cloud.json': {
        ...pageWith({ type: 'cta', heading: 'Start' }),
        button: { label: 'Contact Us', path: '/contact' },
      },
    }),
  ).toMatchInlineSnapshot(`
    "pages-json/cloud.json 14:3-14:11 "button"
    error misplaced-field: "button" does not belong here, but in section 2 (cta, "Start"). Move it there."
  `)
})

test("the page's field that stands in a section", () => {
  expect(
    told({
      'cloud.json': page('Cloud', {
        description: undefined,
        sections: [{ type: 'hero', heading: 'Cloud', description: 'Moving.' }],
      }),
    }),
  ).toMatchInlineSnapshot(`
    "pages-json/cloud.json 7:7-7:20 "description"
    error misplaced-field: In section 1 (hero, "Cloud"), "description" does not belong here, but in the page itself, beside "title". Move it there."
  `)
})

test('a field that goes by another name', () => {
  expect(
    told({ 'cloud.json': pageWith({ type: 'cta', heading: 'Start', button: { label: 'Write', href: '/contact' } }) }),
  ).toMatchInlineSnapshot(`
    "pages-json/cloud.json 14:9-14:15 "href"
    error unknown-field: In section 2 (cta, "Start"), "href" is not a field. Did you mean "path"?
    -> path
       The fields here: label, path, external."
  `)
})

test('a section with the fields of another type', () => {
  const steps = [
    { title: 'One', description: 'First.' },
    { title: 'Two', description: 'Second.' },
  ]
  expect(told({ 'cloud.json': pageWith({ type: 'whyUs', heading: 'How', steps }) })).toMatchInlineSnapshot(`
    "pages-json/cloud.json 10:15-10:22 "whyUs"
    error other-section: In section 2 (whyUs, "How"), this has the fields of the type "process". Call "steps" "reasons", as a "whyUs" does, or change the type to "process".
    -> process"
  `)
})

test('a section without its type comes with the types it may have', () => {
  const cards = [{ title: 'One', description: 'First.' }]
  expect(told({ 'cloud.json': pageWith({ heading: 'What we do', cards }) })).toMatchInlineSnapshot(`
    "pages-json/cloud.json 9:5-9:6 {
    error missing-field: In section 2 ("What we do"), "type" is missing: which kind of section this is. With its fields this can be: "cardGrid".
    -> cardGrid"
  `)
})

test('an icon by a name it had before', () => {
  const reasons = [{ icon: 'history', title: 'One', description: 'First.' }]
  expect(told({ 'cloud.json': pageWith({ type: 'whyUs', heading: 'Why', reasons }) })).toMatchInlineSnapshot(`
    "pages-json/cloud.json 14:19-14:28 "history"
    error unknown-icon: In section 2 (whyUs, "Why"), reason 1 ("One"), there is no icon called "history". Did you mean "rotate-ccw-clock"? All names are on lucide.dev/icons.
    -> rotate-ccw-clock
    => Write "rotate-ccw-clock""
  `)
})

test.each([
  'javascript:alert(1)',
  'http://www.linkedin.com/company/gwp',
  'https://linkedin.com.evil.test/company/gwp',
  'https://evil-linkedin.com/company/gwp',
  'https://linkedin.com@evil.test/',
])('a page on LinkedIn is not at %s', (linkedin) => {
  const [problem] = problemsOf({ '_site.json': siteWith({ linkedin }) })
  expect(problem).toMatchObject({ rule: 'wrong-form', line: 7 })
})

test.each([
  'https://www.linkedin.com/company/gwp',
  'https://in.linkedin.com/company/gwp',
  'https://linkedin.com/in/anna',
])('a page on LinkedIn may be at %s', (linkedin) => {
  expect(problemsOf({ '_site.json': siteWith({ linkedin }) })).toEqual([])
})
