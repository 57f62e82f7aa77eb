import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { changePages } from '../authoring/history/history'
import { byFile, planFixes } from '../authoring/plan-fixes'
import { isForLaunch } from '../engine/check/launch'
import { keepingMark } from '../engine/files/file-text'
import { readFile } from '../engine/files/open-file'
import { isError, problemCount, type Problem } from '../engine/problems/problem'
import { toldOnce } from '../engine/problems/told-once'
import { count, listed, mostFiles } from '../engine/problems/words/sentence'
import { Refusal } from '../engine/refusal'
import { folder, isDry, readDate, readOptions } from '../options'
import { frames } from '../report/pretty'
import { withProgress } from '../report/progress'
import { print, say } from '../report/terminal'

/**
 * npm run fix: mends what is safe to mend in all documents, or in those that are named, and says what is left. Exit
 * code 1 if errors are left.
 */
const { values, positionals } = readOptions(
  {
    pages: { type: 'string', default: 'pages-json' },
    date: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
  },
  true,
)
const pages = folder(values.pages)
const named = positionals.length ? new Set(positionals.map(fileOf)) : undefined
const {
  made,
  texts: changes,
  left,
} = await withProgress((told) => planFixes({ pages, date: readDate(values.date, pages), told }, named))
const dry = isDry(values['dry-run'])
if (!dry && changes.size > 0) {
  const marked = [...changes].map(([file, { before, after }]) => {
    const written = readFile(file).toString('utf8')
    return { file, before: keepingMark(written, () => before), after: keepingMark(written, () => after) }
  })
  const change = {
    writes: new Map(marked.map(({ file, after }) => [file, after])),
    removals: [],
    read: new Map(marked.map(({ file, before }) => [file, before])),
  }
  const words = `Mended ${count(made.length, 'problem')} in ${listed([...changes.keys()], mostFiles)}`
  changePages(pages, change, { by: 'fix', words })
}

const madeIn = byFile(made)
for (const file of changes.keys()) {
  say(file)
  for (const { line, column, fix } of madeIn.get(file) ?? []) say(`  line ${line}, column ${column}: ${fix.title}`)
}
const done = `${count(made.length, 'problem')} ${dry ? 'can be mended' : 'mended'} in ${count(changes.size, 'file')}`
say(made.length ? `\n${done}${dry ? '; nothing is written yet' : ''}.` : 'There is nothing to mend by itself.')
const isMeant = ({ file }: Problem) => named?.has(file) ?? true
const meant = toldOnce(left.filter(isMeant))
const errors = meant.filter(isError)
const warnings = problemCount(meant.filter((problem) => problem.severity === 'warning' && !isForLaunch(problem)))
if (errors.length) {
  // What was not mended now would not be mended the next time either.
  const shown = frames(errors.map(({ fix, ...problem }) => problem))
  print(`Left to mend by hand: ${count(problemCount(errors), 'error')}.\n\n${shown.join('\n\n')}`)
}
if (warnings) {
  const them = warnings === 1 ? 'it' : 'them'
  say(`${errors.length ? '\n' : ''}${count(warnings, 'warning')} besides; npm run validate shows ${them}.`)
}
process.exitCode = errors.length ? 1 : 0

/** A document as problems name it, from the way someone gave it: services\cloud.json, ./pages-json/about.json */
function fileOf(given: string): string {
  const within = path.relative(path.resolve(pages), path.resolve(given)).replaceAll(path.sep, '/')
  const places = [within, folder(given), `${folder(given)}.json`].map((place) => `${pages}/${place}`)
  const file = places.find((place) => existsSync(place) && statSync(place).isFile())
  if (file !== undefined) return file
  throw new Refusal(`There is no file ${given}. Name a file in ${pages}, such as ${pages}/index.json.`)
}
