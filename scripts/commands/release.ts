import { cardFolder } from '../engine/graphics/cards'
import { isError } from '../engine/problems/problem'
import { listed, mostFiles } from '../engine/problems/words/sentence'
import { buildSite } from '../engine/publish/build-site'
import { pack } from '../engine/publish/pack'
import { knownFromBuild } from '../engine/publish/state-note'
import { publish, rollBack } from '../engine/publish/releases/publish'
import { Refusal } from '../engine/refusal'
import { folder, readCount, readDate, readOptions } from '../options'
import { pagesHeldBack, pagesTakenBack } from '../report/held-back'
import { madeAgain } from '../report/made-again'
import { pretty, summary } from '../report/pretty'
import { withProgress } from '../report/progress'
import { print, printAsError, say } from '../report/terminal'
import { drawCards } from '../workshop/cards/draw-cards'

/**
 * npm run release: what a deployment runs. Builds the site, makes anew what is not as it was made, and puts compressed
 * copies beside its files. With --to, publishes that as a release on this server; --rollback takes a step back.
 */
const { values } = readOptions({
  pages: { type: 'string', default: 'pages-json' },
  out: { type: 'string', default: 'dist' },
  date: { type: 'string' },
  launch: { type: 'boolean', default: false },
  to: { type: 'string' },
  keep: { type: 'string', default: '5' },
  rollback: { type: 'boolean', default: false },
})
const out = folder(values.out)
const to = values.to === undefined ? undefined : folder(values.to)
const keep = readCount('--keep', values.keep, 2)

if (values.rollback) {
  if (!to) throw new Refusal('Say where: npm run release -- --to /var/www/site --rollback')
  const { current, like, left } = await withProgress((told) => rollBack(to, keep, told))
  say(`${to}: release ${current} is live. It is what release ${like} was, before release ${left}.`)
} else {
  const pagesFolder = folder(values.pages)
  const date = readDate(values.date, pagesFolder)
  const options = { pages: pagesFolder, out, date, force: false, verify: true, launch: values.launch }
  const cards = await drawMissingCards(options)
  const report = await withProgress((told) => buildSite({ ...options, told }))
  const pages = report.index.pages.length
  const errors = report.problems.filter(isError)
  if (errors.length > 0) {
    const kept = to ? `${to} serves what it did` : `${out} is as it was`
    printAsError(`${pretty(errors, pages)}\n\nNothing was published: ${kept}.`)
    process.exitCode = 1
  } else {
    const packed = await withProgress((told) => pack(out, told))
    print(`${out}: ${report.made.size} pages made, ${packed} files compressed. ${summary(report.problems, pages)}.`)
    for (const frame of pagesTakenBack(report.problems)) print(frame)
    for (const line of [...pagesHeldBack(report.index, date), ...cards, ...madeAgain(out, report)]) say(line)
    if (to) say(`${to}: ${await release(to)}`)
  }
}

/**
 * A site is not held back for want of pictures in link previews: its pages show their banners' there.
 * @returns what there is to say of it
 */
async function drawMissingCards({ pages, date, out }: { pages: string; date: string; out: string }): Promise<string[]> {
  try {
    const known = knownFromBuild(out, pages)
    const { drawn } = await withProgress((told) => drawCards({ pages, date, known, told }))
    return drawn > 0 ? [`${drawn} social cards drawn; they lie in ${pages}/${cardFolder}.`] : []
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return [`Social cards that are missing stay so: ${error.message}`]
  }
}

async function release(to: string): Promise<string> {
  const { made, current, before } = await withProgress((told) => publish(out, to, keep, told))
  if (!made) return `release ${current} is live, and the same; no other was made.`
  const touched =
    made.touched.length > 0 ? ` In the release before, somebody had changed ${listed(made.touched, mostFiles)}.` : ''
  const back = before ? ` One step back: npm run release -- --to ${to} --rollback` : ''
  return `release ${current} is live; new in it: ${made.fresh} of ${made.files} files.${touched}${back}`
}
