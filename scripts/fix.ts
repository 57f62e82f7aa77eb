import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { planFixes } from './fix/plan'
import { save } from './fix/save'
import { folder, readDate, readOptions } from './options'
import { Refusal } from './refusal'
import { frames, plural } from './report/pretty'

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
const { made, texts, left } = planFixes({ pages, date: readDate(values.date) }, named)
const unsaved = [...texts].flatMap(([file, { before, after }]) => saved(file, before, after))
const isMeant = ({ file }: { file: string }) => (named?.has(file) ?? true) || unsaved.includes(file)
const errors = left.filter((problem) => problem.severity === 'error' && isMeant(problem))
const warnings = left.filter((problem) => problem.severity === 'warning' && isMeant(problem)).length

for (const file of texts.keys()) {
  if (unsaved.includes(file)) continue
  console.log(file)
  for (const { line, column, fix } of made.filter((problem) => problem.file === file))
    console.log(`  line ${line}, column ${column}: ${fix.title}`)
}
const count = made.filter(({ file }) => !unsaved.includes(file)).length
const done = `${plural(count, 'problem')} ${values['dry-run'] ? 'can be mended' : 'mended'} in ${plural(texts.size - unsaved.length, 'file')}`
console.log(
  count ? `\n${done}${values['dry-run'] ? '; nothing is written yet' : ''}.` : 'There is nothing to mend by itself.',
)
if (errors.length)
  console.log(
    `Left to mend by hand: ${plural(errors.length, 'error')}.\n\n${frames(errors.map(({ fix: _, ...problem }) => problem)).join('\n\n')}`,
  )
if (warnings)
  console.log(
    `${errors.length ? '\n' : ''}${plural(warnings, 'warning')} besides; npm run validate shows ${warnings === 1 ? 'it' : 'them'}.`,
  )
process.exitCode = errors.length || unsaved.length ? 1 : 0

/** Writes a file, and names it if that was not possible. */
function saved(file: string, before: string, after: string): string[] {
  if (values['dry-run']) return []
  try {
    save(file, before, after)
    return []
  } catch (error) {
    console.error(`${file} is as it was: ${error instanceof Error ? error.message : String(error)}.`)
    return [file]
  }
}

/** A document as problems name it, from the way someone gave it: services\cloud.json, ./pages-json/about.json */
function fileOf(given: string): string {
  const within = path.relative(path.resolve(pages), path.resolve(given)).replaceAll(path.sep, '/')
  const places = [within, folder(given), `${folder(given)}.json`].map((place) => `${pages}/${place}`)
  const file = places.find((place) => existsSync(place) && statSync(place).isFile())
  if (file !== undefined) return file
  throw new Refusal(`There is no file ${given}. Name a file in ${pages}, such as ${pages}/contact.json.`)
}
