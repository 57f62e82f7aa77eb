import { contentOf, readDocuments } from '../authoring/documents'
import { rootsOf } from '../authoring/kept-kinds'
import { planPage } from '../authoring/new-page'
import { newReport } from '../authoring/new-report'
import { isComplete, requestFrom } from '../authoring/page-request'
import { askForRest, inTerminal } from '../authoring/questions'
import { changeFolder } from '../engine/files/change-folder'
import { Refusal } from '../engine/refusal'
import { folder, readDate, readOptions } from '../options'
import { say } from '../report/terminal'

/** npm run new -- /about/history "Our history": makes a page that is whole at once. Asks for what is missing. */
const { values, positionals } = readOptions(
  {
    service: { type: 'boolean', default: false },
    article: { type: 'boolean', default: false },
    job: { type: 'boolean', default: false },
    page: { type: 'boolean', default: false },
    group: { type: 'string' },
    pages: { type: 'string', default: 'pages-json' },
    date: { type: 'string' },
  },
  true,
)
const pages = folder(values.pages)
const documents = readDocuments(pages, readDate(values.date))
const content = contentOf(documents)
const typed = {
  ...requestFrom(positionals, values, { pages, url: content.site?.url, roots: rootsOf(content, pages) }),
  group: values.group,
}
const plan = planPage(documents, isComplete(typed) ? typed : await asked())
changeFolder(pages, plan)
say(newReport(plan, content))

async function asked() {
  if (!process.stdin.isTTY)
    throw new Refusal('Say which address and which title: npm run new -- /about/history "Our history"')
  const talk = inTerminal()
  try {
    return await askForRest(typed, content, pages, talk)
  } finally {
    talk.end()
  }
}
