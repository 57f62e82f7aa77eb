import { appendFileSync } from 'node:fs'
import { Refusal } from '../engine/refusal'
import { folder, readOptions } from '../options'
import { say } from '../report/terminal'
import { Api } from '../review/comment/api'
import { deploymentsOf } from '../review/deploy/deployments'
import { handOver, refuseUnknownWay } from '../review/deploy/host'
import { stateToPublish } from '../review/deploy/published'

/**
 * Brings a built site to its host. Only for the workflow of that name, which runs it twice: to choose which state of
 * the project is built, and to hand over what was built.
 */
const { values } = readOptions({
  choose: { type: 'boolean', default: false },
  from: { type: 'string', default: 'dist' },
})
if (values.choose) await choose()
else {
  handOver(folder(values.from), process.env)
  say('Published.')
}

async function choose(): Promise<void> {
  const { GITHUB_API_URL, GITHUB_TOKEN, GITHUB_REPOSITORY, GITHUB_SHA, GITHUB_EVENT_NAME, GITHUB_OUTPUT } = process.env
  if (!GITHUB_API_URL || !GITHUB_TOKEN || !GITHUB_REPOSITORY || !GITHUB_SHA || !GITHUB_OUTPUT)
    throw new Refusal('This runs on GitHub only. Here, use: npm run release')
  refuseUnknownWay(process.env.DEPLOY_TO)
  const kind = process.env.DEPLOY_BACK === 'true' ? 'back' : GITHUB_EVENT_NAME === 'schedule' ? 'morning' : 'new'
  const deployments = await deploymentsOf(new Api(GITHUB_API_URL, GITHUB_TOKEN), GITHUB_REPOSITORY)
  const state = stateToPublish({ kind, head: GITHUB_SHA }, deployments)
  if (state === undefined) throw new Refusal('Nothing else was published before, so there is nothing to go back to.')
  appendFileSync(GITHUB_OUTPUT, `commit=${state}\n`)
  say(`${state} is built and published${state === GITHUB_SHA ? '' : ', which is not the newest'}.`)
}
