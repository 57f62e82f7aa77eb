import type { Told } from '../engine/progress'
import { Refusal } from '../engine/refusal'
import { folder, readDate, readOptions } from '../options'
import { jsonText } from '../report/json'
import { withProgress } from '../report/progress'
import { print } from '../report/terminal'
import { changesBetween, type Changes } from '../review/changes/changes'
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
// What other programs read has nothing beside it.
print(values.format === 'json' ? jsonText(changes()) : changesText(await withProgress(changes)))

function changes(told?: Told): Changes {
  const stateOf = (state: string) => new SiteState(state, date, told)
  return withFolderAt(folder(values.from), pages, (before) =>
    withFolderAt(folder(values.to ?? pages), pages, (after) => changesBetween(stateOf(before), stateOf(after), date)),
  )
}
