import { readSite } from '../../engine/check/read-site'
import { pathOf, siteFile } from '../../engine/load/sources'
import { isError, type Problem } from '../../engine/problems/problem'
import { toldOnce } from '../../engine/problems/told-once'
import { valueOf } from '../../engine/text/value-of'
import { waysTo } from '../ways'
import type { Calls, StudioProblem } from './contract'
import type { Desk } from './desk'
import { saidInForm } from './said-in-form'
import { documentNow, refuseOther } from './texts'

/** The page as it would be with a text, and what is wrong with that by itself. Nothing is written. */
export function preview(desk: Desk, { file, text }: Calls['preview']['ask']): Calls['preview']['answer'] {
  refuseOther(desk.pages, file)
  const place = file.slice(desk.pages.length + 1)
  if (place === siteFile) return { problems: withWays(text, readSite(desk.pages, new Map([[file, text]])).problems) }
  const { page, shown } = desk.content.preview({ file, path: pathOf(place) }, text)
  return { ...(page && { page }), problems: withWays(text, shown?.problems ?? []) }
}

/**
 * What is wrong with a document, and how much with others, once all that was changed is checked. Windows ask again when
 * thousands of documents were read.
 */
export async function verdict(desk: Desk, { file }: Calls['verdict']['ask']): Promise<Calls['verdict']['answer']> {
  if (!desk.content.isWhole) return { pending: true }
  await desk.settled()
  const { problems } = desk.content.checked
  const own = problems.filter((problem) => problem.file === file)
  const others = problems.filter((problem) => problem.file !== file && isError(problem))
  return { problems: withWays(documentNow(desk.pages, file).text, own), elsewhere: toldOnce(others).length }
}

/** Problems with the ways to what they are about, and as they are said there. */
function withWays(text: string, problems: readonly Problem[]): StudioProblem[] {
  const places = problems.flatMap((problem) => [problem, ...(problem.also ?? [])])
  const ways = waysTo(text, places)
  const value = valueOf(text)
  let next = 0
  return problems.map((problem) => {
    const [at = [], ...others] = ways.slice(next, (next += 1 + (problem.also?.length ?? 0)))
    return { ...problem, at, others, said: saidInForm(problem, value, at) }
  })
}
