import { describe, expect, test } from 'vitest'
import { identity, opening, page, pageWith, problemsOf, siteWith, told } from '../virtual-site'

const saying = (...text: string[]) => ({ 'cloud.json': pageWith({ type: 'intro', heading: 'Why', text }) })
const article = (...body: string[]) => ({ 'cloud.json': pageWith({ type: 'articleBody', body }) })
const rules = (files: Parameters<typeof problemsOf>[0]) => problemsOf(files).map(({ rule }) => rule)

describe('Told is', () => {
  test('what a chat assistant leaves', () => {
    expect(told(saying('It saves a day a week. 【7†source】'))).toMatchInlineSnapshot(`
      "pages-json/cloud.json 13:33-13:43 【7†source】
      warning leftover: In section 2 (intro, "Why"), paragraph 1, "【7†source】" is a mark that a chat assistant left for a source. Remove it, or write a link to the source.
      => Remove 【7†source】"
    `)
  })

  test('a letter that a program misread', () => {
    expect(told(saying('It saves each personâ€™s time.'))).toMatchInlineSnapshot(`
      "pages-json/cloud.json 13:30-13:33 â€™
      warning leftover: In section 2 (intro, "Why"), paragraph 1, a program misread a character here, and "â€™" would be shown. Write "’".
      -> ’
      => Write "’""
    `)
  })

  test('the same all over a page once, with its lines', () => {
    const keyPoints = ['• One system a week', '• Tested at night', 'Without a pause']
    const files = { 'cloud.json': pageWith({ type: 'intro', heading: 'Why', text: ['So.'], keyPoints }) }
    expect(told(files)).toMatchInlineSnapshot(`
      "pages-json/cloud.json 16:10-16:11 •
      warning leftover: In section 2 (intro, "Why"), key point 1 begins with "•", which would stand on the page as well. Leave it out. The same stands in line 17.
      => Remove "•""
    `)
  })

  test('a figure that is missing', () => {
    expect(told(saying('It saves XX% of the time.'))).toMatchInlineSnapshot(`
      "pages-json/cloud.json 13:19-13:22 XX%
      warning filler: In section 2 (intro, "Why"), paragraph 1, "XX%" is a figure that is still missing. Write the figure, or leave the claim out."
    `)
  })

  test('a word that says nothing', () => {
    const job = { 'cloud.json': page('Cloud', { menu: { order: 1, label: 'n/a' } }) }
    expect(told(job)).toMatchInlineSnapshot(`
      "pages-json/cloud.json 12:15-12:18 n/a
      warning filler: "label" says nothing to visitors: "n/a". Remove it: it can be left out.
      => Remove it"
    `)
  })

  test('bold words that do not end', () => {
    expect(told(saying('**One system a week, tested at night.'))).toMatchInlineSnapshot(`
      "pages-json/cloud.json 13:10-13:15 **One
      warning half-markdown: In section 2 (intro, "Why"), paragraph 1, the second ** is missing for "**One". Put it behind the last bold word."
    `)
  })

  test('a table without its line of dashes', () => {
    expect(told(article('| System | Days |\n| Mail | 3 |'))).toMatchInlineSnapshot(`
      "pages-json/cloud.json 12:10-12:27 | System | Days |
      warning half-markdown: In section 2 (articleBody), block 1, this table lacks the line of dashes below its first row, so no table is shown. Write \\n| --- | --- | behind "Days |".
      => Add the line of dashes"
    `)
  })

  test('a line break with a backslash too many', () => {
    expect(told(saying('One system.\\nThen the next.'))).toMatchInlineSnapshot(`
      "pages-json/cloud.json 13:21-13:24 \\\\n
      warning half-markdown: In section 2 (intro, "Why"), paragraph 1, with two backslashes, \\\\n would be shown as \\n. Write \\n with one, and a new line begins.
      => Write \\n with one backslash"
    `)
  })

  test.each([
    ['{company} answers at {phone}.', '{phone}'],
    ['Write to us (your team, too) by [insert date].', '[insert date]'],
    ['Sign in to [your account](/), [your name].', '[your name]'],
    ['We test short- and long-term, and on week- ends.', 'week- ends'],
  ])('in “%s” what is wrong behind what looks alike', (text, part) => {
    expect(told(saying(text))).toMatch(` ${part}\n`)
  })

  test('a name in braces that nothing is filled in for', () => {
    expect(told(saying('Call us: {phone}.'))).toMatchInlineSnapshot(`
      "pages-json/cloud.json 13:19-13:26 {phone}
      warning unknown-placeholder: In section 2 (intro, "Why"), paragraph 1, "{phone}" would be shown as it is; filled in are only {company}, {email}, {linkedin}. Write the words themselves."
    `)
  })

  test('a sentence that ends in the middle', () => {
    expect(told(saying('You compare the costs, ask us, and'))).toMatchInlineSnapshot(`
      "pages-json/cloud.json 13:33-13:44 ask us, and
      warning slip: In section 2 (intro, "Why"), paragraph 1, the sentence ends in the middle: "… ask us, and". Finish it."
    `)
  })

  test('a heading that counts wrong', () => {
    const steps = ['Ask', 'Start'].map((title) => ({ title, description: `${title} with us.` }))
    expect(told({ 'cloud.json': pageWith({ type: 'process', heading: 'Three steps', steps }) })).toMatchInlineSnapshot(`
      "pages-json/cloud.json 11:19-11:24 Three
      warning counted-heading: In section 2 (process, "Three steps"), the heading says "Three", and 2 entries follow. Change one of the two."
    `)
  })

  test("an address of one's own computer", () => {
    expect(told(saying('[Write to us](http://localhost:5173/contact).'))).toMatchInlineSnapshot(`
      "pages-json/cloud.json 13:24-13:53 http://localhost:5173/contact
      warning link-origin: In section 2 (intro, "Why"), paragraph 1, "http://localhost:5173/contact" works on your own computer alone. Write "/contact".
      -> /contact
      => Link to /contact"
    `)
  })

  test('a link to the page itself', () => {
    expect(told(saying('See [the cloud](/cloud).'))).toMatchInlineSnapshot(`
      "pages-json/cloud.json 13:26-13:32 /cloud
      warning link-to-self: In section 2 (intro, "Why"), paragraph 1, this link leads to the page it stands on. Remove the link and keep its words, or link to another page."
    `)
  })

  test('a line for editors that leads nowhere', () => {
    const files = { 'services/cloud.json': page('Cloud', { $schema: '../schemas/page.schema.json' }) }
    expect(told(files)).toMatchInlineSnapshot(`
      "pages-json/services/cloud.json 10:14-10:43 "../schemas/page.schema.json"
      warning schema-line: In this folder "$schema" has to be "../../schemas/page.schema.json", so that your editor can explain and suggest the fields. The page itself works without it.
      -> ../../schemas/page.schema.json
      => Write "../../schemas/page.schema.json""
    `)
  })

  test('a heading of an article with nothing below it', () => {
    expect(told(article('Most of the bill is storage.', '## Conclusion'))).toMatchInlineSnapshot(`
      "pages-json/cloud.json 13:9-13:24 "## Conclusion"
      warning article-form: In section 2 (articleBody), block 2, nothing stands below the heading "Conclusion". Write what belongs there, or remove it."
    `)
  })

  test('several keywords in one', () => {
    const files = { 'cloud.json': page('Cloud', { keywords: ['cloud migration, cloud costs, backups'] }) }
    expect(told(files)).toMatchInlineSnapshot(`
      "pages-json/cloud.json 11:5-11:44 "cloud migration, cloud costs, backups"
      warning list-in-one: Several keywords stand in one pair of quotation marks here. Give each its own: "one", "two"."
    `)
  })

  test('a section in the list of another one', () => {
    const cta = { type: 'cta', heading: 'Start', button: { label: 'Contact Us', path: '/contact' } }
    const steps = [{ title: 'Ask', description: 'Write to us.' }, cta]
    expect(told({ 'cloud.json': pageWith({ type: 'process', heading: 'How it runs', steps }) })).toMatchInlineSnapshot(`
      "pages-json/cloud.json 18:19-18:24 "cta"
      error strayed-section: In section 2 (process, "How it runs"), step 2, a section of the type "cta" stands in a list of another section. Cut it out, from its { to its }, and paste it behind the last } of that section, with a comma between the two."
    `)
  })

  test('a page within a field', () => {
    expect(told({ 'cloud.json': { data: page('Cloud') } })).toMatchInlineSnapshot(`
      "pages-json/cloud.json 2:3-2:9 "data"
      error wrapped-page: The whole page stands within "data". Delete all that is before the { behind "data", and the last } of the file: a page begins with its own fields, such as "title"."
    `)
  })

  test('a page that is a copy', () => {
    expect(told({ 'cloud.json': page('Cloud'), 'cloud-copy.json': page('Cloud') })).toMatchInlineSnapshot(`
      "pages-json/cloud-copy.json 2:12-2:19 "Cloud"
      error page-copied: This page has the title and description of pages-json/cloud.json. Is it a copy? Then keep what is newer in the other file, and remove this one. Is it a new page? Then write its own."
    `)
  })

  test('a folder that is taken for one that is not published', () => {
    expect(told({ 'drafts/cloud.json': page('Cloud') })).toMatchInlineSnapshot(`
      "pages-json/drafts/cloud.json 1:1-1:2 {
      warning folder-published: Pages in the folder "drafts" are published like all others. To keep this page back, add "draft": true to it, or rename the file to _cloud.json."
    `)
  })

  test('a folder that is nearly called like another', () => {
    expect(told({ 'blog/cloud.json': page('Cloud', { published: '2026-11-02' }) })).toMatchInlineSnapshot(`
      "pages-json/blog/cloud.json 1:1-1:2 {
      error folder-near: No menu and no list shows this page: it is in the folder "blog", and not in "Blog". Capital letters count. Move the file to "Blog", and remove the folder "blog"."
    `)
  })

  test('a site without the page for addresses that do not exist', () => {
    expect(told({ '404.json': undefined })).toMatchInlineSnapshot(`
      "pages-json/404.json 1:1-1:1 
      warning not-found-missing: 404.json is missing: the page that visitors see at an address that does not exist. Get it back from the history of its folder (on GitHub: open the folder, History, the version before)."
    `)
  })

  test('an entry of the menu without a page', () => {
    const navigation = [{ label: 'About', path: '/abuot' }]
    const files = { '_site.json': siteWith({ navigation }), 'about.json': page('About') }
    expect(told(files)).toMatchInlineSnapshot(`
      "pages-json/_site.json 48:15-48:23 "/abuot"
      warning entry-without-page: There is no page at /abuot, so menus and footer leave this entry out. Did you mean "/about"?
      -> /about
      => Write /about"
    `)
  })

  test('an office in the time zone of another country', () => {
    const office = {
      country: 'USA',
      countryCode: 'US',
      city: 'Temecula',
      region: 'California',
      address: ['2 Vine Street'],
    }
    const offices = [{ ...office, timeZone: 'Asia/Kolkata' }]
    const registrations = identity.registrations.map((each) => ({ ...each, country: 'USA' }))
    const files = { '_site.json': siteWith({ offices, registrations }) }
    expect(told(files)).toMatchInlineSnapshot(`
      "pages-json/_site.json 31:19-31:33 "Asia/Kolkata"
      warning office-zone: "Asia/Kolkata" is not the time of "USA". There it is America/New_York, America/Chicago, America/Denver, America/Los_Angeles or another."
    `)
  })

  test('a group whose id another one has', () => {
    const group = { id: 'data-ai', label: 'Data', description: 'Data that answers questions.' }
    expect(told({ '_site.json': siteWith({ groups: [group, { ...group, label: 'Clouds' }] }) })).toMatchInlineSnapshot(`
      "pages-json/_site.json 17:13-17:22 "data-ai"
      error group-twice: Group 1 has the id "data-ai" already. Write another one here, such as "clouds".
      -> clouds"
    `)
  })

  test('a page that changed before it appeared', () => {
    expect(told({ 'cloud.json': page('Cloud', { published: '2026-11-02', updated: '2026-03-12' }) }))
      .toMatchInlineSnapshot(`
        "pages-json/cloud.json 11:14-11:26 "2026-03-12"
        warning date-order: The page says that it changed on 2026-03-12, before it appeared on 2026-11-02. One of the two is wrong: check the day and the month, written year-month-day."
      `)
  })

  test('a job whose title says that it is filled', () => {
    const job = { ...opening, title: 'Designer (filled)' }
    const sections = [{ type: 'hero', heading: 'Designer' }, { type: 'job' }]
    expect(told({ 'career/designer.json': page('Designer', { job, sections }) })).toMatchInlineSnapshot(`
      "pages-json/career/designer.json 14:24-14:32 (filled)
      warning job-title: A job leaves the lists once its last day is over: give "job" that day as "closes", and remove "(filled)"."
    `)
  })

  test('another form of text, in words of its own', () => {
    expect(told({ 'cloud.json': '---\ntitle: Cloud\n' })).toMatchInlineSnapshot(`
      "pages-json/cloud.json 1:1-2:13 …
      error other-form: This is written in the form of another system (YAML). Write npm run new in a terminal to make a page, and copy the words into that."
    `)
  })

  test.each([
    ['YAML', '---\ntitle: Cloud\ndescription: We move it.\n'],
    ['a reply of a chat assistant', 'Sure! Here it is:\n```json\n{ "title": "Cloud" }\n```\nAnything else?\n'],
    ['two documents', '{ "title": "Cloud" }\n{ "title": "Costs" }\n'],
    ['two versions of one', '{\n<<<<<<< HEAD\n"title": "Cloud"\n=======\n"title": "Clouds"\n>>>>>>> main\n}\n'],
    ['a web page', '<!DOCTYPE html>\n<html><title>Cloud</title></html>\n'],
    ['formatted text', '{\\rtf1\\ansi { "title": "Cloud" }}'],
    ['Markdown', '# Cloud\n\nWe move it.\n'],
    ['a script', 'export default { title: "Cloud" }\n'],
    ['half a document', '{\n  "title": "Cloud",\n  "description": "We move your systems to the cloud, one at a ti'],
    ['a Word file', 'PK\u0003\u0004 and so on'],
  ])('%s in place of a document', (_, text) => {
    const problems = problemsOf({ 'cloud.json': text })
    expect(problems.map(({ rule }) => rule)).toEqual(['other-form'])
    expect(problems[0]?.message).toMatch(/^(?:This is|This file|Two people|A second|The file stops).*\./)
  })
})

describe('Nothing is told of', () => {
  test.each([
    ['a text about filler', 'Some begin with lorem ipsum, others with a TODO list.'],
    ['bold words that end', '**One system a week**, and *one* at night.'],
    ['stars that multiply', 'A server has 4 * 8 processors.'],
    ['a spelling of two words', 'Short- and long-term goals, before- and after-sales.'],
    ['a quotation', 'They call it “the seal”, and we do not.'],
    ['a German quotation', 'The law is called „BITV 2.0“ in Germany.'],
    ['a name in another language', 'Our neighbors are Müller und Söhne and the café on the corner.'],
    ['sizes', 'Shirts come in M, L and XXL.'],
    ['a link to a form', 'Apply by [the form](https://docs.google.com/forms/d/e/1FAI/viewform).'],
    ['a citation', 'See [the standard](https://www.w3.org/TR/WCAG22/#target-size).'],
    ['code', 'Write `npm run new -- /x` and `{name}` and `**`.'],
    ['a day that exists', 'It applies from June 30, 2026, and May 31.'],
  ])('%s', (_, text) => {
    expect(rules(saying(text))).toEqual([])
  })
})
