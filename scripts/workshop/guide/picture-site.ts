import { readSchemas } from '../../engine/schema/schemas'
import { isObject } from '../../engine/text/is-object'
import { exampleIdentity } from './example-file'
import { shownExample } from './sections'

/** The page that the guide's pictures show, and its address. */
export const shownPage = { address: '/services/cloud-migration', file: 'services/cloud-migration.json' }

const title = 'Cloud migration'
const description = 'We move your systems to the cloud, one at a time, and tell you what changed.'
const group = 'data-ai'

const types = ['hero', 'factsStrip', 'intro', 'cardGrid', 'process', 'whyUs', 'relatedPages', 'cta']

/** A section as the guide shows its type. */
function sectionOf(type: string): object {
  const example = readSchemas().get(`sections/${type}.schema.json`)?.examples?.[shownExample(type)]
  return { ...(isObject(example) ? example : {}), ...(type === 'hero' && { heading: title, text: description }) }
}

/** Groups with their services, in the order of the menu. */
const menu: { [group: string]: string[] } = {
  'application-engineering': ['Web applications', 'Mobile apps', 'Testing', 'Support'],
  [group]: ['Data platforms', title, 'Dashboards'],
  'creative-experience': ['UI/UX design', 'Branding', 'Content'],
}
const labels: { [group: string]: [label: string, color: string] } = {
  'application-engineering': ['Application Engineering', 'violet'],
  [group]: ['Data & Automation', 'emerald'],
  'creative-experience': ['Creative & Experience', 'cyan'],
}

const identity = {
  ...JSON.parse(exampleIdentity),
  url: 'https://www.gwp.test',
  groups: Object.entries(labels).map(([id, [label, color]]) => ({ id, label, description: `${label}.`, color })),
  navigation: ['Home', 'Services', 'Contact'].map((label) => ({ label, path: addressOf(label) })),
}

function addressOf(label: string): string {
  return label === 'Home' ? '/' : `/${label.toLowerCase()}`
}

function page(name: string, more: object = {}, sections: readonly object[] = []): object {
  return {
    title: name,
    description: `What ${name} is about.`,
    ...more,
    sections: [{ type: 'hero', heading: name }, ...sections],
  }
}

const services = Object.entries(menu).flatMap(([id, names]) =>
  names.map((name, place): [string, object] => {
    const placed = { group: id, menu: { order: place + 1 } }
    const file = `services/${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.json`
    return [
      file,
      name === title ? { title, description, ...placed, sections: types.map(sectionOf) } : page(name, placed),
    ]
  }),
)

/** The documents of a small site, which stays as it is however the site of the company changes. */
export const pictureSite: { [file: string]: string } = Object.fromEntries(
  Object.entries({
    '_site.json': identity,
    'index.json': page('Home'),
    '404.json': page('Not found'),
    'contact.json': page('Contact'),
    'services/index.json': page('Services', {}, [{ type: 'serviceList', heading: 'All services' }]),
    'Blog/index.json': page('Articles', {}, [{ type: 'articleList', heading: 'All articles' }]),
    'career/index.json': page('Careers', {}, [{ type: 'jobBoard', heading: 'Jobs' }]),
    ...Object.fromEntries(services),
  }).map(([file, document]) => [file, JSON.stringify(document, undefined, 2)]),
)

/** The same page with a mistake that somebody makes. */
export const pageWithMistake = (pictureSite[shownPage.file] ?? '').replace(
  '"heading": "Three ways to move"',
  '"headline": "Three ways to move"',
)
