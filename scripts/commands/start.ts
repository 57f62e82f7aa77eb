import { isError } from '../engine/problems/problem'
import { buildSite } from '../engine/publish/build-site'
import { redirectTable } from '../engine/publish/redirects'
import { serve } from '../engine/publish/serve'
import { folder, portRefusal, readDate, readOptions, readPort } from '../options'
import { pagesHeldBack, pagesTakenBack } from '../report/held-back'
import { pretty, summary } from '../report/pretty'
import { withProgress } from '../report/progress'
import { print, printAsError, say } from '../report/terminal'

/** npm start: builds the site and serves it as production does. PORT chooses the port, 4173 if left out. */
const { values } = readOptions({
  pages: { type: 'string', default: 'pages-json' },
  out: { type: 'string', default: 'dist' },
  date: { type: 'string' },
  drafts: { type: 'boolean', default: false },
})
const port = readPort('PORT', process.env.PORT || '4173', 0)
const pages = folder(values.pages)
const date = readDate(values.date, pages)
const { drafts } = values
const options = { pages, out: folder(values.out), date, force: false, drafts }

const { problems, index } = await withProgress((told) => buildSite({ ...options, told }))
const count = index.pages.length
const errors = problems.filter(isError)
if (errors.length > 0) {
  printAsError(
    `${pretty(errors, count)}\n\nMend this, then run npm start again. To see pages while you write, use npm run dev.`,
  )
  process.exitCode = 1
} else {
  const server = await serve(options.out, redirectTable({ index, date }), port).catch((error: unknown) => {
    throw portRefusal(error, port, 'npm start')
  })
  const address = server.address()
  print(`${summary(problems, count)}.`)
  for (const frame of pagesTakenBack(problems)) print(frame)
  for (const line of pagesHeldBack(index, date, drafts)) say(line)
  say(`http://localhost:${typeof address === 'object' && address ? address.port : port}`)
}
