import { describe, expect, test } from 'vitest'
import { Api } from '../../../scripts/review/comment/api'
import { sayOnce } from '../../../scripts/review/comment/one-comment'
import { previewOf, pullRequestOf, readEvent } from '../../../scripts/review/comment/pull-request'
import { MadeUpGitHub } from './made-up-github'

const run = {
  id: 5,
  html_url: 'https://github.test/acme/site/actions/runs/5',
  event: 'pull_request',
  head_sha: 'abc',
  head_branch: 'a b&state=closed',
  head_repository: { owner: { login: 'stranger' } },
}
const event = { workflow_run: run, repository: { full_name: 'acme/site', default_branch: 'main' } }
const pulls = '/repos/acme/site/pulls'
const comments = '/repos/acme/site/issues/7/comments'
const mark = '<!-- what-changed -->'
const bot = { login: 'github-actions[bot]', type: 'Bot' }

async function atGitHub<T>(answers: Record<string, unknown>, use: (api: Api, github: MadeUpGitHub) => Promise<T>) {
  const github = new MadeUpGitHub(answers)
  const address = await github.start()
  try {
    return await use(new Api(address, 'key'), github)
  } finally {
    await github.stop()
  }
}

describe('The pull request a run was for', () => {
  const numberOf = (more: object, answers: unknown[]) =>
    atGitHub({ [pulls]: answers }, (api) =>
      pullRequestOf(readEvent(JSON.stringify({ ...event, workflow_run: { ...run, ...more } })), api),
    )

  test('is the open one of its owner, branch and commit, from a fork too', async () => {
    await atGitHub({ [pulls]: [{ number: 7, head: { sha: 'abc' } }] }, async (api, github) => {
      expect(await pullRequestOf(event, api)).toBe(7)
      const { searchParams } = new URL(github.asked[0]?.path ?? '', 'http://github.test')
      expect(Object.fromEntries(searchParams)).toMatchObject({
        state: 'open',
        head: 'stranger:a b&state=closed',
        base: 'main',
      })
      expect(github.asked[0]?.authorization).toBe('Bearer key')
    })
  })

  test('is none once another commit was added to it', async () => {
    expect(await numberOf({}, [{ number: 7, head: { sha: 'newer' } }])).toBeUndefined()
  })

  test('is none for a run that something else started', async () => {
    expect(await numberOf({ event: 'push' }, [{ number: 7, head: { sha: 'abc' } }])).toBeUndefined()
  })

  test.each([['{}'], ['no JSON'], ['{"workflow_run": {"event": 1}}']])(
    'is not looked for in an event of another form: %s',
    (text) => expect(() => readEvent(text)).toThrow('The event is not in the form it should be in.'),
  )
})

describe('The preview of a run', () => {
  const artifacts = '/repos/acme/site/actions/runs/5/artifacts'
  const previewWith = (...list: unknown[]) =>
    atGitHub({ [artifacts]: { artifacts: list } }, (api) => previewOf(readEvent(JSON.stringify(event)), api))

  test('is where the run is', async () => {
    expect(await previewWith({ name: 'preview', expired: false })).toBe(
      'https://github.test/acme/site/actions/runs/5#artifacts',
    )
  })

  test('is not there where none was made, or it is too old', async () => {
    expect(await previewWith({ name: 'changes', expired: false })).toBeUndefined()
    expect(await previewWith({ name: 'preview', expired: true })).toBeUndefined()
  })

  test('is at no address that would be more than one', () => {
    const odd = { ...event, workflow_run: { ...run, html_url: 'https://github.test/) **Approved** (x' } }
    expect(() => readEvent(JSON.stringify(odd))).toThrow('The event is not in the form it should be in.')
  })
})

describe('What changed is said', () => {
  const say = (known: unknown[], more: object = {}) =>
    atGitHub({ [comments]: known, '/repos/acme/site/issues/comments/5': {} }, async (api, github) => {
      const what = { repository: 'acme/site', number: 7, mark, body: `${mark}\nNew.`, onlyUpdate: false, ...more }
      return { done: await sayOnce(api, what), written: github.written.map(({ authorization: _, ...asked }) => asked) }
    })

  test('in a new comment at first', async () => {
    expect(await say([{ id: 4, body: 'Nice.', user: { login: 'someone', type: 'User' } }])).toEqual({
      done: 'made',
      written: [{ method: 'POST', path: comments, body: { body: `${mark}\nNew.` } }],
    })
  })

  test('in the same comment later, however many stand before it', async () => {
    const others = Array.from({ length: 130 }, (_, i) => ({ id: 100 + i, body: 'Nice.', user: null }))
    expect(await say([...others, { id: 5, body: `${mark}\nOld.`, user: bot }])).toEqual({
      done: 'updated',
      written: [{ method: 'PATCH', path: '/repos/acme/site/issues/comments/5', body: { body: `${mark}\nNew.` } }],
    })
  })

  test('not again while it stays the same', async () => {
    expect(await say([{ id: 5, body: `${mark}\nNew.`, user: bot }])).toEqual({ done: 'unchanged', written: [] })
  })

  test("never in someone else's comment that begins in the same way", async () => {
    const { done } = await say([{ id: 5, body: `${mark}\nOld.`, user: { login: 'stranger', type: 'User' } }])
    expect(done).toBe('made')
  })

  test('not at all where nothing changed and nothing was said before', async () => {
    expect(await say([], { onlyUpdate: true })).toEqual({ done: 'nothing', written: [] })
    expect((await say([{ id: 5, body: `${mark}\nOld.`, user: bot }], { onlyUpdate: true })).done).toBe('updated')
  })
})

test('A refusal of GitHub is told in one sentence', async () => {
  await atGitHub({}, async (api) => {
    await expect(api.list('/repos/acme/site/pulls', {})).rejects.toThrow(
      /^GitHub answered 404 to GET \/repos\/acme\/site\/pulls/,
    )
  })
})
