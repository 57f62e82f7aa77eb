import { expect, test } from 'vitest'
import { opening, page, siteWith, told } from '../virtual-site'

const hero = { type: 'hero', heading: 'Designer' }
const sections = [hero, { type: 'job' }]

test('a page among the jobs without a job', () => {
  expect(told({ 'career/designer.json': page('Designer') })).toMatchInlineSnapshot(`
    "pages-json/career/designer.json 1:1-1:2 {
    error job-missing: Pages in pages-json/career are job openings, and this one has no "job". Add it, or give the page "kind": "page"."
  `)
})

test('a job on a page that is none', () => {
  expect(told({ 'designer.json': page('Designer', { job: opening, sections }) })).toMatchInlineSnapshot(`
    "pages-json/designer.json 13:3-13:8 "job"
    error job-elsewhere: Only a job opening has a "job". Move this file to pages-json/career, or remove "job"."
  `)
})

test('a job that no section shows', () => {
  expect(told({ 'career/designer.json': page('Designer', { job: opening }) })).toMatchInlineSnapshot(`
    "pages-json/career/designer.json 4:3-4:13 "sections"
    error job-unseen: No section shows the job. Add { "type": "job" } to "sections", after the hero."
  `)
})

test('a second list of jobs', () => {
  const board = (heading: string) => ({ type: 'jobBoard', heading })
  const document = page('Jobs', { sections: [hero, board('Jobs'), board('Internships')] })
  expect(told({ 'jobs.json': document })).toMatchInlineSnapshot(`
    "pages-json/jobs.json 14:15-14:25 "jobBoard"
    error section-twice: In section 3 (jobBoard, "Internships"), this page already has a jobBoard, and there is room for one only. Remove one of the two."
  `)
})

test('a section for the job on a page without one', () => {
  expect(told({ 'cloud.json': page('Cloud', { sections }) })).toMatchInlineSnapshot(`
    "pages-json/cloud.json 10:15-10:20 "job"
    error job-section-alone: In section 2 (job), there is no job to show here, as the page has no "job". Remove this section, or add a "job"."
  `)
})

test('a job that closes before it is posted', () => {
  const job = { ...opening, posted: '2026-11-02', closes: '2026-10-02' }
  expect(told({ 'career/designer.json': page('Designer', { job, sections }) })).toMatchInlineSnapshot(`
    "pages-json/career/designer.json 36:15-36:27 "2026-10-02"
    error closes-early: The last day to apply, 2026-10-02, is before the day it was posted, 2026-11-02. Change one of them."
  `)
})

test('a job that has closed is a warning', () => {
  const job = { ...opening, closes: '2026-11-19' }
  expect(told({ 'career/designer.json': page('Designer', { job, sections }) })).toMatchInlineSnapshot(`
    "pages-json/career/designer.json 36:15-36:27 "2026-11-19"
    warning job-closed: This job closed on 2026-11-19, so it is no longer on the careers page. Give it a later day, or remove the file."
  `)
})

test('a job is open on its last day', () => {
  const job = { ...opening, closes: '2026-11-20' }
  expect(told({ 'career/designer.json': page('Designer', { job, sections }) })).toBe('')
})

test('a job that was posted tomorrow is a warning', () => {
  const job = { ...opening, posted: '2026-11-21' }
  expect(told({ 'career/designer.json': page('Designer', { job, sections }) })).toMatchInlineSnapshot(`
    "pages-json/career/designer.json 19:15-19:27 "2026-11-21"
    warning future-date: The day in "posted", 2026-11-21, is still to come: today is 2026-11-20. Write a day that has been."
  `)
})

test('an application form that still is an example is a warning', () => {
  const job = { ...opening, url: 'https://forms.example.com/designer' }
  expect(told({ 'career/designer.json': page('Designer', { job, sections }) })).toMatchInlineSnapshot(`
    "pages-json/career/designer.json 18:12-18:48 "https://forms.example.com/designer"
    warning example-value: "url" is only an example: "https://forms.example.com/designer". Write the real one; until then the site can be tried out, but not launched."
  `)
})

test('an application form without https', () => {
  const job = { ...opening, url: 'forms.northwind.test/designer' }
  expect(told({ 'career/designer.json': page('Designer', { job, sections }) })).toMatchInlineSnapshot(`
    "pages-json/career/designer.json 18:12-18:43 "forms.northwind.test/designer"
    error wrong-form: "url" needs https:// in front. Write "https://forms.northwind.test/designer".
    -> https://forms.northwind.test/designer"
  `)
})

test('more facts than fit into the strip', () => {
  const facts = ['You get', 'Engagement', 'Tools', 'Team', 'First step'].map((label) => ({ label, value: 'Words' }))
  const strip = [
    { type: 'hero', heading: 'Cloud' },
    { type: 'factsStrip', facts },
  ]
  expect(told({ 'cloud.json': page('Cloud', { sections: strip }) })).toMatchInlineSnapshot(`
    "pages-json/cloud.json 11:16-11:17 [
    error too-many: In section 2 (factsStrip), "facts" can have 4 entries at most; here are 5. Take 1 out."
  `)
})

test('a job of a company that has no place for jobs', () => {
  const files = { '_site.json': siteWith({ roots: {} }) }
  expect(told({ ...files, 'designer.json': page('Designer', { kind: 'job' }) })).toContain(
    'job-missing: This page says that it is a job opening, and has no "job".',
  )
  expect(told({ ...files, 'designer.json': page('Designer', { job: opening, sections }) })).toContain(
    'job-elsewhere: Only a job opening has a "job". Give this page "kind": "job", or remove "job".',
  )
})

test('a job is not found out of place while _site.json is broken', () => {
  const files = { '_site.json': '{ "name": ', 'career/designer.json': page('Designer', { job: opening, sections }) }
  expect(told(files)).not.toContain('pages-json/career')
})

const jobOf = (changes: object, region = 'india', location = 'Trivandrum, Kerala') => ({
  'career/designer.json': page('Designer', { job: { ...opening, region, location, ...changes }, sections }),
})

test('a job that does not say what candidates ask first', () => {
  expect(told(jobOf({ hours: undefined, places: undefined }))).toMatchInlineSnapshot(`
    "pages-json/career/designer.json 13:3-13:8 "job"
    warning job-incomplete: This job does not say "hours", "places". Ask whoever decides it, and add it; until then the site can be tried out."
  `)
})

test('an internship that does not say what may follow', () => {
  expect(told(jobOf({ type: 'Internship', unpaid: true, pay: undefined }))).toMatchInlineSnapshot(`
    "pages-json/career/designer.json 13:3-13:8 "job"
    warning job-incomplete: This job does not say "afterward". Ask whoever decides it, and add it; until then the site can be tried out."
  `)
})

test('a job in California without the range of its pay', () => {
  expect(told(jobOf({ pay: undefined }, 'usa', 'Temecula, California'))).toMatchInlineSnapshot(`
    "pages-json/career/designer.json 13:3-13:8 "job"
    warning pay-range: California asks for the range of pay in every job opening (Labor Code 432.3), and this one has none. Ask whoever decides it, and write "pay": { "currency": "USD", "from": …, "to": …, "per": "year" }; until then the site can be tried out, but not launched."
  `)
})

test('a job with pay that says it has none', () => {
  expect(told(jobOf({ unpaid: true }))).toMatchInlineSnapshot(`
    "pages-json/career/designer.json 36:15-36:19 true
    error pay-unclear: This job has "pay", and "unpaid" says that it has none. Remove one of them."
  `)
})

test('a range of pay that begins with its end', () => {
  expect(told(jobOf({ pay: { currency: 'INR', from: 60000, to: 40000, per: 'month' } }))).toMatchInlineSnapshot(`
    "pages-json/career/designer.json 23:13-23:18 40000
    error pay-unclear: "to" is less than "from". Write the least it pays first."
  `)
})
