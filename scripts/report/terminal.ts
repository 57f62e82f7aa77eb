import { visible } from '../engine/text/hidden-characters.mjs'
import { makeRoom } from './progress'

/**
 * The way to the terminal. What authors wrote could steer it: move the cursor, hide words, fill the clipboard. So words
 * go out with every such character as its number; the reports of this folder do so themselves before they add color.
 */

/** Says words of a command, whoever wrote what is repeated in them. */
export function say(words: string): void {
  makeRoom()
  console.log(visible(words))
}

/** Prints a report of this folder. */
export function print(report: string): void {
  makeRoom()
  console.log(report)
}

/** Prints a report of this folder as what a command failed of. */
export function printAsError(report: string): void {
  makeRoom()
  console.error(report)
}
