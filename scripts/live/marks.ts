import type { Page } from '../../src/page/page.generated'
import { isForLaunch } from '../engine/check/launch'
import type { Problem } from '../engine/problems/problem'
import { toldOnce } from '../engine/problems/told-once'
import type { Showable, Standing } from './showable'
import { waysTo } from './ways'

/** The problems of one section, and where on the page they are to be told. */
export interface Mark {
  /** The section's number in the document, counting from 0. */
  section: number
  /** Ids of the section and of those below it: the mark stands above the first that is there, or else at the end. */
  above: string[]
  shows: Standing['shows']
  problems: Problem[]
}

/** What the browser needs to tell what is wrong. */
export interface ProblemsOnPage {
  /** Those of the page on screen, at their sections. */
  marks: Mark[]
  /** Those of the page on screen that belong to no section. */
  ofPage: Problem[]
  /** Those of all other documents. */
  elsewhere: Problem[]
  /** How many values of theirs are examples, which may stay until the launch. */
  examples: number
}

/**
 * Puts problems where they belong.
 * @param problems those of the document @param page what is on screen for it
 */
export function marksOf(
  { text, sections }: Showable,
  problems: readonly Problem[],
  page: Page,
): Pick<ProblemsOnPage, 'marks' | 'ofPage'> {
  const marks = new Map<number, Mark>()
  const ofPage: Problem[] = []
  // An error that shows in several sections is told at each.
  const shown = problems.flatMap((problem) => [
    problem,
    ...(isError(problem) ? (problem.also ?? []) : []).map((place) => ({ ...problem, ...place })),
  ])
  const ways = waysTo(text, shown)
  for (const [place, problem] of shown.entries()) {
    const [list, number] = ways[place] ?? []
    if (!isError(problem) || list !== 'sections' || typeof number !== 'number') {
      ofPage.push(problem)
      continue
    }
    // Where the text is not JSON, the page before it may have had fewer sections.
    const shows = sections[number]?.shows ?? 'nothing'
    const mark = marks.get(number) ?? { section: number, above: idsFrom(sections, number, page), shows, problems: [] }
    mark.problems.push(problem)
    marks.set(number, mark)
  }
  return { marks: [...marks.values()].sort((a, b) => a.section - b.section), ofPage }
}

/** Problems for whoever looks at another page. */
export function asElsewhere(problems: readonly Problem[]): Pick<ProblemsOnPage, 'elsewhere' | 'examples'> {
  const told = toldOnce(problems)
  const elsewhere = told.filter((problem) => !isForLaunch(problem))
  return { elsewhere, examples: told.length - elsewhere.length }
}

/** Of so many sections one is surely on the page. */
const mostAbove = 50

function idsFrom(sections: Standing[], number: number, page: Page): string[] {
  return sections
    .slice(number, number + mostAbove)
    .flatMap(({ place }) => (place === undefined ? [] : (page.sections[place]?.id ?? [])))
}

/** Also of a draft, whose author wants to see where it is. */
function isError({ severity, draft }: Problem): boolean {
  return severity === 'error' || draft === true
}
