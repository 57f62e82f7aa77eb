import colors from 'picocolors'
import { visibleOnLine } from '../../engine/text/hidden-characters.mjs'
import type { Changes, PageChanges } from './changes'

/** Prints what changed for people. */
export function changesText({ pages, elsewhere }: Changes): string {
  if (pages.length === 0) return 'No page changed.'
  return [...pages.map(block), ...(elsewhere ? [visibleOnLine(elsewhere)] : [])].join('\n\n')
}

function block({ page, address, sentences }: PageChanges): string {
  return [
    `${colors.bold(visibleOnLine(page))}${address ? colors.dim(`  ${visibleOnLine(address)}`) : ''}`,
    ...sentences.map((sentence) => `  ${visibleOnLine(sentence)}`),
  ].join('\n')
}
