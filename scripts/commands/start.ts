import { buildSite } from '../engine/publish/build-site'
import { redirectTable } from '../engine/publish/redirects'
import { serve } from '../engine/publish/serve'
import { folder, portRefusal, readDate, readOptions, readPort } from '../options'
import { pretty, summary } from '../report/pretty'
import { withProgress } from '../report/progress'
import { print, printAsError } from '../report/terminal'

/** npm start: builds the site and serves it as production does. PORT chooses the port, 4173 if left out. */
const { values } = readOptions({
  pages: { type: 'string', default: 'pages-json' },
  out: { type: 'string', default: 'dist' },
  date: { type: 'string' },
})
const port = readPort('PORT', process.env.PORT || '4173', 0)
const options = { pages: folder(values.pages), out: folder(values.out), date: readDate(values.date), force: false }

const { problems, index } = await withProgress((told) => buildSite({ ...options, told }))
const pages = index.pages.length
const errors = problems.filter(({ severity }) => severity === 'error')
if (errors.length > 0) {
  printAsError(
    `${pretty(errors, pages)}\n\nMend this, then run npm start again. To see pages while you write, use npm run dev.`,
  )
  process.exitCode = 1
} else {
  const server = await serve(options.out, redirectTable({ index, date: options.date }), port).catch(
    (error: unknown) => {
      throw portRefusal(error, port, 'npm start')
    },
  )
  const address = server.address()
  print(
    `${summary(problems, pages)}.\nhttp://localhost:${typeof address === 'object' && address ? address.port : port}`,
  )
}
