import { readDocuments } from '../authoring/documents'
import { changePages } from '../authoring/history/history'
import { moveReport } from '../authoring/move-report'
import { planMove } from '../authoring/plan-move'
import { Refusal } from '../engine/refusal'
import { folder, isDry, readDate, readOptions } from '../options'
import { withProgress } from '../report/progress'
import { say } from '../report/terminal'

/** npm run move -- /old-address /new-address: gives a page another address. Every link and every old address still leads to it. */
const { values, positionals } = readOptions(
  {
    pages: { type: 'string', default: 'pages-json' },
    date: { type: 'string' },
    alone: { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
  },
  true,
)
const [from, to, ...rest] = positionals
if (!from || !to || rest.length > 0)
  throw new Refusal('Say which page to move, and to which address: npm run move -- /old-address /new-address')

const pages = folder(values.pages)
const plan = await withProgress((told) =>
  planMove(readDocuments(pages, readDate(values.date, pages), told), { from, to, alone: values.alone }),
)
const dry = isDry(values['dry-run'])
if (!dry) changePages(pages, plan, { by: 'move', words: `Moved ${plan.from} to ${plan.to}` })
say(moveReport(plan, dry))
