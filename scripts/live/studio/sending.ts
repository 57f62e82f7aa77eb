import { sendPages, tellChanges } from '../../authoring/sending/send-pages'
import { isError, type Problem } from '../../engine/problems/problem'
import type { Told } from '../../engine/progress'
import { toldOnce } from '../../engine/problems/told-once'
import type { Calls, Refused, Report } from './contract'
import type { Desk } from './desk'
import { calledInStudio } from './page-titles'
import { withLabels } from './said-in-form'
import { inStudio, inTitles, withoutColors } from './words'

/** How many mistakes are named before the others are only counted. */
const mostNamed = 5

/**
 * Sends what has changed to where it is looked at and published, or says what that would be.
 * @throws Refusal if it cannot be sent
 */
export async function send(desk: Desk, { title, dry }: Calls['send']['ask']): Promise<Report | Refused> {
  const { pages, date } = desk
  const said: string[] = []
  const sender = {
    tell: (words: string) => void said.push(inStudio(desk, words)),
    show: (words: string) => void said.push(withoutColors(words)),
    fetched: () => desk.brought(),
    // The window says that it sends.
    showProgress: async <Result>(work: (told: Told) => Promise<Result> | Result) => work(() => {}),
  }
  const request = { pages, date, apart: false, title }
  const { problems } = dry
    ? await tellChanges(request, sender)
    : await desk.whileSending(() => sendPages(request, sender))
  const errors = toldOnce(problems.filter(isError))
  const report = said.map((words) => words.trim()).join('\n\n')
  if (errors.length === 0) return { report }
  return dry ? { report: `${report}\n\n${inTheWay(desk, errors)}` } : { refused: inTheWay(desk, errors) }
}

function inTheWay(desk: Desk, errors: readonly Problem[]): string {
  const named = errors
    .slice(0, mostNamed)
    .map(({ file, message }) => `  ${calledInStudio(desk, file) ?? file}: ${inTitles(desk, withLabels(message))}`)
  const more = errors.length - named.length
  return [
    'It cannot be sent yet, as these mistakes would keep the site from being published:',
    ...named,
    ...(more > 0 ? [`  and ${more} more`] : []),
  ].join('\n')
}
