import type { At } from '../../canvas/host'
import type { StudioProblem } from '../../contract'
import { useStudio } from '../state/studio'

type Problems = readonly StudioProblem[]

const none: Problems = []
const sorted = new WeakMap<Problems, ReadonlyMap<string, Problems>>()

/** What is wrong with exactly the value at a place; where nothing is, always the same list, so nothing is drawn anew. */
export function useProblemsAt(at: At): Problems {
  const place = keyOf(at)
  return useStudio(({ problems }) => byPlace(problems).get(place) ?? none)
}

/** Every field asks of every verdict: it is sorted once. */
function byPlace(problems: Problems): ReadonlyMap<string, Problems> {
  const known = sorted.get(problems)
  if (known) return known
  const places = new Map<string, StudioProblem[]>()
  for (const problem of problems) {
    for (const key of new Set([problem.at, ...problem.others].map(keyOf))) {
      const there = places.get(key)
      if (there) there.push(problem)
      else places.set(key, [problem])
    }
  }
  sorted.set(problems, places)
  return places
}

function keyOf(at: At): string {
  return JSON.stringify(at)
}
