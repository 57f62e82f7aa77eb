import type { Build } from './plan'
import type { Removals } from './publication'
import type { MadeFiles } from './state'
import { compressions, uncompressed } from './verify'

/**
 * Files that are no longer made, and compressed copies of files that are made anew.
 * @param made by the last build
 */
export function outdated(
  { next, there, isComplete, publication }: Build,
  made: MadeFiles,
  damaged: readonly string[],
): Removals {
  const gone = isComplete ? [] : Object.keys(made).filter((file) => !(file in next.files))
  const copiesOf = (files: Iterable<string>) =>
    [...files].flatMap((file) => compressions.map((ending) => file + ending)).filter((file) => there.has(file))
  const damagedCopies = damaged.filter((file) => !(file in made))
  return { copies: [...damagedCopies, ...copiesOf(publication.written.keys())], outdated: [...gone, ...copiesOf(gone)] }
}

/** What lies in the output and neither is of this build nor a compressed copy of that. */
export function unknownFiles({ next, there }: Build): string[] {
  const known = (file: string) => file in next.files || uncompressed(file) in next.files
  return [...there].filter((file) => !known(file))
}
