/** The lines in which two texts differ, from the first to the last that does, in each. */
export function differingLines(one: string, other: string): { first: string[]; second: string[] } {
  const [first, second] = [one.split('\n'), other.split('\n')]
  const shorter = Math.min(first.length, second.length)
  let start = 0
  while (start < shorter && first[start] === second[start]) start++
  let end = 0
  while (end < shorter - start && first.at(-1 - end) === second.at(-1 - end)) end++
  return { first: first.slice(start, first.length - end), second: second.slice(start, second.length - end) }
}
