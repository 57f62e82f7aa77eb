import type { At } from './host'

/** What a text is called: key points, heading. */
export function nameOf(at: At): string {
  const name = at.findLast((step) => typeof step === 'string') ?? 'text'
  return (name === 'body' ? 'article' : name).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}
