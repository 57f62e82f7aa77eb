import { expect, test } from 'vitest'
import { photo } from '../../../scripts/engine/check/example-pictures'
import { opening, page, pageWith, problemsOf, siteWith, told } from '../virtual-site'

const jobWith = (fields: object) => ({
  'career/designer.json': page('Designer', {
    job: { ...opening, ...fields },
    sections: [{ type: 'hero', heading: 'Designer' }, { type: 'job' }],
  }),
})

/** Each problem as its sentence alone, without the section it is in. */
const sentences = (files: Parameters<typeof problemsOf>[0]) =>
  problemsOf(files).map(({ message }) => message.replace(/^In section .*?\), /, ''))

test.each([
  ['46329', '"posted" has the number by which a spreadsheet remembers a day. Write "2026-11-03".'],
  ['11/23/2026', '"posted" needs a day written year-month-day. Write "2026-11-23".'],
  ['23.11.2026', '"posted" needs a day written year-month-day. Write "2026-11-23".'],
  ['Nov 3rd, 2026', '"posted" needs a day written year-month-day. Write "2026-11-03".'],
  ['3 November 2026', '"posted" needs a day written year-month-day. Write "2026-11-03".'],
  ['11/12/2026', '"posted" can be read as two days. Write "2026-11-12" or "2026-12-11".'],
  ['2026-11-03T09:00', '"posted" needs the day alone, without an hour. Write "2026-11-03".'],
  ['2026-02-30', '"posted" is a day that does not exist: February 2026 has 28 days.'],
  ['2026-14-03', '"posted" is a day that does not exist: a year has twelve months of at most 31 days.'],
  ['soon', '"posted" cannot be written like this. Write a day as year-month-day, such as 2026-11-20.'],
])('a day written %s', (posted, sentence) => {
  expect(sentences(jobWith({ posted }))).toEqual([sentence])
})

test.each([
  [
    { closes: 'Until filled' },
    '"closes" cannot be written like this. Write a day as year-month-day, such as 2026-11-20. Without this field, the job stays open.',
  ],
  [
    { url: 'jobs@example.com' },
    `"url" needs the address of a web page, but here is an email address. Write the form's whole address, beginning with https://.`,
  ],
  [{ type: 'On-site' }, '"type" cannot be "On-site". Did you mean "Onsite"?'],
  [{ type: 'Home office' }, '"type" cannot be "Home office". Did you mean "Remote"?'],
  [
    { type: 'Full-time' },
    '"type" cannot be "Full-time", as it says where one works; write the kind of contract into "description". Choose one of: "Remote", "Hybrid", "Onsite", "Internship".',
  ],
  [
    { salary: '$90,000' },
    '"salary" is not a field. Write it as "pay": { "currency": "INR", "from": 40000, "to": 60000, "per": "month" }.',
  ],
  [
    { requirements: '• SQL\n• Python' },
    '"requirements" needs a list in [ ], but here is text. Put each entry into quotation marks of its own: ["SQL", "Python"].',
  ],
])('a job with %o', (fields, sentence) => {
  expect(sentences(jobWith(fields))).toEqual([sentence])
})

test.each([
  [
    { email: 'hello@example.com, jobs@example.com' },
    '"email" takes one address only, and here are 2. Write "hello@example.com".',
  ],
  [
    { email: 'mailto:hello@example.com' },
    '"email" needs the address alone; "mailto:" is added where it becomes a link. Write "hello@example.com".',
  ],
  [{ url: 'www.example.com' }, '"url" needs https:// in front. Write "https://www.example.com".'],
  [{ since: 'since 2022' }, '"since" needs a whole number, but here is text. Write the number alone: 2022.'],
])('a site with %o', (fields, sentence) => {
  expect(sentences({ '_site.json': siteWith(fields) })).toEqual([sentence])
})

const image = (src: unknown) => ({ type: 'intro', heading: 'Us', text: ['In Trivandrum.'], image: src })
const technologies = (entries: unknown[]) => ({ type: 'technologies', heading: 'Tools', technologies: entries })

test.each([
  [
    image('office.png'),
    '"image" needs fields in { }, but here is text. Write "image": { "src": "office.png", "alt": "…" }.',
  ],
  [
    { type: 'cta', heading: 'Start', button: 'Contact Us' },
    '"button" needs fields in { }, but here is text. Write "button": { "label": "Contact Us", "path": "/contact" }.',
  ],
  [
    technologies(['NVDA', { name: 'WAVE' }]),
    'technology 1 needs fields in { }, but here is text. Write { "name": "NVDA" }.',
  ],
  [
    { type: 'articleList', heading: 'Read', most: -1 },
    '"most" needs a whole number of 1 or more. Without this field, all are shown.',
  ],
  [
    { type: 'serviceList', heading: 'All', services: ['Cloud'] },
    '"services" is not a field. This list fills itself, with all the pages there are. Remove the field.',
  ],
  [
    { type: 'offices', heading: 'Us', _note: 'ask Ravi' },
    '"_note" is not a field. A document has no room for notes. Remove it, and keep the note elsewhere.',
  ],
  [
    { type: 'offices', heading: 'Us', hidden: true },
    '"hidden" is not a field. A part of a page cannot be hidden. Cut the whole part out, from its { to its }, and keep it elsewhere until it is needed.',
  ],
  [
    { type: 'offices', heading: 'Us', backgroundColor: '#fff', fontSize: '20px' },
    '"backgroundColor" is not a field. Colors and sizes are those of the site, the same on every page. Remove the field. The same stands in line 13.',
  ],
  [
    { type: 'offices', id: '#Our offices', heading: 'Us' },
    '"id" can have small letters, digits and hyphens only. Write "our-offices".',
  ],
  [
    { type: 'whyUs', heading: 'Why', cards: [{ title: 'One', description: 'First.' }] },
    'this has the fields of the type "cardGrid". Call "cards" "reasons", as a "whyUs" does, or change the type to "cardGrid".',
  ],
  [{ type: 'faq', heading: 'Asked', items: [] }, 'there is no section type "faq". Did you mean "questions"?'],
  [
    { type: 'offiсes', heading: 'Us' },
    'there is no section type "offiсes". Its "с" is a letter of another alphabet that only looks like "c". Type "offices" anew with an English keyboard.',
  ],
])('a section %o', (section, sentence) => {
  expect(sentences({ 'cloud.json': pageWith(section) })).toEqual([sentence])
})

test('the fields of a job in a section are one problem', () => {
  const section = { type: 'Onsite', region: 'india', location: 'Trivandrum', requirements: ['SQL'] }
  const sections = [{ type: 'hero', heading: 'Designer' }, section]
  expect(told({ 'career/designer.json': page('Designer', { sections }) })).toMatchInlineSnapshot(`
    "pages-json/career/designer.json 9:5-9:6 {
    error job-in-section: In section 2 (Onsite), these are the fields of a job. Move "region", "location", "requirements" to the top of the page, below its "title", as "job": { … }; here stays { "type": "job" } alone."
  `)
})

test('a page within another field is one problem, whatever stands beside it', () => {
  expect(
    problemsOf({ 'career/designer.json': { status: 'ok', data: page('Designer') } }).map(({ rule }) => rule),
  ).toEqual(['wrapped-page'])
})

test('a picture whose file has a name that pictures cannot have is to be renamed, also where it lies', () => {
  const files = {
    'cloud.json': pageWith(image({ src: 'Büro Foto 1.PNG', alt: 'Desks.' })),
    '_images/Büro Foto 1.PNG': photo,
  }
  expect(sentences(files)).toContain(
    `"src" has letters or signs that a picture's name cannot have. Rename the file in pages-json/_images to "buero-foto-1.png", and write that here.`,
  )
})
