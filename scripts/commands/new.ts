import { contentOf, readDocuments } from '../authoring/documents'
import { articleReport } from '../authoring/exchange/article-report'
import { changesReport } from '../authoring/exchange/changes-report'
import { pageMeant } from '../authoring/exchange/page-meant'
import { planArticle, type ArticlePlan } from '../authoring/exchange/plan-article'
import { planChanges, type ChangesPlan } from '../authoring/exchange/plan-changes'
import { requestFor } from '../authoring/exchange/request'
import { readTextFile } from '../authoring/exchange/text-file'
import { changePages } from '../authoring/history/history'
import type { Manuscript } from '../authoring/import/manuscript'
import { rootsOf } from '../authoring/kept-kinds'
import { planPage, type PageRequest } from '../authoring/new-page'
import { newReport } from '../authoring/new-report'
import { isComplete, requestFrom, type Typed } from '../authoring/page-request'
import { askForDescription, askForRest, inTerminal, type Conversation } from '../authoring/questions'
import type { FileContent, FolderChange } from '../engine/files/change-folder'
import { Refusal } from '../engine/refusal'
import type { Facts } from '../engine/site/facts'
import { folder, isDry, readDate, readOptions } from '../options'
import { withProgress } from '../report/progress'
import { say } from '../report/terminal'

/**
 * npm run new -- /about/history "Our history": makes a page that is whole at once. Asks for what is missing. With --from
 * it makes an article of a text, or takes in what somebody changed in an exported one.
 */
const { values, positionals } = readOptions(
  {
    service: { type: 'boolean', default: false },
    article: { type: 'boolean', default: false },
    job: { type: 'boolean', default: false },
    page: { type: 'boolean', default: false },
    from: { type: 'string' },
    group: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    draft: { type: 'boolean', default: false },
    pages: { type: 'string', default: 'pages-json' },
    date: { type: 'string' },
  },
  true,
)
const { from } = values
const dry = isDry(values['dry-run'])
const pages = folder(values.pages)
const { documents, content } = await withProgress((told) => {
  const all = readDocuments(pages, readDate(values.date, pages), told)
  return { documents: all, content: contentOf(all) }
})
const typed = {
  ...requestFrom(positionals, values, { pages, url: content.site?.url, roots: rootsOf(content, pages) }),
  group: values.group,
  draft: values.draft,
}
if (from === undefined) await makePage(typed)
else await takeIn(from, await readTextFile(from, content))

async function makePage(asked: Typed): Promise<void> {
  const plan = planPage(
    documents,
    isComplete(asked) ? asked : await inTalk((talk) => askForRest(asked, content, pages, talk)),
  )
  if (!dry) changePages(pages, plan, { by: 'new', words: `Made ${plan.file}` })
  say((dry ? 'Nothing was written yet. This is what it does:\n' : '') + newReport(plan, content))
}

async function takeIn(file: string, came: Manuscript): Promise<void> {
  const page = pageMeant(came, typed.path, content.index, file)
  if (page && typed.title !== undefined)
    throw new Refusal(
      `${page.path} is there already, and its title stands at the beginning of ${file}. Change it there.`,
    )
  if (page) return change(page, came, file)
  const asked = requestFor(typed, came, file, rootsOf(content, pages))
  const talks = process.stdin.isTTY && !(isComplete(asked.typed) && came.fields.description !== undefined)
  const { request, description } = talks
    ? await inTalk((talk) => askForArticle(asked.typed, asked.description, talk))
    : asked
  const described = { ...came, fields: { ...came.fields, ...(description !== undefined && { description }) } }
  const plan = planArticle(documents, request, described, file)
  say((dry ? 'Nothing was written yet. This is what it does:\n' : '') + articleReport(plan, file))
  if (dry) return
  changePages(pages, withPictures(plan), { by: 'new', words: `Made ${plan.file} of ${file}` })
  say(`\n${newReport(plan, content)}`)
}

function change(page: Facts, came: Manuscript, file: string): void {
  const plan = planChanges(documents, page, came, file)
  say(changesReport(plan, file, dry))
  if (dry || plan.writes.size === 0) return
  changePages(pages, withPictures(plan), { by: 'new', words: `Took ${file} into ${page.file}` })
  say(
    `\nWritten to ${page.file}. Run npm run validate, and look at it: npm run dev. For another round, give a new text away: npm run export -- ${page.path}`,
  )
}

/** A change of pages with the pictures that came with a text. */
function withPictures(plan: ArticlePlan | ChangesPlan): FolderChange<FileContent> {
  return { ...plan, writes: new Map<string, FileContent>([...plan.writes, ...plan.pictures]) }
}

async function askForArticle(asked: Typed, usual: string | undefined, talk: Conversation) {
  const request: PageRequest = await askForRest(asked, content, pages, talk)
  return { request, description: await askForDescription(usual, talk) }
}

async function inTalk<Answer>(ask: (talk: Conversation) => Promise<Answer>): Promise<Answer> {
  if (!process.stdin.isTTY)
    throw new Refusal('Say which address and which title: npm run new -- /about/history "Our history"')
  const talk = inTerminal()
  try {
    return await ask(talk)
  } finally {
    talk.end()
  }
}
