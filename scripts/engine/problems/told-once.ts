import type { Problem } from './problem'
import { count, listed } from './words/sentence'

/** How many files are named before the others are only counted. */
const mostNamed = 8

/** Problems of one origin, where the first of them is. */
export function byOrigin(problems: readonly Problem[]): [Problem, ...Problem[]][] {
  const groups = new Map<string | Problem, [Problem, ...Problem[]]>()
  for (const problem of problems) {
    const name = problem.origin ?? problem
    const group = groups.get(name)
    if (group) group.push(problem)
    else groups.set(name, [problem])
  }
  return [...groups.values()]
}

/** Each origin as one problem that says where else it shows, in the order given. Given its own answer it changes nothing. */
export function toldOnce(problems: readonly Problem[]): Problem[] {
  return byOrigin(problems).map(([first, ...others]) =>
    others.length === 0 ? first : { ...first, message: `${first.message} ${alsoIn(others)}` },
  )
}

function alsoIn(others: readonly Problem[]): string {
  const places = others.map(({ file, line }) => `${file} (line ${line})`)
  return `The same stands in ${count(others.length, 'more file')}: ${listed(places, mostNamed)}.`
}
