import { readDocuments } from '../authoring/documents'
import { changesMade, lastChange, type Remembered } from '../authoring/history/history'
import { historyReport, nextStep, nothing, undoReport } from '../authoring/history/in-words'
import { planTakeBack, takeBack } from '../authoring/history/take-back'
import { sendUndone } from '../authoring/sending/in-words'
import { takeBackSending } from '../authoring/sending/take-back'
import { folder, isDry, readDate, readOptions } from '../options'
import { say } from '../report/terminal'

/** npm run undo: takes back the last thing that npm run new, move, remove, fix or send did. --list says what that is. */
const { values } = readOptions({
  list: { type: 'boolean', default: false },
  pages: { type: 'string', default: 'pages-json' },
  date: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
})
const pages = folder(values.pages)
const documents = readDocuments(pages, readDate(values.date, pages))
const last = lastChange(pages)
const now = new Date()
if (values.list) say(historyReport([...changesMade(pages)], now))
else say(last ? undo(last) : nothing)

function undo(step: Remembered): string {
  const dry = isDry(values['dry-run'])
  const { sent } = step.step
  if (sent && dry) return `${sendUndone(step, now)}\nNothing was changed yet.`
  const said = sent ? sendUndone(step, now, takeBackSending(pages, step, sent)) : undoFiles(step, dry)
  return dry ? said : `${said}\n\n${nextStep(lastChange(pages), now)}`
}

function undoFiles(step: Remembered, dry: boolean): string {
  const plan = planTakeBack(documents, step)
  if (!dry) takeBack(pages, plan)
  return undoReport(plan, now, dry)
}
