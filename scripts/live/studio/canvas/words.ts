import type { At } from './host'

/** What a text is called: key points, heading. */
export function nameOf(at: At): string {
  const name = at.findLast((step) => typeof step === 'string') ?? 'text'
  return (name === 'body' ? 'article' : name).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

/** What an edit did: Changed the heading of section 2. */
export function changeOf(at: At): string {
  const [list, number] = at
  const where = list === 'sections' && typeof number === 'number' ? ` of section ${number + 1}` : ''
  return `Changed the ${nameOf(at)}${where}`
}
