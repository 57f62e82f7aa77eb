import type { Process, RichText } from '../../page/page.generated'

/** In letters: steps with more in all, side by side, would be columns of many short lines. */
const mostInRow = 610

/**
 * In how many columns steps stand side by side on wide screens; undefined where they have too many words for that, and
 * are better read one below the other.
 */
export function columnsOf(steps: Process['steps']): number | undefined {
  const { length } = steps
  const columns = length % 3 === 0 ? 3 : length < 6 ? length : 4
  const letters = steps.reduce((sum, { description, items = [] }) => sum + lengthOf([description, ...items].flat()), 0)
  return (letters / length) * columns > mostInRow ? undefined : columns
}

function lengthOf(content: RichText): number {
  if (typeof content === 'string') return content.length
  return content.reduce((sum, node) => sum + lengthOf(typeof node === 'string' ? node : (node.children ?? [])), 0)
}
