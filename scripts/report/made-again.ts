import { listed, mostFiles } from '../engine/problems/words/sentence'

/** What is said of files of the output that were not as they were made, and of those that nobody knows any more. */
export function madeAgain(out: string, { damaged, unknown }: { damaged: string[]; unknown: string[] }): string[] {
  return [
    ...(damaged.length > 0
      ? [`Not as they were made, emptied, edited or lost, and made again: ${listed(damaged, mostFiles)}.`]
      : []),
    ...(unknown.length > 0
      ? [
          `What the last build noted is lost. In ${out} these files are not of this build, and were left: ${listed(unknown, mostFiles)}.`,
        ]
      : []),
  ]
}
