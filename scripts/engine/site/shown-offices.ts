import type { Site } from '../schema/document.generated'

/** The offices as pages show them: no line breaks a phone number. */
export function shownOffices({ offices }: Pick<Site, 'offices'>): Site['offices'] {
  return offices.map((office) =>
    office.phone ? { ...office, phone: office.phone.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011') } : office,
  )
}
