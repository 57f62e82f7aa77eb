import colors from 'picocolors'
import type { Changes, PageChanges } from '../changes/changes'

/** Prints what changed for people. */
export function changesText({ pages, elsewhere }: Changes): string {
  if (pages.length === 0) return 'No page changed.'
  return [...pages.map(block), ...(elsewhere ? [elsewhere] : [])].join('\n\n')
}

function block({ page, address, sentences }: PageChanges): string {
  return [
    `${colors.bold(page)}${address ? colors.dim(`  ${address}`) : ''}`,
    ...sentences.map((sentence) => `  ${sentence}`),
  ].join('\n')
}
