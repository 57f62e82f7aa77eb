import { expect, test } from 'vitest'
import { photo, smallPhoto } from '../../../scripts/engine/check/example-pictures'
import { identity, Link, opening, page, pageWith, problemsOf, siteWith, today, told } from '../virtual-site'

test("an alias that is another page's address", () => {
  expect(told({ 'cloud.json': page('Cloud', { aliases: ['/contact'] }) })).toMatchInlineSnapshot(`
    "pages-json/cloud.json 11:5-11:15 "/contact"
    error address-taken: /contact already leads to pages-json/contact.json. Remove it from "aliases", which are further addresses of this page; remove the whole line if it holds no other."
  `)
})

test('two addresses that differ only in capital letters', () => {
  expect(told({ 'cloud.json': page('Cloud', { aliases: ['/Contact'] }) })).toMatchInlineSnapshot(`
    "pages-json/cloud.json 11:5-11:15 "/Contact"
    error address-taken: The address /Contact differs only in capital letters from one that pages-json/contact.json has. Rename one of the two."
  `)
})

test.each([
  ['in its own folder', { 'index/index.json': page('Cloud') }],
  ['that says so', { 'cloud.json': page('Cloud', { canonical: '/index' }) }],
])('the address of another page as a file, of a page %s', (_, files) => {
  const [file] = Object.keys(files)
  expect(problemsOf(files).map((found) => [found.file, found.rule])).toEqual([[`pages-json/${file}`, 'address-taken']])
})

test("an address in a folder of the build's own", () => {
  expect(told({ 'art/cloud.json': page('Cloud', { aliases: ['/Images/cloud'] }) })).toMatchInlineSnapshot(`
    "pages-json/art/cloud.json 1:1-1:2 {
    error address-reserved: The address /art/cloud is kept for the site's own files. Choose another one.

    pages-json/art/cloud.json 11:5-11:20 "/Images/cloud"
    error address-reserved: The address /Images/cloud is kept for the site's own files. Choose another one."
  `)
})

test('an address that a list needs for its further pages', () => {
  const list = page('Services', {
    sections: [
      { type: 'hero', heading: 'Services' },
      { type: 'serviceList', heading: 'All' },
    ],
  })
  expect(told({ 'services.json': list, 'services/page-2.json': page('Cloud') })).toMatchInlineSnapshot(`
    "pages-json/services/page-2.json 1:1-1:2 {
    error address-of-list: /services/page-2 is kept for the list on /services, which gets further pages as it grows. Give this page another name."
  `)
})

test("an alias that is the page's own address", () => {
  expect(told({ 'cloud.json': page('Cloud', { aliases: ['/cloud'] }) })).toMatchInlineSnapshot(`
    "pages-json/cloud.json 11:5-11:13 "/cloud"
    error own-alias: The alias /cloud is this page's own address. Remove it."
  `)
})

test('a canonical address that leads to another page', () => {
  expect(told({ 'cloud.json': page('Cloud', { canonical: '/contact' }) })).toMatchInlineSnapshot(`
    "pages-json/cloud.json 10:16-10:26 "/contact"
    error canonical-unanswered: "canonical" says that this page is at /contact, which is pages-json/contact.json: search engines would leave this page out. Remove "canonical"."
  `)
})

test('a link to no page keeps what follows the address in its suggestion', () => {
  expect(
    told({
      'cloud.json': pageWith({
        type: 'cta',
        heading: 'Start',
        button: { label: 'Our offices', path: '/contcat#offices' },
      }),
    }),
  ).toMatchInlineSnapshot(`
    "pages-json/cloud.json 14:17-14:35 "/contcat#offices"
    error dead-link: In section 2 (cta, "Start"), there is no page at /contcat. Did you mean "/contact"?
    -> /contact#offices
    => Link to /contact#offices"
  `)
})

test('a link within a text is marked there', () => {
  expect(
    told({
      'cloud.json': pageWith({
        type: 'cta',
        heading: 'Start',
        text: 'Then [write](/contcat) to us.',
        button: { label: 'Contact Us', path: '/contact' },
      }),
    }),
  ).toMatchInlineSnapshot(`
    "pages-json/cloud.json 12:29-12:37 /contcat
    error dead-link: In section 2 (cta, "Start"), there is no page at /contcat. Did you mean "/contact"?
    -> /contact
    => Link to /contact"
  `)
})

test('a link to a place that is not on the page', () => {
  expect(
    told({
      'cloud.json': pageWith({
        type: 'cta',
        heading: 'Start',
        button: { label: 'Our offices', path: '/contact#office' },
      }),
    }),
  ).toMatchInlineSnapshot(`
    "pages-json/cloud.json 14:17-14:34 "/contact#office"
    error dead-anchor: In section 2 (cta, "Start"), the page /contact has no place called #office. Did you mean "/contact#offices"?
    -> /contact#offices"
  `)
})

test('a link to a place that is like none comes with those there are', () => {
  expect(
    told({ 'cloud.json': pageWith({ type: 'cta', heading: 'Start', button: { label: 'Prices', path: '#prices' } }) }),
  ).toMatchInlineSnapshot(`
    "pages-json/cloud.json 14:17-14:26 "#prices"
    error dead-anchor: In section 2 (cta, "Start"), this page has no place called #prices. Its places are: #cloud, #start."
  `)
})

test('a link to the top of a page is right on every page', () => {
  const button = (path: string) => ({ type: 'cta', heading: 'Start', button: { label: 'Our prices', path } })
  expect(told({ 'cloud.json': pageWith(button('#top'), button('/contact#top')) })).toBe('')
})

test('an address no browser may safely follow', () => {
  expect(
    told({
      'cloud.json': pageWith({
        type: 'cta',
        heading: 'Start',
        button: { label: 'Start', path: 'javascript:alert(1)' },
      }),
    }),
  ).toMatchInlineSnapshot(`
    "pages-json/cloud.json 14:17-14:38 "javascript:alert(1)"
    error unsafe-link: In section 2 (cta, "Start"), "javascript:alert(1)" is not an address we can link to. Begin it with / for a page here, # for a place on this page, or https://, mailto: or tel:."
  `)
})

test("such an address in the site's identity", () => {
  expect(told({ '_site.json': siteWith({ partners: [{ label: 'Partner', path: 'javascript:alert(1)' }] }) }))
    .toMatchInlineSnapshot(`
      "pages-json/_site.json 47:15-47:36 "javascript:alert(1)"
      error unsafe-link: "javascript:alert(1)" is not an address we can link to. Begin it with / for a page here, # for a place on this page, or https://, mailto: or tel:."
    `)
})

test('a picture that is not in the folder of pictures', () => {
  expect(
    told({
      '_images/office.jpg': 'x',
      'cloud.json': pageWith({
        type: 'intro',
        heading: 'What',
        text: ['It is.'],
        image: { src: 'ofice.jpg', alt: 'Four desks.' },
      }),
    }),
  ).toMatchInlineSnapshot(`
    "pages-json/cloud.json 16:16-16:27 "ofice.jpg"
    error missing-image: In section 2 (intro, "What"), there is no picture "ofice.jpg" in pages-json/_images. Did you mean "office.jpg"?
    -> office.jpg
    => Write "office.jpg""
  `)
})

const withPicture = (src: string) =>
  pageWith({ type: 'intro', heading: 'What', text: ['It is.'], image: { src, alt: 'Four desks.' } })

test('a file that only is named like a picture', () => {
  expect(told({ '_images/office.jpg': 'Notes', 'cloud.json': withPicture('office.jpg') })).toMatchInlineSnapshot(`
    "pages-json/cloud.json 16:16-16:28 "office.jpg"
    error unreadable-image: In section 2 (intro, "What"), "office.jpg" is not a picture we can read. Open it on your computer and save it again as JPEG or PNG."
  `)
})

const cut = photo.subarray(0, 150)

test('a picture that was copied in part', () => {
  expect(told({ '_images/office.png': cut, 'cloud.json': withPicture('office.png') })).toMatchInlineSnapshot(`
    "pages-json/cloud.json 16:16-16:28 "office.png"
    error unreadable-image: In section 2 (intro, "What"), "office.png" is only part of a picture, or damaged. Copy it into pages-json/_images again; if that does not help, open it on your computer and save it as a new JPEG or PNG."
  `)
})

test('a picture with nothing in it', () => {
  expect(told({ '_images/office.png': '', 'cloud.json': withPicture('office.png') })).toMatchInlineSnapshot(`
    "pages-json/cloud.json 16:16-16:28 "office.png"
    error unreadable-image: In section 2 (intro, "What"), "office.png" has nothing in it. Copy the picture into pages-json/_images again."
  `)
})

test('a picture that is far taller than wide', () => {
  const tall = '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="20000"></svg>'
  expect(told({ '_images/office.svg': tall, 'cloud.json': withPicture('office.svg') })).toMatchInlineSnapshot(`
    "pages-json/cloud.json 16:16-16:28 "office.svg"
    error unreadable-image: In section 2 (intro, "What"), "office.svg" is too large to be shown. Save it smaller: at most 3200 pixels wide, and at most ten times as tall as wide."
  `)
})

test('a picture that is only a link', () => {
  const nowhere = new Link('../photos/office.png')
  expect(told({ '_images/office.png': nowhere, 'cloud.json': withPicture('office.png') })).toMatchInlineSnapshot(`
    "pages-json/cloud.json 16:16-16:28 "office.png"
    error unreadable-image: In section 2 (intro, "What"), "office.png" is only a link to another place, and links are not followed. Put the picture itself in its place, or remove it."
  `)
})

test('a folder that is named like a picture', () => {
  expect(told({ '_images/office.png/a.txt': '', 'cloud.json': withPicture('office.png') })).toMatchInlineSnapshot(`
    "pages-json/cloud.json 16:16-16:28 "office.png"
    error unreadable-image: In section 2 (intro, "What"), "office.png" is a folder, and a picture is needed here. Give the folder another name."
  `)
})

test('a damaged picture that no page shows harms nobody', () => {
  expect(told({ '_images/office.png': cut })).toBe('')
})

test('a picture that is too small', () => {
  expect(told({ '_images/office.png': smallPhoto, 'cloud.json': withPicture('office.png') })).toMatchInlineSnapshot(`
    "pages-json/cloud.json 16:16-16:28 "office.png"
    warning small-image: In section 2 (intro, "What"), "office.png" is only 320 pixels wide and would look blurred. Use one that is at least 960 wide."
  `)
})

test('a picture that is large enough', () => {
  expect(told({ '_images/office.png': photo, 'cloud.json': withPicture('office.png') })).toBe('')
})

test('two pages with one title', () => {
  expect(told({ 'cloud.json': page('Contact', { description: 'Moving.' }) })).toMatchInlineSnapshot(`
    "pages-json/cloud.json 2:12-2:21 "Contact"
    error title-taken: This page has the same title as pages-json/contact.json, "Contact". Write one of its own, so that people can tell the two apart in search results."
  `)
})

test('two pages with one description', () => {
  expect(told({ 'cloud.json': page('Cloud', { description: 'What Contact is about.' }) })).toMatchInlineSnapshot(`
    "pages-json/cloud.json 3:18-3:42 "What Contact is about."
    error description-taken: This page has the same description as pages-json/contact.json. Write one of its own, so that people can tell the two apart in search results."
  `)
})

test('a day still to come that is written in another way is an error', () => {
  expect(told({ 'cloud.json': page('Cloud', { published: '2026/12/24' }) })).toMatchInlineSnapshot(`
    "pages-json/cloud.json 10:16-10:28 "2026/12/24"
    error wrong-form: "published" needs a day written year-month-day. Write "2026-12-24".
    -> 2026-12-24
    => Write "2026-12-24""
  `)
})

test('a day still to come is a warning', () => {
  expect(told({ 'cloud.json': page('Cloud', { updated: '2026-12-24' }) })).toMatchInlineSnapshot(`
    "pages-json/cloud.json 10:14-10:26 "2026-12-24"
    warning future-date: The day in "updated", 2026-12-24, is still to come: today is 2026-11-20. Write a day that has been."
  `)
})

test('a day of publication after more than a year is a warning, a nearer one keeps the page for that day', () => {
  expect(told({ 'cloud.json': page('Cloud', { published: '2062-11-02' }) })).toMatchInlineSnapshot(`
    "pages-json/cloud.json 10:16-10:28 "2062-11-02"
    warning future-date: The day in "published", 2062-11-02, is still to come: today is 2026-11-20. Did you mean "2026-11-02"?
    -> 2026-11-02"
  `)
  expect(told({ 'cloud.json': page('Cloud', { published: '2062-12-24' }) })).toMatchInlineSnapshot(`
    "pages-json/cloud.json 10:16-10:28 "2062-12-24"
    warning future-date: The day in "published", 2062-12-24, is still to come: today is 2026-11-20. Until then the page is kept out of the site."
  `)
  expect(told({ 'cloud.json': page('Cloud', { published: '2027-11-20' }) })).toBe('')
})

test('a link to a page that is not published yet', () => {
  const button = { label: 'Read about clouds', path: '/cloud#costs' }
  const linking = pageWith({ type: 'cta', heading: 'Start', button })
  expect(told({ 'start.json': linking, 'cloud.json': page('Clouds', { draft: true }) })).toMatchInlineSnapshot(`
    "pages-json/start.json 14:17-14:31 "/cloud#costs"
    warning awaited-link: In section 2 (cta, "Start"), /cloud is a draft. Until it is published, what leads there is left out."
  `)
})

test('an alias at which a page answers by itself since its day', () => {
  const files = { 'cloud.json': page('Cloud', { published: '2026-11-02' }) }
  expect(told({ ...files, 'data.json': page('Data', { aliases: ['/cloud'] }) })).toMatchInlineSnapshot(`
    "pages-json/data.json 10:14-10:15 [
    warning alias-over: pages-json/cloud.json is published since November 2, 2026 and answers at /cloud itself, so this alias has no effect any more. Remove it.
    => Remove the alias"
  `)
})

test('a page that was published until it was held back', () => {
  const [before, after] = [
    page('Cloud', { canonical: '/clouds' }),
    page('Cloud', { canonical: '/clouds', draft: true }),
  ]
  const linking = pageWith({ type: 'intro', heading: 'More', text: ['See [clouds](/clouds).'] })
  const others = { 'start.json': { ...linking, title: 'Start', description: 'How to.' } }
  const said = told({ ...others, 'cloud.json': after }, today, { ...others, 'cloud.json': before })
  expect(said).toMatchInlineSnapshot(`
    "pages-json/cloud.json 11:12-11:16 true
    warning withdrawn-page: The site as it was last built here has this page. If visitors have it, too: until it is published again, search results that lead to /cloud or /clouds find nothing, and the links on /start are left out. To have these addresses answered meanwhile, add them to another page, such as pages-json/index.json: "aliases": ["/cloud", "/clouds"].

    pages-json/start.json 13:23-13:30 /clouds
    warning awaited-link: In section 2 (intro, "More"), paragraph 1, /clouds is a draft. Until it is published, the words of the link are plain text."
  `)
})

test('a page that the site cannot be without', () => {
  expect(told({ '404.json': page('Not found', { draft: true }) })).toMatchInlineSnapshot(`
    "pages-json/404.json 10:12-10:16 true
    error page-needed: The site cannot be without this page, so it cannot be kept back. Remove "draft"."
  `)
})

test("an example left in the site's identity is a warning", () => {
  expect(
    told({
      '_site.json': siteWith({
        offices: [
          {
            country: 'India',
            city: 'Trivandrum',
            region: 'Kerala',
            address: ['House 4', '1 Example Road'],
            timeZone: 'Asia/Kolkata',
          },
        ],
      }),
    }),
  ).toMatchInlineSnapshot(`
    "pages-json/_site.json 29:9-29:25 "1 Example Road"
    warning example-value: Address line 2 is only an example: "1 Example Road". Write the real one; until then the site can be tried out, but not launched."
  `)
})

test('a link to where a page was before', () => {
  const linking = pageWith({ type: 'cta', heading: 'Start', button: { label: 'Data', path: '/old-data?from=cloud' } })
  expect(told({ 'cloud.json': linking, 'data.json': page('Data', { aliases: ['/old-data'] }) })).toMatchInlineSnapshot(`
    "pages-json/cloud.json 14:17-14:39 "/old-data?from=cloud"
    warning moved-link: In section 2 (cta, "Start"), /old-data is a former address of /data. Link to where the page is now.
    -> /data?from=cloud
    => Link to /data?from=cloud"
  `)
})

test("a link with the site's own name", () => {
  const path = 'https://www.northwind.test/contact/#offices'
  expect(told({ 'cloud.json': pageWith({ type: 'cta', heading: 'Start', button: { label: 'Write', path } }) }))
    .toMatchInlineSnapshot(`
      "pages-json/cloud.json 14:17-14:62 "https://www.northwind.test/contact/#offices"
      error own-address: In section 2 (cta, "Start"), "https://www.northwind.test/contact/#offices" leads to a page of this site. Leave out the name of the site: "/contact#offices".
      -> /contact#offices
      => Link to /contact#offices"
    `)
})

test('of two pages with one title the one is told that the title does not fit', () => {
  const files = told({
    'cloud.json': page('Contact', { sections: [{ type: 'hero', heading: 'Cloud' }], description: 'A.' }),
  })
  expect(files).toContain('pages-json/cloud.json 2:12')
})

const linking = (title: string) =>
  page(title, {
    sections: [
      { type: 'hero', heading: title },
      { type: 'cta', heading: 'More', button: { label: 'Write to us', path: '/letters' } },
    ],
  })

test('a file that got a capital, as one problem and not as one of each link', () => {
  const files = { 'Letters.json': page('Letters'), 'a.json': linking('A'), 'b.json': linking('B') }
  expect(told(files)).toMatchInlineSnapshot(`
    "pages-json/Letters.json 1:1-1:2 {
    error file-letter-case: 2 pages link to /letters, but this file is called Letters.json, and capitals count. Rename it to letters.json."
  `)
})

test('a link in another letter case, where it is alone with that', () => {
  const files = { 'Letters.json': page('Letters'), 'a.json': linking('A') }
  expect(told(files)).toMatchInlineSnapshot(`
    "pages-json/a.json 14:17-14:27 "/letters"
    error dead-link: In section 2 (cta, "More"), there is no page at /letters: capital and small letters count. Write "/Letters".
    -> /Letters
    => Link to /Letters"
  `)
})

test('a group that was renamed in _site.json, there and not on its pages', () => {
  const inGroup = (title: string) => page(title, { group: 'clouds' })
  const groups = [{ id: 'cloud', label: 'Clouds', description: 'What runs elsewhere.' }]
  const files = { '_site.json': siteWith({ groups }), 'a.json': inGroup('A'), 'b.json': inGroup('B') }
  expect(told(files)).toMatchInlineSnapshot(`
    "pages-json/_site.json 12:13-12:20 "cloud"
    error renamed-name: 2 pages are in a group "clouds", which is not here, and none in "cloud". If you renamed it, write "clouds" again: visitors see "label", not "id".
    -> clouds"
  `)
})

test('a region that was renamed in _site.json by the name of its country', () => {
  const [first, ...others] = identity.offices
  const offices = [{ ...first, country: 'India (headquarters)' }, ...others]
  const job = (title: string, region: string) =>
    page(title, { job: { ...opening, title, region }, sections: [{ type: 'hero', heading: title }, { type: 'job' }] })
  const files = {
    '_site.json': siteWith({ offices }),
    'career/a.json': job('A', 'india'),
    'career/b.json': job('B', 'india'),
    'career/c.json': job('C', 'usa'),
  }
  expect(told(files)).toMatchInlineSnapshot(`
    "pages-json/_site.json 24:18-24:40 "India (headquarters)"
    error renamed-name: 2 pages are in the region "india", which no office is in, and none in "india-headquarters". If you changed this country's name, change it back to "India": lists of jobs depend on it.

    pages-json/career/c.json 15:15-15:20 "usa"
    warning job-place: "location" names Trivandrum, which is in India (headquarters), but the job is listed under "usa". Write "region": "india-headquarters", or the place where the work is done.
    -> india-headquarters"
  `)
})

test('a root with other capitals than the folder', () => {
  const files = {
    '_site.json': siteWith({ roots: { articles: '/blog' } }),
    'Blog/index.json': page('Articles'),
    'Blog/cloud.json': page('Cloud'),
  }
  expect(told(files)).toMatchInlineSnapshot(`
    "pages-json/_site.json 62:17-62:24 "/blog"
    error root-near: These pages are in the folder "Blog", and capitals count. Write "/Blog".
    -> /Blog
    => Write "/Blog""
  `)
})

test('a page whose file got a capital is told at the file, and not in the menu or the roots', () => {
  const linking = (title: string) =>
    page(title, { sections: [{ type: 'hero', heading: title, button: { label: 'What it costs', path: '/prices' } }] })
  const files = {
    '_site.json': siteWith({
      navigation: [...identity.navigation, { label: 'Prices', path: '/prices' }],
      roots: { articles: '/prices' },
    }),
    'Prices.json': page('Prices'),
    'cloud.json': linking('Cloud'),
    'support.json': linking('Support'),
  }
  expect(problemsOf(files).map(({ rule }) => rule)).toEqual(['file-letter-case'])
})
