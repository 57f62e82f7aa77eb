/** How many files a sentence names. */
const named = 5

/** Files as a sentence names them: the first few, and how many more. */
export function listed(files: readonly string[]): string {
  return files.slice(0, named).join(', ') + (files.length > named ? ` and ${files.length - named} more` : '')
}

/** What is said of files of the output that were not as they were made, and of those that nobody knows any more. */
export function madeAgain(out: string, { damaged, unknown }: { damaged: string[]; unknown: string[] }): string[] {
  return [
    ...(damaged.length > 0
      ? [`Not as they were made, emptied, edited or lost, and made again: ${listed(damaged)}.`]
      : []),
    ...(unknown.length > 0
      ? [
          `What the last build noted is lost. In ${out} these files are not of this build, and were left: ${listed(unknown)}.`,
        ]
      : []),
  ]
}
