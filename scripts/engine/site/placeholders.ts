import type { Site } from '../schema/document.generated'

/** What `{…}` in texts and addresses stands for: the one place where copy meets the company's identity. */
const placeholders = {
  company: (site: Site) => site.name,
  email: (site: Site) => site.email,
  linkedin: (site: Site) => site.linkedin,
}

/** A name that may stand in braces. */
export type Placeholder = keyof typeof placeholders

/** The names that may stand in braces. */
export const placeholderNames: readonly string[] = Object.keys(placeholders)

const pattern = /\{(company|email|linkedin)\}/g

/** Whether a text depends on the company's identity. */
export function hasPlaceholder(text: string): boolean {
  return text.includes('{') && text.search(pattern) >= 0
}

/** Fills the placeholders of a text. */
export function fill(text: string, site: Site): string {
  if (!text.includes('{')) return text
  return text.replace(pattern, (whole, name: string) => (isPlaceholder(name) ? placeholders[name](site) : whole))
}

function isPlaceholder(name: string): name is Placeholder {
  return name in placeholders
}
