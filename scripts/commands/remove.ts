import { readDocuments } from '../authoring/documents'
import { changePages } from '../authoring/history/history'
import { planRemove } from '../authoring/plan-remove'
import { removeReport } from '../authoring/remove-report'
import { Refusal } from '../engine/refusal'
import { folder, isDry, readDate, readOptions } from '../options'
import { withProgress } from '../report/progress'
import { say } from '../report/terminal'

/** npm run remove -- /old-page --to /other-page: removes a page. Links to it and its addresses lead to another from then on. */
const { values, positionals } = readOptions(
  {
    to: { type: 'string' },
    pages: { type: 'string', default: 'pages-json' },
    date: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
  },
  true,
)
const [page, ...rest] = positionals
if (!page || !values.to || rest.length > 0)
  throw new Refusal(
    'Say which page to remove, and which page its address shall lead to from then on: npm run remove -- /old-page --to /other-page',
  )

const pages = folder(values.pages)
const { to } = values
const plan = await withProgress((told) =>
  planRemove(readDocuments(pages, readDate(values.date, pages), told), { page, to }),
)
const dry = isDry(values['dry-run'])
if (!dry) changePages(pages, plan, { by: 'remove', words: `Removed ${plan.page.file}` })
say(removeReport(plan, dry))
