import { isError } from '../engine/problems/problem'
import { buildSite } from '../engine/publish/build-site'
import { folder, readDate, readOptions, readShard } from '../options'
import { pagesHeldBack, pagesTakenBack } from '../report/held-back'
import { madeAgain } from '../report/made-again'
import { pretty, summary } from '../report/pretty'
import { withProgress } from '../report/progress'
import { print, printAsError, say } from '../report/terminal'

/** npm run build: documents in, site out. Exit code 1, and the output untouched, if a document has an error. */
const { values } = readOptions({
  pages: { type: 'string', default: 'pages-json' },
  out: { type: 'string', default: 'dist' },
  date: { type: 'string' },
  why: { type: 'string' },
  force: { type: 'boolean', default: false },
  verify: { type: 'boolean', default: false },
  shard: { type: 'string' },
  drafts: { type: 'boolean', default: false },
})
const out = folder(values.out)
const folderOfPages = folder(values.pages)
const options = {
  pages: folderOfPages,
  out,
  date: readDate(values.date, folderOfPages),
  force: values.force,
  verify: values.verify,
  shard: readShard(values.shard),
  drafts: values.drafts,
}
const report = await withProgress((told) => buildSite({ ...options, told }))
const { problems, index, made } = report
const pages = index.pages.length
const errors = problems.filter(isError)

if (errors.length > 0) {
  printAsError(`${pretty(errors, pages)}\n\nNothing was published: ${out} is as it was.`)
  process.exitCode = 1
} else {
  const unchanged = pages - made.size
  print(`${out}: ${made.size} made, ${unchanged} unchanged. ${summary(problems, pages)}.`)
  for (const frame of pagesTakenBack(problems)) print(frame)
  for (const line of [...pagesHeldBack(index, options.date, values.drafts), ...madeAgain(out, report)]) say(line)
  if (values.why) say(`${values.why}: ${reasonFor(values.why)}`)
}

function reasonFor(path: string): string {
  return (
    made.get(path) ??
    (index.page(path)
      ? 'not made again, nothing it depends on changed'
      : index.awaited(path)
        ? 'not made, as it is not published yet'
        : 'no document has this address')
  )
}
