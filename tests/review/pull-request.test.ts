import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { page, tinySite, type Files } from '../engine/virtual-site'
import { readCommand } from '../report/mistakes'
import { shownBy } from '../report/shown'
import { MadeUpGitHub } from './comment/made-up-github'

/**
 * Runs what the workflows run, step by step, as GitHub would: on a pull request of a made-up repository, and then on
 * what that sent, against a server that answers as GitHub does.
 */
const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'pull-request-')))
const repository = path.join(folder, 'repository')
const temporary = path.join(folder, 'temporary')
const summary = path.join(folder, 'summary.md')
const onGitHub = {
  GITHUB_ACTIONS: 'true',
  GITHUB_SERVER_URL: 'https://github.test',
  GITHUB_REPOSITORY: 'acme/site',
  GITHUB_SHA: 'abc',
  GITHUB_STEP_SUMMARY: summary,
  RUNNER_TEMP: temporary,
  NO_COLOR: '1',
}

const services = page('All services', {
  sections: [
    { type: 'hero', heading: 'Services' },
    { type: 'serviceList', heading: 'All of them' },
  ],
})
const cards = (...titles: string[]) => ({
  type: 'cardGrid',
  heading: 'What we do',
  cards: titles.map((title) => ({ title, description: `All about ${title}.` })),
})
const cloud = (heading: string, ...titles: string[]) =>
  page('Cloud migration', { menu: { order: 1 }, sections: [{ type: 'hero', heading }, cards(...titles)] })

const base: Files = {
  ...tinySite,
  'services/index.json': services,
  'services/cloud.json': cloud('Cloud', 'Plan', 'Move'),
}
const request: Files = {
  'services/cloud.json': cloud('To the cloud', 'Plan', 'Move', 'Run'),
  'services/data.json': page('Data, @everyone, *now*', { menu: { order: 2 }, group: 'data-aii' }),
}

interface Step {
  name?: string
  uses?: string
  run?: string
}

function stepsOf(workflow: string): Step[] {
  const { jobs }: { jobs: Record<string, { steps: Step[] }> } = parse(
    readFileSync(`.github/workflows/${workflow}.yml`, 'utf8'),
  )
  return Object.values(jobs).flatMap(({ steps }) => steps)
}

/** The command of a step, run in the repository as GitHub's runner runs it. */
async function runStep(workflow: string, name: string, environment: object = {}) {
  const command = stepsOf(workflow).find((step) => step.name === name)?.run ?? 'false'
  return runIn(repository, 'bash', ['-e', '-c', command], { ...onGitHub, ...environment })
}

async function runIn(cwd: string, command: string, args: string[], environment: object = {}) {
  const child = spawn(command, args, { cwd, env: { ...process.env, ...environment } })
  let [stdout, stderr] = ['', '']
  child.stdout.on('data', (text: Buffer) => (stdout += text.toString()))
  child.stderr.on('data', (text: Buffer) => (stderr += text.toString()))
  const [status] = await once(child, 'close')
  return { status: Number(status), stdout, stderr }
}

async function commit(files: Files) {
  for (const [place, content] of Object.entries(files)) {
    const file = path.join(repository, 'pages-json', place)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(content, null, 2))
  }
  const identity = ['-c', 'user.name=A', '-c', 'user.email=a@b.test', '-c', 'commit.gpgsign=false']
  await runIn(repository, 'git', ['add', 'pages-json'])
  const { status, stderr } = await runIn(repository, 'git', [...identity, 'commit', '-qm', 'Pages'])
  expect([status, stderr]).toEqual([0, ''])
}

describe.skipIf(process.platform === 'win32')('A pull request', () => {
  beforeAll(async () => {
    for (const part of ['scripts', 'schemas', 'src', 'vite.config.ts', 'package.json', 'package-lock.json'])
      cpSync(part, path.join(repository, part), { recursive: true, preserveTimestamps: true })
    // Older than what is installed, or the commands would install anew, over the link into the project's own packages.
    utimesSync(path.join(repository, 'package-lock.json'), 0, 0)
    symlinkSync(path.resolve('node_modules'), path.join(repository, 'node_modules'))
    mkdirSync(path.join(temporary, 'changes'), { recursive: true })
    await runIn(repository, 'git', ['init', '-q', '-b', 'main'])
    await commit(base)
    await commit(request)
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('is shown its mistakes at their lines and in the summary, and fails', async () => {
    const { status, stdout, stderr } = await runStep('pages', 'Look for mistakes')
    expect([status, stderr]).toEqual([1, ''])
    const shown = (stdout.match(/^::(error|warning) .*$/gm) ?? []).map(readCommand)
    expect(shown.map(({ name, properties }) => [name, properties.file, properties.line])).toEqual([
      ['error', 'pages-json/services/data.json', '13'],
    ])
    expect(shown[0]?.message).toMatch(
      /^"group" cannot be "data-aii"\. .*\nhttps:\/\/github\.test\/acme\/site\/blob\/abc\//,
    )
    expect(shownBy(readFileSync(summary, 'utf8'))).toContain(
      'pages-json/services/data.json, line 13: "group" cannot be "data-aii".',
    )
  })

  test('says what changed, though it has mistakes, and nothing else', async () => {
    expect(await runStep('pages', 'Say what changed')).toEqual({ status: 0, stdout: '', stderr: '' })
    expect(JSON.parse(readFileSync(path.join(temporary, 'changes.json'), 'utf8'))).toMatchObject({
      pages: [{ address: '/services/data' }, { address: '/services/cloud' }],
    })
  })

  test('gets one comment, in words, in which nothing of it works as markup', async () => {
    cpSync(path.join(temporary, 'changes.json'), path.join(temporary, 'changes/changes.json'))
    const event = path.join(folder, 'event.json')
    const run = {
      id: 5,
      html_url: 'https://github.test/acme/site/actions/runs/5',
      event: 'pull_request',
      head_sha: 'abc',
      head_branch: 'cloud',
      head_repository: { owner: { login: 'anna' } },
    }
    writeFileSync(
      event,
      JSON.stringify({ workflow_run: run, repository: { full_name: 'acme/site', default_branch: 'main' } }),
    )
    const github = new MadeUpGitHub({
      '/repos/acme/site/pulls': [{ number: 7, head: { sha: 'abc' } }],
      '/repos/acme/site/issues/7/comments': [],
      '/repos/acme/site/actions/runs/5/artifacts': { artifacts: [{ name: 'preview', expired: false }] },
    })
    const address = await github.start()
    const environment = { GITHUB_EVENT_PATH: event, GITHUB_API_URL: address, GITHUB_TOKEN: 'key' }
    const { status, stdout, stderr } = await runStep('comment', 'Say what changed', environment)
    await github.stop()
    expect([status, stdout, stderr]).toEqual([0, 'Pull request 7: made.\n', ''])
    const [comment] = github.written
    expect([comment?.method, comment?.path]).toEqual(['POST', '/repos/acme/site/issues/7/comments'])
    const body = String(Reflect.get(Object(comment?.body), 'body'))
    expect(shownBy(body).split('\n').filter(Boolean)).toEqual([
      'What changes with this',
      'What is quoted below comes from the pull request itself, from its pages and its own code. No reviewer says it, nor does this project.',
      'Data, @everyone, *now* /services/data',
      'This page is new.',
      'This page has one mistake and cannot be published. "group" cannot be "data-aii". Did you mean "data-ai"?',
      'Cloud migration /services/cloud',
      'At the top: the heading is now "To the cloud" (it was "Cloud").',
      'In "What we do": one card was added ("Run").',
      'Because of this, the menu, the footer and what is shown on "All services" change too.',
      'See it: download the preview at the end of that page, unpack it, and run npx sirv-cli in its folder. It has the drafts, too.',
    ])
    expect(body).not.toMatch(/@everyone|\*now/)
  })

  test('is not commented on where it left no word', async () => {
    const event = path.join(folder, 'event.json')
    rmSync(path.join(temporary, 'changes'), { recursive: true, force: true })
    const environment = { GITHUB_EVENT_PATH: event, GITHUB_API_URL: 'http://127.0.0.1:9', GITHUB_TOKEN: 'key' }
    expect(await runStep('comment', 'Say what changed', environment)).toEqual({
      status: 0,
      stdout: 'The run left no word of what changed.\n',
      stderr: '',
    })
  })

  test("lists a main branch's mistakes for code scanning", async () => {
    const { status } = await runStep('code-scanning', 'Look for mistakes')
    const log = JSON.parse(readFileSync(path.join(temporary, 'pages.sarif'), 'utf8'))
    expect([status, log.runs[0].results.length]).toEqual([0, 1])
  })

  test('that brings links and another repository is told of each link, and of the page beside them', async () => {
    const pages = path.join(repository, 'pages-json')
    symlinkSync('/dev/zero', path.join(pages, 'endless.json'))
    symlinkSync(path.join(folder, 'event.json'), path.join(pages, 'foreign.json'))
    symlinkSync('/etc', path.join(pages, '_images'))
    await runIn(repository, 'git', ['switch', '-qc', 'links'])
    await runIn(repository, 'git', [
      'update-index',
      '--add',
      '--cacheinfo',
      `160000,${'a'.repeat(40)},pages-json/module`,
    ])
    await commit({ 'fresh.json': page('Fresh') })
    await runIn(repository, 'git', ['switch', '-q', 'main'])
    const args = ['scripts/run.mjs', 'changes', '--from', 'main', '--to', 'links']
    const { status, stdout, stderr } = await runIn(repository, process.execPath, args, onGitHub)
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout.split('\n\n').map((block) => block.split('\n'))).toEqual([
      ['/endless  /endless', '  This page is new.', expect.stringMatching(/This is only a link to another place/)],
      ['/foreign  /foreign', '  This page is new.', expect.stringMatching(/This is only a link to another place/)],
      ['Fresh  /fresh', '  This page is new.', ''],
    ])
  })

  test('can be described between any two states, and refuses what is none', async () => {
    const changes = (...args: string[]) =>
      runIn(repository, process.execPath, ['scripts/run.mjs', 'changes', ...args], onGitHub)
    expect((await changes()).stdout).toBe('No page changed.\n')
    const { stdout } = await changes('--from', 'HEAD', '--to', 'main~1')
    expect(stdout).toContain('  This page was removed. Its address leads nowhere now.')
    expect(await changes('--from', 'nowhere')).toMatchObject({
      status: 1,
      stderr: 'There is no folder nowhere, and no branch, tag or commit of this name with a folder pages-json in it.\n',
    })
    expect((await runIn(repository, 'git', ['status', '--short', 'pages-json'])).stdout).toBe('')
  })

  test('is built once it is right', async () => {
    await commit({ 'services/data.json': page('Data', { menu: { order: 2 }, group: 'data-ai' }) })
    expect(await runStep('pages', 'Look for mistakes')).toMatchObject({ status: 0 })
    expect(await runStep('pages', 'Build the site')).toMatchObject({ status: 0, stderr: '' })
    expect(existsSync(path.join(repository, 'dist/services/data.html'))).toBe(true)
  })
})
