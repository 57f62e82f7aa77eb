import { count } from '../../engine/problems/words/sentence'
import type { Block, Manuscript } from '../import/manuscript'
import { firstWords } from './first-words'

/** So many places of the same thing are named. */
const mostPlaces = 3

/** Says what was left out or changed on the way, a line for each, with the paragraphs by their first words. */
export function lostReport({ lost }: Manuscript, blocks: readonly Block[], mended: readonly string[]): string[] {
  const places = new Map<string, string[]>()
  for (const block of blocks)
    for (const said of block.lost) places.set(said, [...(places.get(said) ?? []), firstWords(block.markdown)])
  const lines = [
    ...new Set(lost),
    ...[...places].map(([said, words]) => `${said} ${inPlaces(words)}`),
    ...mended.map((said) => `Mended: ${said}`),
  ]
  return lines.length ? ['\nLeft out or changed on the way:', ...lines.map((line) => `- ${line}`)] : []
}

function inPlaces(words: readonly string[]): string {
  const named = words.slice(0, mostPlaces).join(', ')
  const more = words.length - mostPlaces
  return `In ${named}${more > 0 ? ` and ${count(more, 'more paragraph')}` : ''}.`
}
