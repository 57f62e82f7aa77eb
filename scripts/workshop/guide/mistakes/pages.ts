import type { Mistake } from '../mistake'
import { photo } from './photo'
import { jobPage, withPicture } from './pieces'

const heading = (words: string) => ({
  sections: `{ "type": "articleBody", "body": ["${words}", "Three numbers matter."] }`,
})
const office = (alt: string) => withPicture('office.jpg', alt)
const around = { '_images/office.jpg': photo }

/** Mistakes that a page has by itself. */
export const pageMistakes = {
  'unsafe-link': {
    wrong: {
      sections: '{ "type": "intro", "heading": "More", "text": ["Read [our guide](ftp://example.com/guide)."] }',
    },
    right: {
      sections: '{ "type": "intro", "heading": "More", "text": ["Read [our guide](https://example.com/guide)."] }',
    },
  },
  'link-text': {
    wrong: { sections: '{ "type": "intro", "heading": "More", "text": ["To write to us, [click here](/contact)."] }' },
    right: {
      sections: '{ "type": "intro", "heading": "More", "text": ["Our [contact page](/contact) says what helps us."] }',
    },
  },
  'unknown-icon': {
    wrong: {
      sections:
        '{ "type": "factsStrip", "facts": [{ "icon": "calender", "label": "When", "value": "In six weeks" }, { "label": "For", "value": "Small teams" }] }',
    },
    right: {
      sections:
        '{ "type": "factsStrip", "facts": [{ "icon": "calendar", "label": "When", "value": "In six weeks" }, { "label": "For", "value": "Small teams" }] }',
    },
  },
  'unknown-pictogram': {
    wrong: {
      sections:
        '{ "type": "cardGrid", "heading": "Cards", "cards": [{ "icon": "analitics", "title": "Numbers", "description": "Counted." }] }',
    },
    right: {
      sections:
        '{ "type": "cardGrid", "heading": "Cards", "cards": [{ "icon": "analytics", "title": "Numbers", "description": "Counted." }] }',
    },
  },
  'alt-file-name': {
    wrong: office('office.jpg'),
    right: office('Four desks by a window that looks over palm trees.'),
    around,
  },
  'alt-image-of': {
    wrong: office('Image of four desks by a window.'),
    right: office('Four desks by a window.'),
    around,
  },
  'alt-long': {
    wrong: office(
      'Four desks by a window that looks over palm trees, with two people who talk about a plan on the wall, a third who writes, a bicycle, a plant in a pot and a lamp.',
    ),
    right: office('Four desks by a window that looks over palm trees; two people talk about a plan on the wall.'),
    around,
  },
  'id-taken': {
    wrong: {
      sections: `{ "type": "offices", "id": "offices", "heading": "In India" },
{ "type": "offices", "id": "offices", "heading": "In the USA" }`,
    },
    right: {
      sections: `{ "type": "offices", "id": "india", "heading": "In India" },
{ "type": "offices", "id": "usa", "heading": "In the USA" }`,
    },
  },
  'two-pictures': {
    wrong: {
      sections: `{
  "type": "intro",
  "heading": "Where we work",
  "text": ["In Trivandrum."],
  "illustration": "layers",
  "image": { "src": "office.jpg", "alt": "Four desks by a window." }
}`,
    },
    right: office('Four desks by a window.'),
    around,
  },
  'hero-missing': {
    wrong: { page: '"sections": [{ "type": "offices", "heading": "Two offices" }]' },
    right: {
      page: `"sections": [
  { "type": "hero", "heading": "Cloud migration" },
  { "type": "offices", "heading": "Two offices" }
]`,
    },
  },
  'hero-first': {
    wrong: {
      sections: `{ "type": "offices", "heading": "Two offices" },
{ "type": "hero", "heading": "Cloud migration" }`,
    },
    right: {
      sections: `{ "type": "hero", "heading": "Cloud migration" },
{ "type": "offices", "heading": "Two offices" }`,
    },
  },
  'hero-twice': {
    wrong: {
      sections: `{ "type": "hero", "heading": "Cloud migration" },
{ "type": "hero", "heading": "What it is" }`,
    },
    right: {
      sections: `{ "type": "hero", "heading": "Cloud migration" },
{ "type": "intro", "heading": "What it is", "text": ["We move one system a week."] }`,
    },
  },
  'job-missing': {
    wrong: { place: jobPage().place, page: '"title": "Data Engineer, Trivandrum (Hybrid)"' },
    right: jobPage(),
  },
  'job-elsewhere': {
    wrong: { ...jobPage(), place: 'data-engineer.json' },
    right: jobPage(),
  },
  'job-unseen': {
    wrong: { ...jobPage(), sections: '{ "type": "offices", "heading": "Two offices" }' },
    right: jobPage(),
  },
  'job-section-alone': {
    wrong: { sections: '{ "type": "job" }' },
    right: { sections: '{ "type": "jobBoard", "heading": "Jobs" }' },
  },
  'closes-early': {
    wrong: jobPage({ closes: '2025-12-31' }),
    right: jobPage({ closes: '2026-12-31' }),
  },
  'heading-level': { wrong: heading('# What to measure'), right: heading('## What to measure') },
  'heading-space': { wrong: heading('##What to measure'), right: heading('## What to measure') },
  'heading-order': { wrong: heading('### What to measure'), right: heading('## What to measure') },
  'html-in-text': {
    wrong: { sections: '{ "type": "intro", "heading": "What it is", "text": ["We move <b>one</b> system a week."] }' },
    right: { sections: '{ "type": "intro", "heading": "What it is", "text": ["We move **one** system a week."] }' },
  },
  'title-long': {
    wrong: { page: '"title": "Cloud migration of every kind of system, in the right order, for every company"' },
    right: { page: '"title": "Cloud migration, one system at a time"' },
  },
  'description-long': {
    wrong: {
      page: '"description": "We move your systems to the cloud, one at a time, in an order that you can stop whenever you like, and we tell you each Friday what changed, what it cost and what comes next."',
    },
    right: {
      page: '"description": "We move your systems to the cloud, one at a time, and tell you each Friday what changed."',
    },
  },
  'starting-text': {
    wrong: {
      sections:
        '{ "type": "intro", "heading": "What it is", "text": ["To write: whom it suits, and whom it does not."] }',
    },
    right: {
      sections:
        '{ "type": "intro", "heading": "What it is", "text": ["It suits companies with five to fifty systems."] }',
    },
  },
} satisfies Record<string, Mistake>
