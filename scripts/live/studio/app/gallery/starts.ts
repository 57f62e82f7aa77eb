import type { SectionStart } from '../../contract'

/** The starts whose words have every word of the search, those that have it in their names first. */
export function startsWith(starts: readonly SectionStart[], search: string): SectionStart[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const has = (text: string) => words.every((word) => text.toLowerCase().includes(word))
  const named = starts.filter(({ title }) => has(title))
  return [...named, ...starts.filter((start) => !named.includes(start) && has(`${start.title} ${start.description}`))]
}

/** The address of the guide's picture of a section type: one that is there is shown at once. */
export function pictureOf({ type }: SectionStart): string {
  return `/_guide/${type}.webp`
}
