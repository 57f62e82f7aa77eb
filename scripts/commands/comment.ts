import { existsSync, readFileSync } from 'node:fs'
import { Refusal } from '../engine/refusal'
import { readOptions } from '../options'
import { say } from '../report/terminal'
import { changesComment, mark } from '../review/changes/comment'
import { Api } from '../review/comment/api'
import { sayOnce } from '../review/comment/one-comment'
import { previewOf, pullRequestOf, readEvent } from '../review/comment/pull-request'
import { receivedChanges } from '../review/comment/received-changes'

/**
 * Says on a pull request which pages change with it. Only for the workflow of that name: it may write comments, so
 * it runs nothing of the request and takes the file with the changes for what anyone could have written.
 */
const { values } = readOptions({ changes: { type: 'string', default: 'changes.json' } })
const { GITHUB_EVENT_PATH: eventFile, GITHUB_API_URL: address, GITHUB_TOKEN: token } = process.env
if (!eventFile || !address || !token) throw new Refusal('This runs on GitHub only. Here, use: npm run changes')

const event = readEvent(readFileSync(eventFile, 'utf8'))
const api = new Api(address, token)
if (!existsSync(values.changes)) say('The run left no word of what changed.')
else await comment()

async function comment(): Promise<void> {
  const changes = receivedChanges(values.changes)
  const number = await pullRequestOf(event, api)
  if (number === undefined) return say('There is no open pull request at this commit.')
  const done = await sayOnce(api, {
    repository: event.repository.full_name,
    number,
    mark,
    body: changesComment(changes, await previewOf(event, api)),
    onlyUpdate: changes.pages.length === 0,
  })
  say(`Pull request ${number}: ${done}.`)
}
