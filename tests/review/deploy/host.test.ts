import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { handOver, refuseUnknownWay } from '../../../scripts/review/deploy/host'
import { contentOf, temporaryFolder } from '../../engine/publish/folders'

type Files = Record<string, string>

function folderWith(files: Files): string {
  const folder = temporaryFolder()
  for (const [place, text] of Object.entries(files)) {
    mkdirSync(path.dirname(`${folder}/${place}`), { recursive: true })
    writeFileSync(`${folder}/${place}`, text)
  }
  return folder
}

const site = { 'index.html': 'home', 'services/cloud.html': 'cloud', 'assets/app.js': 'app' }

/** Puts a program of this name first on the way to all of them: it notes how it was started, and ends with a number. */
function standIn(name: string, ends = 0): string {
  const folder = temporaryFolder()
  const noted = `${folder}/noted`
  writeFileSync(
    `${folder}/${name}`,
    `#!/bin/sh\nprintf '%s\\n' "$@" > ${noted}\ncp "$(printf '%s\\n' "$@" | sed -n 's/^--rsh=ssh -i \\([^ ]*\\) .*/\\1/p')" ${folder}/key 2>/dev/null\nexit ${ends}\n`,
  )
  chmodSync(`${folder}/${name}`, 0o755)
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`)
  return folder
}

/** Where there is no rsync, a test of what it does would say nothing of ours. */
const hasRsync = spawnSync('rsync', ['--version']).stdout?.includes('rsync  version 3') ?? false

describe.skipIf(process.platform === 'win32')('A built site', () => {
  test.runIf(hasRsync)('comes to a folder by rsync: what is new, what changed, and what is gone', () => {
    const [from, to] = [
      folderWith(site),
      folderWith({ 'index.html': 'old home', 'old.html': 'old', 'assets/app.js': 'app' }),
    ]
    utimesSync(`${to}/assets/app.js`, 1_000_000, 1_000_000)
    handOver(from, { DEPLOY_TO: 'rsync', DEPLOY_TARGET: to })
    expect(contentOf(to)).toEqual(site)
    expect(statSync(`${to}/assets/app.js`).mtimeMs).toBe(1_000_000_000)
  })

  test('comes to a server that is known, with a key that is gone afterwards', () => {
    const noted = standIn('rsync')
    const to = {
      DEPLOY_TO: 'rsync',
      DEPLOY_TARGET: 'site@northwind.test:/var/www/site/',
      DEPLOY_KEY: 'the key',
      DEPLOY_KNOWN_HOSTS: 'northwind.test ssh-ed25519 AAAA',
    }
    const from = folderWith(site)
    handOver(from, to)
    const args = readFileSync(`${noted}/noted`, 'utf8').trim().split('\n')
    expect(args.slice(-3)).toEqual(['--', `${from}/`, 'site@northwind.test:/var/www/site/'])
    const shell = args.find((arg) => arg.startsWith('--rsh=')) ?? ''
    expect(shell).toMatch(/-o BatchMode=yes .*-o StrictHostKeyChecking=yes -o UserKnownHostsFile=\S+$/)
    expect(readFileSync(`${noted}/key`, 'utf8')).toBe('the key\n')
    expect(existsSync(/-i (\S+)/.exec(shell)?.[1] ?? '')).toBe(false)
    vi.unstubAllEnvs()
  })

  test("is given to the host's own command", () => {
    const [from, to] = [folderWith(site), temporaryFolder()]
    handOver(from, { DEPLOY_TO: 'command', DEPLOY_COMMAND: `cp -r "$DEPLOY_FOLDER"/. ${to}` })
    expect(contentOf(to)).toEqual(site)
  })

  test('that is empty takes nothing away', () => {
    const to = folderWith(site)
    expect(() => handOver(temporaryFolder(), { DEPLOY_TO: 'rsync', DEPLOY_TARGET: to })).toThrow(
      /^There is no built site in .*Nothing was published\.$/,
    )
    expect(contentOf(to)).toEqual(site)
  })

  test.each([
    [{ DEPLOY_TO: 'rsync' }, /^Say where to: set the variable DEPLOY_TARGET/],
    [{ DEPLOY_TO: 'rsync', DEPLOY_TARGET: '--help' }, /^Say where to/],
    [{ DEPLOY_TO: 'rsync', DEPLOY_TARGET: 'site@northwind.test:/' }, /^The server has to know us, and we it/],
    [{ DEPLOY_TO: 'command' }, /^Say with what: set the variable DEPLOY_COMMAND/],
    [{ DEPLOY_TO: 'command', DEPLOY_COMMAND: 'exit 3' }, /^bash ended with 3;/],
    [{ DEPLOY_TO: 'command', DEPLOY_COMMAND: 'false | true' }, /^bash ended with 1;/],
    [{ DEPLOY_TO: 'ftp' }, /^This hands a site over by rsync or by a command/],
  ])('is not handed over where it is unclear how, or that fails: %j', (environment, sentence) => {
    expect(() => handOver(folderWith(site), environment)).toThrow(sentence)
  })
})

test.each(['', undefined, 'Github-Pages'])('A way that is none is named: %s', (way) => {
  expect(() => refuseUnknownWay(way)).toThrow(/It can be github-pages, rsync or command\.$/)
})
