import { addressFrom } from '../authoring/address'
import { contentOf, readDocuments } from '../authoring/documents'
import { exportedPage, writeExport } from '../authoring/exchange/export'
import { Refusal } from '../engine/refusal'
import { folder, readDate, readOptions } from '../options'
import { withProgress } from '../report/progress'
import { say } from '../report/terminal'

/** npm run export -- /articles/my-article: writes an article as a text that a colleague can work on and send back. */
const { values, positionals } = readOptions(
  {
    to: { type: 'string' },
    pages: { type: 'string', default: 'pages-json' },
    date: { type: 'string' },
  },
  true,
)
const [typed, ...rest] = positionals
const pages = folder(values.pages)
const { documents, site } = await withProgress((told) => {
  const all = readDocuments(pages, readDate(values.date, pages), told)
  return { documents: all, site: contentOf(all).site }
})
if (!typed || rest.length > 0)
  throw new Refusal(`Say which article: npm run export -- ${site?.roots?.articles ?? ''}/my-article`)

const address = addressFrom(typed, pages, site?.url)
const { page, text } = exportedPage(documents, address)
const file = writeExport(text, page, values.to)
say(`Wrote ${page} to ${file}.

Next:
1. Work on it, or send it to whoever shall: a text editor, VS Code and Google Docs open it. Keep the lines between the two of ---.
2. Take in what was changed: npm run new -- --from ${file.includes(' ') ? `"${file}"` : file}`)
