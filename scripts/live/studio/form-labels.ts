import type { Schema } from '../../engine/schema/schemas'

/** Names of fields that say little to who does not program. */
const known: { [name: string]: string } = {
  id: 'Name in the address',
  src: 'File',
  alt: 'What it shows, for those who cannot see it',
  image: 'Picture',
  para: 'Further paragraph',
  items: 'Points',
  descriptionBottom: 'Closing sentence',
  url: 'Web address',
  iconClass: 'Color of the icon',
  canonical: 'Address for search engines',
  aliases: 'Other addresses',
  path: 'Where it leads',
  external: 'Opens in a new tab',
  kind: 'Kind of page',
  published: 'Day it appears',
  updated: 'Last changed in substance on',
  reviewed: 'Last checked on',
  group: 'Group of services',
  closes: 'Last day to apply',
  posted: 'Posted on',
  starts: 'Work begins on',
  unpaid: 'Not paid',
  places: 'Number of places',
  afterward: 'What comes after',
  inquiry: 'First message',
  linkedin: 'LinkedIn',
  since: 'Year the company began',
  roots: 'Where pages are at home',
  navigation: 'Menu',
  companyLinks: 'Company links in the footer',
  legalLinks: 'Legal links in the footer',
  partners: 'Partners in the footer',
  floatingContact: 'Buttons at the side',
  preload: 'Pages fetched ahead',
  references: 'References from clients',
}

/** What a field is called: Key points. */
export function labelOf(name: string, { title }: Schema): string {
  if (title !== undefined) return title
  const own = known[name]
  if (own !== undefined) return own
  const words = name.replace(
    /([a-z\d])([A-Z])/g,
    (_whole, end: string, begin: string) => `${end} ${begin.toLowerCase()}`,
  )
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What sections and entries are called whose schema's title says little to who does not program. */
const things: { [title: string]: string } = {
  Cta: 'Call to action',
  'Group panel': 'Group of services',
  'Site group': 'Group',
  Item: '',
}

/** What a thing is called by the title of its schema, '' when its list says it better. */
export function nameOf(title: string): string {
  return things[title] ?? title
}

/** What one of several is called where the name of all does not say it. */
const entries: { [label: string]: string } = {
  Text: 'Paragraph',
  Answer: 'Paragraph',
  Body: 'Block',
  Address: 'Line',
  Hours: 'Line',
  'Pages fetched ahead': 'Page',
}

/** What one of several is called: Key points are key point by key point. */
export function oneOf(label: string): string {
  const own = entries[label]
  if (own !== undefined) return own
  if (label.endsWith('ies')) return `${label.slice(0, -'ies'.length)}y`
  if (label.endsWith('sses')) return label.slice(0, -'es'.length)
  return /[^s]s$/.test(label) ? label.slice(0, -1) : label
}
