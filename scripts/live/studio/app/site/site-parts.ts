import type { ObjectForm } from '../../form-types'

/** The fields of the site that belong together. */
export interface SitePart {
  name: string
  fields: string[]
}

const parts: readonly SitePart[] = [
  { name: 'Identity', fields: ['name', 'legalName', 'description', 'url', 'email', 'linkedin', 'booking', 'since'] },
  { name: 'Menu', fields: ['navigation', 'floatingContact', 'roots'] },
  { name: 'Footer', fields: ['companyLinks', 'legalLinks', 'partners', 'copyrightYear'] },
  { name: 'Offices', fields: ['offices', 'timeZone', 'registrations'] },
  { name: 'Service groups', fields: ['groups'] },
  { name: 'For buyers and applicants', fields: ['pricing', 'references', 'equalOpportunity'] },
]

/** The parts of the site's settings: every field is in one, those that no part names in the last. */
export function sitePartsOf(form: ObjectForm): SitePart[] {
  const names = form.fields.map(({ name }) => name).filter((name) => name !== '$schema')
  const named = parts.map(({ name, fields }) => ({ name, fields: fields.filter((field) => names.includes(field)) }))
  const left = names.filter((name) => !parts.some(({ fields }) => fields.includes(name)))
  return [...named, { name: 'More', fields: left }].filter(({ fields }) => fields.length > 0)
}
