import { Refusal } from '../engine/refusal'
import { folder, readDate, readOptions } from '../options'
import { jsonText } from '../report/json'
import { print } from '../report/terminal'
import { changesBetween } from '../review/changes/changes'
import { SiteState } from '../review/changes/state'
import { changesText } from '../review/changes/text'
import { withFolderAt } from '../review/git/tree'

/**
 * npm run changes: says page by page what changed, from the last commit to the files as they are. `--from` and
 * `--to` name other states: a folder, a branch, a tag or a commit.
 */
const { values } = readOptions({
  pages: { type: 'string', default: 'pages-json' },
  from: { type: 'string', default: 'HEAD' },
  to: { type: 'string' },
  format: { type: 'string', default: 'pretty' },
  date: { type: 'string' },
})
if (!['pretty', 'json'].includes(values.format))
  throw new Refusal(`--format can be pretty or json, not ${values.format}.`)
const pages = folder(values.pages)
const date = readDate(values.date, pages)
const changes = withFolderAt(folder(values.from), pages, (before) =>
  withFolderAt(folder(values.to ?? pages), pages, (after) =>
    changesBetween(new SiteState(before, date), new SiteState(after, date), date),
  ),
)
print(values.format === 'json' ? jsonText(changes) : changesText(changes))
