import { shortened } from '../in-words'
import type { Remembered } from './history'
import type { TakeBackPlan } from './take-back'

/** Lists what can be taken back, newest first, each with when it was done. */
export function historyReport(steps: readonly Remembered[], now: Date): string {
  if (steps.length === 0) return nothing
  const times = steps.map(({ step }) => whenInWords(new Date(step.at), now))
  const width = Math.max(...times.map(({ length }) => length))
  return [
    'npm run undo takes back the first of these, then the next:',
    ...steps.map(({ step }, place) => `  ${(times[place] ?? '').padEnd(width)}  ${step.words}`),
  ].join('\n')
}

/** What is said where the history is empty. */
export const nothing =
  'There is nothing to take back. npm run undo takes back what npm run new, move, remove, fix and send did in this folder.'

/** Says what taking a step back does. */
export function undoReport({ remembered, writes, removals }: TakeBackPlan, now: Date, dry: boolean): string {
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
