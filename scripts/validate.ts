import { readContent } from './content/content'
import { folder, readDate, readOptions } from './options'
import { Refusal } from './refusal'
import { pretty } from './report/pretty'

/**
 * npm run validate: says what is wrong with the documents. Exit code 1 if a page could not be published as it is;
 * warnings alone leave it at 0.
 */
const { values } = readOptions({
  pages: { type: 'string', default: 'pages-json' },
  format: { type: 'string', default: 'pretty' },
  date: { type: 'string' },
  launch: { type: 'boolean', default: false },
})
const { index, problems: found } = readContent({ pages: folder(values.pages), date: readDate(values.date) })
const pages = index.pages.length
const problems = values.launch
  ? found.map((problem) =>
      ['example-value', 'starting-text'].includes(problem.rule) ? { ...problem, severity: 'error' as const } : problem,
    )
  : found

if (values.format === 'pretty') console.log(pretty(problems, pages))
else if (values.format === 'json') console.log(JSON.stringify({ pages, problems }, null, 2))
else throw new Refusal(`--format can be pretty or json, not ${values.format}.`)

process.exitCode = problems.some(({ severity }) => severity === 'error') ? 1 : 0
