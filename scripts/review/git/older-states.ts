import type { Checkout } from './checkout'

/** A file that is again as it was before somebody changed it. */
export interface Returned {
  file: string
  /** What that change was called, and its day. */
  title: string
  day: string
}

/** How far back it is looked; a copy that is older is seldom written on. */
const mostStates = 50
/** Whoever sends more than these has moved or mended many. */
const mostLookedAt = 50

/**
 * The files that are exactly as in an older state, as those from an old copy of the project are.
 * @param after the state before @param tree what follows it @param files those that differ between the two
 */
export function returnedFiles(checkout: Checkout, after: string, tree: string, files: readonly string[]): Returned[] {
  return files.slice(0, mostLookedAt).flatMap((file) => {
    const [, , content] = checkout.read(['ls-tree', tree, '--', file]).split(/\s/)
    if (content === undefined) return []
    const log = ['log', `-${mostStates}`, '--format=%as %s', '--raw', '--no-abbrev', '--no-renames', after, '--', file]
    // A state's day and title, a blank line, and then :100644 100644 <content before> <content after> M <file>
    const states = checkout.read(log).split('\n')
    const change = states.findIndex((line) => line.startsWith(':') && line.split(' ')[2] === content)
    const [day, ...title] = (states[change - 2] ?? '').split(' ')
    return change < 0 || !day ? [] : [{ file, day, title: title.join(' ') }]
  })
}
