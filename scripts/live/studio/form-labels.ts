import type { Schema } from '../../engine/schema/schemas'

/** Names of fields that say little to who does not program. */
const known: { [name: string]: string } = {
  id: 'Name in the address',
  src: 'File',
  alt: 'What it shows, for those who cannot see it',
  para: 'Further paragraph',
  url: 'Web address',
  iconClass: 'Color of the icon',
  canonical: 'Address for search engines',
  aliases: 'Other addresses',
  path: 'Where it leads',
  cta: 'Call to action',
  draft: 'Draft',
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

/** What one of several is called: Key points are key point by key point. */
export function oneOf(label: string): string {
  if (label.endsWith('ies')) return `${label.slice(0, -'ies'.length)}y`
  if (label.endsWith('sses')) return label.slice(0, -'es'.length)
  return /[^s]s$/.test(label) ? label.slice(0, -1) : label
}
