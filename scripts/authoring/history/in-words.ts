import { shortened } from '../in-words'
import { Refusal } from '../../engine/refusal'
import { lastOnSameFiles } from './history'
import type { Remembered } from './steps-on-disk'
import type { TakeBackPlan } from './take-back'

/** Lists what can be taken back, newest first, each with its number, when it was done, and what has to go before it. */
export function historyReport(steps: readonly Remembered[], now: Date): string {
  if (steps.length === 0) return nothing
  const times = steps.map(({ step }) => whenInWords(new Date(step.at), now))
  const width = Math.max(...times.map(({ length }) => length))
  const digits = String(steps.length).length
  const other = steps.length > 1 ? ' npm run undo -- 2 takes back the second alone, and keeps what came after it.' : ''
  return [
    `npm run undo takes back the first of these, and run again the next.${other}`,
    ...steps.map((remembered, place) => {
      const last = lastOnSameFiles(remembered, steps.slice(0, place))
      const first = last ? ` (after ${steps.indexOf(last) + 1}, which changed the same file)` : ''
      return `  ${String(place + 1).padStart(digits)}  ${(times[place] ?? '').padEnd(width)}  ${remembered.step.words}${first}`
    }),
  ].join('\n')
}

/**
 * The place of a step in the list, from 0.
 * @param given the number as it was typed; the last step if left out
 * @throws Refusal if it is none of the list
 */
export function placeOf(given: string | undefined, steps: readonly Remembered[]): number {
  if (given === undefined) return 0
  const place = Number(given) - 1
  if (/^\d+$/.test(given) && steps[place]) return place
  throw new Refusal(
    `“${given}” is no number of what can be taken back. npm run undo -- --list lists it, each with its number.`,
  )
}

/** What is said where the history is empty. */
export const nothing =
  'There is nothing to take back. npm run undo takes back what npm run new, move, remove, fix and send did in this folder.'

/** Says what taking a step back does. */
export function undoReport({ remembered, later, writes, removals }: TakeBackPlan, now: Date, dry: boolean): string {
  const { words, at, files } = remembered.step
  const isNew = new Set(files.flatMap(({ file, after }) => (after === null ? file : [])))
  const said = [...writes.keys()].map((file) =>
    [...isNew].some((name) => file.endsWith(`/${name}`)) ? `  ${file} is back` : `  ${file} is as it was`,
  )
  const gone = removals.map((file) => `  ${file} is gone`)
  return [
    ...(dry ? ['Nothing was changed yet. This is what it does:\n'] : []),
    `Took back: ${words} (${whenInWords(new Date(at), now)})`,
    ...shortened([...gone, ...said], 'file'),
    ...(later.some(({ step }) => step.sent)
      ? ['If you have sent it, it is still there: npm run send brings this change there, too.']
      : []),
  ].join('\n')
}

/** What comes next, once a step was taken back. */
export function nextStep(next: Remembered | undefined, now: Date): string {
  if (!next) return 'Nothing is left to take back.'
  if (next.step.by === 'edit')
    return `Your own words are still in your pages. Only if you want them gone as well, run npm run undo once more: it takes back ${lowerFirst(next.step.words)}.`
  return `The next npm run undo takes back: ${next.step.words} (${whenInWords(new Date(next.step.at), now)})`
}

/** A time as people say it: today at 9:05 AM. */
export function whenInWords(time: Date, now: Date): string {
  const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' }).format(time)
  const days = (dayOf(now) - dayOf(time)) / 86_400_000
  const named =
    ['today', 'yesterday'][days] ?? `on ${new Intl.DateTimeFormat('en-US', dayParts(time, now)).format(time)}`
  // Some versions of Node.js part the two with a narrow space, which not every terminal shows.
  return `${named} at ${clock.replace(/\s/g, ' ')}`
}

function dayParts(time: Date, now: Date): Intl.DateTimeFormatOptions {
  const year = time.getFullYear() === now.getFullYear() ? undefined : 'numeric'
  return { month: 'long', day: 'numeric', year }
}

/** The midnight a day begins with, as if there were no daylight saving. */
function dayOf(time: Date): number {
  return Date.UTC(time.getFullYear(), time.getMonth(), time.getDate())
}

function lowerFirst(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1)
}
