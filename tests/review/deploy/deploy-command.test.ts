import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { stepBack } from '../../../scripts/review/deploy/published'
import { temporaryFolder } from '../../engine/publish/folders'
import { MadeUpGitHub } from '../comment/made-up-github'

const [first, second] = ['a'.repeat(40), 'b'.repeat(40)]
const runs = '/repos/acme/site/actions/workflows/deploy.yml/runs'

/** Runs the step that chooses what to publish, against a server that answers as GitHub does. */
async function choose(deployments: unknown, more: Record<string, string> = {}) {
  const github = new MadeUpGitHub({ [runs]: deployments })
  const output = `${temporaryFolder()}/output`
  const environment = {
    GITHUB_API_URL: await github.start(),
    GITHUB_TOKEN: 'key',
    GITHUB_REPOSITORY: 'acme/site',
    GITHUB_SHA: second,
    GITHUB_EVENT_NAME: 'push',
    GITHUB_OUTPUT: output,
    DEPLOY_TO: 'rsync',
  }
  const child = spawn(process.execPath, ['scripts/run.mjs', 'deploy', '--choose'], {
    env: { ...process.env, ...environment, ...more },
  })
  let stderr = ''
  child.stderr.on('data', (text: Buffer) => (stderr += text.toString()))
  const [status] = await once(child, 'close')
  await github.stop()
  return {
    status: Number(status),
    stderr,
    chosen: status === 0 ? readFileSync(output, 'utf8') : undefined,
    asked: github.asked,
  }
}

const pushed = (head: string) => ({ head_sha: head, event: 'push', display_title: 'Deploy', id: 1 })

describe('npm run deploy -- --choose', () => {
  test('hands the newest state on, and asks for successful runs of the main branch', async () => {
    const { chosen, asked } = await choose({ workflow_runs: [pushed(first)] })
    expect(chosen).toBe(`commit=${second}\n`)
    expect(asked.map(({ path, authorization }) => [path, authorization])).toEqual([
      [`${runs}?branch=main&status=success&per_page=100`, 'Bearer key'],
    ])
  })

  test('takes a step back, and leaves it so in the morning', async () => {
    const before = [pushed(second), pushed(first)]
    expect((await choose({ workflow_runs: before }, { DEPLOY_BACK: 'true' })).chosen).toBe(`commit=${first}\n`)
    const back = { head_sha: second, event: 'workflow_dispatch', display_title: stepBack }
    const answer = { workflow_runs: [back, ...before] }
    expect((await choose(answer, { GITHUB_EVENT_NAME: 'schedule' })).chosen).toBe(`commit=${first}\n`)
  })

  test.each([
    ['no state before', { workflow_runs: [pushed(second)] }, { DEPLOY_BACK: 'true' }, /nothing to go back to/],
    ['a way that is none', { workflow_runs: [] }, { DEPLOY_TO: 'ftp' }, /DEPLOY_TO is "ftp"/],
    [
      'an answer of another form',
      { workflow_runs: [{ ...pushed(first), head_sha: 'main; rm' }] },
      {},
      /not in the form/,
    ],
    ['a place that is not GitHub', {}, { GITHUB_API_URL: '' }, /^This runs on GitHub only/],
  ])('refuses with %s', async (_what, answer, more, sentence) => {
    const { status, stderr } = await choose(answer, more)
    expect([status, stderr]).toEqual([1, expect.stringMatching(sentence)])
  })
})
