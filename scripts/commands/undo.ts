import { readDocuments } from '../authoring/documents'
import { changesMade, lastChange } from '../authoring/history/history'
import type { Remembered } from '../authoring/history/steps-on-disk'
import { historyReport, nextStep, nothing, placeOf, undoReport } from '../authoring/history/in-words'
import { planTakeBack } from '../authoring/history/take-back'
import type { Sent } from '../authoring/history/step'
import { takeBack } from '../authoring/history/taken-back'
import { sendUndone } from '../authoring/sending/in-words'
import { takeBackSending } from '../authoring/sending/take-back'
import { folder, isDry, readDate, readOptions } from '../options'
import { withProgress } from '../report/progress'
import { say } from '../report/terminal'

/**
 * npm run undo: takes back the last thing that npm run new, move, remove, fix or send did. --list says what can be
 * taken back, each with a number; npm run undo -- 2 takes back the second alone.
 */
const { values, positionals } = readOptions(
  {
    list: { type: 'boolean', default: false },
    pages: { type: 'string', default: 'pages-json' },
    date: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
  },
  true,
)
const pages = folder(values.pages)
const steps = [...changesMade(pages)]
const now = new Date()
const place = placeOf(positionals[0], steps)
const chosen = steps[place]
if (values.list) say(historyReport(steps, now))
else say(chosen ? await undo(chosen, steps.slice(0, place)) : nothing)

async function undo(step: Remembered, later: readonly Remembered[]): Promise<string> {
  const dry = isDry(values['dry-run'])
  const { sent } = step.step
  if (sent && dry) return `${sendUndone(step, now)}\nNothing was changed yet.`
  const said = sent ? await undoSending(step, sent) : await undoFiles(step, later, dry)
  return dry ? said : `${said}\n\n${nextStep(lastChange(pages), now)}`
}

async function undoSending(step: Remembered, sent: Sent): Promise<string> {
  const done = await withProgress((told) => {
    told('Taking back what was sent')
    return takeBackSending(pages, step, sent)
  })
  return sendUndone(step, now, done)
}

async function undoFiles(step: Remembered, later: readonly Remembered[], dry: boolean): Promise<string> {
  const plan = await withProgress((told) =>
    planTakeBack(readDocuments(pages, readDate(values.date, pages), told), step, later),
  )
  if (!dry) takeBack(pages, plan)
  return undoReport(plan, now, dry)
}
