import { exampleIdentity } from '../example-site'
import type { Mistake } from '../mistake'
import { photo, smallPhoto } from './photo'
import { jobPage, withPicture } from './pieces'

const link = (path: string) => ({
  sections: `{ "type": "cta", "heading": "Start", "button": { "label": "Contact Us", "path": "${path}" } }`,
})
const other = `{
  "title": "Cloud costs",
  "description": "We count what each system costs.",
  "sections": [{ "type": "hero", "heading": "Cloud costs" }]
}`
const job = (closes: string, form?: string) => jobPage({ posted: '2026-01-20', closes, form })

/** What the site shares, with this field in it. */
function sharing(field: string) {
  const [name = ''] = field.split(':')
  const real = exampleIdentity
    .replace('linkedin.example.com', 'www.linkedin.com')
    .replaceAll('example.com', 'gwp.test')
    .replace('Example Road', 'Hill Road')
  return { place: '_site.json', text: real.replace(new RegExp(`${name}: .*"`), field), about: field }
}

/** Mistakes between pages, and with what the whole site shares. */
export const siteMistakes = {
  'address-taken': {
    wrong: { page: '"aliases": ["/cloud-costs"]' },
    right: { page: '"aliases": ["/cloud-migration"]' },
    around: { 'cloud-costs.json': other },
  },
  'address-reserved': { wrong: { place: 'assets/cloud.json' }, right: { place: 'services/cloud.json' } },
  'address-long': {
    wrong: { page: `"aliases": ["/${'cloud-migration-'.repeat(13)}"]` },
    right: { page: '"aliases": ["/cloud-migration"]' },
  },
  'address-unclear': {
    wrong: { page: '"aliases": ["/caf%E9"]' },
    right: { page: '"aliases": ["/caf%C3%A9"]' },
  },
  'address-of-list': { wrong: { place: 'services/page-2.json' }, right: { place: 'services/cloud.json' } },
  'own-alias': {
    wrong: { page: '"aliases": ["/services/cloud"]' },
    right: { page: '"aliases": ["/cloud-migration"]' },
  },
  'canonical-unanswered': {
    wrong: { page: '"canonical": "/contact"' },
    right: { page: '"canonical": "/cloud-migration"' },
  },
  'dead-link': { wrong: link('/contakt'), right: link('/contact') },
  'moved-link': {
    wrong: link('/write-to-us'),
    right: link('/letters'),
    around: { 'letters.json': other.replace('"title"', '"aliases": ["/write-to-us"],\n"title"') },
  },
  'own-address': { wrong: link('https://www.example.com/contact'), right: link('/contact') },
  'dead-anchor': { wrong: link('/contact#office'), right: link('/contact#offices') },
  'missing-image': {
    wrong: withPicture('ofice.jpg'),
    right: withPicture('office.jpg'),
    around: { '_images/office.jpg': photo },
  },
  'unreadable-image': {
    wrong: withPicture('office.jpg'),
    right: withPicture('trivandrum-office.jpg'),
    around: { '_images/office.jpg': 'Notes that were named like a picture.', '_images/trivandrum-office.jpg': photo },
  },
  'small-image': {
    wrong: withPicture('office-small.png'),
    right: withPicture('office.jpg'),
    around: { '_images/office-small.png': smallPhoto, '_images/office.jpg': photo },
  },
  'title-taken': {
    wrong: { page: '"title": "Cloud costs"' },
    right: { page: '"title": "Cloud migration"' },
    around: { 'cloud-costs.json': other },
  },
  'description-taken': {
    wrong: { page: '"description": "We count what each system costs."' },
    right: { page: '"description": "We move your systems to the cloud, one at a time."' },
    around: { 'cloud-costs.json': other },
  },
  'site-address': {
    wrong: sharing('"url": "https://www.gwp.test?from=mail"'),
    right: sharing('"url": "https://www.gwp.test"'),
  },
  'unknown-time-zone': {
    wrong: sharing('"timeZone": "Asia/Trivandrum"'),
    right: sharing('"timeZone": "Asia/Kolkata"'),
  },
  'future-date': { wrong: { page: '"updated": "2062-11-20"' }, right: { page: '"updated": "2026-11-20"' } },
  'job-closed': { wrong: job('2026-10-31'), right: job('2027-01-31') },
  'example-value': { wrong: job('2027-01-31', 'https://forms.example.com/data-engineer'), right: job('2027-01-31') },
} satisfies Record<string, Mistake>
