import { exampleIdentity } from '../example-site'
import { wholePage, type Mistake } from '../mistake'

/** Mistakes with a file itself. */
export const fileMistakes = {
  'unreadable-json': {
    wrong: {
      place: 'services/cloud.json',
      text: `{
  "title": "Cloud migration"
  "description": "We move your systems to the cloud, one at a time.",
  "sections": [{ "type": "hero", "heading": "Cloud migration" }]
}`,
    },
    right: {
      place: 'services/cloud.json',
      text: `{
  "title": "Cloud migration",
  "description": "We move your systems to the cloud, one at a time.",
  "sections": [{ "type": "hero", "heading": "Cloud migration" }]
}`,
    },
  },
  'empty-file': {
    wrong: { place: 'services/cloud.json', text: '' },
    right: { place: 'services/cloud.json', text: wholePage },
  },
  'unreadable-file': {
    wrong: {
      place: 'services/cloud.json',
      leadsTo: '../drafts/cloud.json',
      note: 'only a link to another file',
    },
    right: { place: 'services/cloud.json', text: wholePage },
  },
  'file-encoding': {
    wrong: {
      place: 'services/cloud.json',
      text: wholePage.replace('your systems', 'your café'),
      encoding: 'latin1',
      note: 'saved as Windows-1252',
    },
    right: { place: 'services/cloud.json', text: wholePage.replace('your systems', 'your café') },
  },
  'file-name': { wrong: { place: 'services/cloud migration.json' }, right: { place: 'services/cloud-migration.json' } },
  'hidden-character': {
    wrong: { page: String.raw`"title": "Cloud \u202emigration"` },
    right: { page: '"title": "Cloud migration"' },
  },
  'nested-deeply': {
    wrong: { sections: `{ "type": "intro", "heading": "Why", "text": ${'['.repeat(60)}"Because."${']'.repeat(60)} }` },
    right: { sections: '{ "type": "intro", "heading": "Why", "text": ["Because."] }' },
  },
  'too-much': {
    wrong: { place: 'services/cloud.json', length: 3_000_000, note: 'a file of 3 megabytes' },
    right: { place: 'services/cloud.json', text: wholePage },
  },
  'duplicate-field': {
    wrong: { page: '"title": "Cloud migration",\n"title": "Cloud"' },
    right: { page: '"title": "Cloud migration"' },
  },
  'site-missing': {
    wrong: { place: '_site.json', missing: true },
    right: { place: '_site.json', text: exampleIdentity },
  },
} satisfies Record<string, Mistake>
