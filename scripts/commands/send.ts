import { inTerminal } from '../authoring/questions'
import { sendPages, tellChanges } from '../authoring/sending/send-pages'
import { isError, problemCount } from '../engine/problems/problem'
import { toldOnce } from '../engine/problems/told-once'
import { count } from '../engine/problems/words/sentence'
import { folder, isDry, readDate, readOptions } from '../options'
import { frames } from '../report/pretty'
import { withProgress } from '../report/progress'
import { print, printAsError, say } from '../report/terminal'

/**
 * npm run send: says what changes, checks it, and sends it to the project's server, where somebody looks at it before it
 * is published. Asks one question: what it is about. Exit code 1 if the pages have errors; nothing is sent then.
 */
const { values } = readOptions({
  title: { type: 'string' },
  apart: { type: 'boolean', default: false },
  pages: { type: 'string', default: 'pages-json' },
  date: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
})
const { title, apart } = values
const pages = folder(values.pages)
const request = { pages, date: readDate(values.date, pages), apart, title }
const talk = process.stdin.isTTY && title === undefined ? inTerminal('Nothing was sent.') : undefined
const sender = { talk, tell: say, show: print, showProgress: withProgress }
try {
  const { problems } = await (isDry(values['dry-run']) ? tellChanges : sendPages)(request, sender)
  const errors = toldOnce(problems.filter(isError))
  if (errors.length > 0) {
    const mistakes = count(problemCount(errors), 'mistake')
    printAsError(
      `${frames(errors).join('\n\n')}\n\nNothing was sent: ${mistakes} would keep the site from being published. Run npm run fix, which mends what it can, mend the rest, and run npm run send again.`,
    )
    process.exitCode = 1
  }
} finally {
  talk?.end()
}
