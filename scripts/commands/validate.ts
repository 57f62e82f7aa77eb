import { appendFileSync } from 'node:fs'
import { readContent } from '../engine/check/content'
import { beforeLaunch } from '../engine/check/launch'
import { isError } from '../engine/problems/problem'
import { keepReading, knownOf } from '../engine/publish/reading-note'
import { Refusal } from '../engine/refusal'
import { folder, readDate, readOptions } from '../options'
import { github } from '../report/github'
import { jobSummary } from '../report/job-summary'
import { json } from '../report/json'
import { pretty } from '../report/pretty'
import { withProgress } from '../report/progress'
import { sarif } from '../report/sarif'
import { print } from '../report/terminal'
import { changedFiles } from '../review/git/changed-files'

/**
 * npm run validate: says what is wrong with the documents. Exit code 1 if a page could not be published as it is;
 * warnings alone leave it at 0.
 */
const { values } = readOptions({
  pages: { type: 'string', default: 'pages-json' },
  format: { type: 'string', default: 'pretty' },
  date: { type: 'string' },
  launch: { type: 'boolean', default: false },
  since: { type: 'string' },
})
const directory = folder(values.pages)
const report = {
  pretty: () => pretty(problems, pages, values.launch),
  json: () => json(problems, pages),
  github: onGitHub,
  sarif: asSarif,
}
const formats = Object.keys(report)
if (!isFormat(values.format))
  throw new Refusal(`--format can be ${formats.slice(0, -1).join(', ')} or ${formats.at(-1)}, not ${values.format}.`)

// What an earlier command found right and nobody has changed since is not read again.
const known = knownOf(directory, 'dist')
const readAt = Date.now()
const options = { pages: directory, date: readDate(values.date, directory), known, withOtherThreads: true }
// What other programs read has nothing beside it.
const isForPeople = values.format === 'pretty' || values.format === 'github'
const content = isForPeople ? await withProgress((told) => readContent({ ...options, told })) : readContent(options)
const problems = values.launch ? beforeLaunch(content) : content.problems
const pages = content.index.pages.length
print(report[values.format]())
process.exitCode = problems.some(isError) ? 1 : 0
const { index, roots, between } = content
await keepReading(directory, { facts: index.byFile, readAt, roots, between }, known)

function isFormat(format: string): format is keyof typeof report {
  return formats.includes(format)
}

/** The annotations; the summary goes where GitHub looks for it. */
function onGitHub(): string {
  const changed = values.since === undefined ? new Set<string>() : changedFiles(directory, values.since)
  const options = { changed, environment: process.env }
  const file = process.env.GITHUB_STEP_SUMMARY
  if (file) appendFileSync(file, jobSummary(problems, pages, options))
  return github(problems, pages, options)
}

function asSarif(): string {
  return sarif(problems, process.env)
}
