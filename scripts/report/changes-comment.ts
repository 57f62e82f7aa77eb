import type { Changes, PageChanges } from '../changes/changes'
import { fitted, plain } from './markdown'

/** By this a comment of ours is known again; it does not show. */
export const mark = '<!-- what-changed -->'

/** GitHub takes 65,536 characters for a comment; this leaves room for the last line. */
const mostBytes = 50_000
const mostPages = 200
const mostSentences = 30
const longest = 600

/**
 * What changed as a comment on a pull request. What it says comes from whoever made the request: all of it is
 * shown as plain text, and cut where it is long.
 */
export function changesComment({ pages, elsewhere }: Changes): string {
  const more = '\nThis is not all: more does not fit here.'
  const lines = [
    ...(pages.length === 0 ? ['With this, no page changes.'] : pages.slice(0, mostPages).flatMap(block)),
    ...(pages.length > mostPages ? [more] : []),
  ]
  const around = elsewhere ? `\n${clipped(elsewhere)}\n` : ''
  return `${mark}\n### What changes with this\n\n${fitted(lines, mostBytes, () => more)}\n${around}`
}

function block({ page, address, sentences }: PageChanges): string[] {
  const shown = sentences.slice(0, mostSentences)
  const left = sentences.length - shown.length
  return [
    `**${clipped(page) || 'A page'}** ${clipped(address)}`,
    '',
    ...shown.map((sentence) => `- ${clipped(sentence)}`),
    ...(left > 0 ? [`- and ${left} more`] : []),
    '',
  ]
}

function clipped(text: string): string {
  return plain(text.length > longest ? `${text.slice(0, longest)}…` : text)
}
