import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Refusal } from '../../engine/refusal'

/** How a built site comes to its host; DEPLOY_TO names one of these. */
export const ways = ['github-pages', 'rsync', 'command'] as const

type Environment = Readonly<Record<string, string | undefined>>

/** @throws Refusal if what the repository's variable names is no way that is known */
export function refuseUnknownWay(way: string | undefined): void {
  if (ways.some((known) => known === way)) return
  throw new Refusal(
    `The variable DEPLOY_TO is ${way ? `"${way}"` : 'empty'}. It can be ${ways.slice(0, -1).join(', ')} or ${ways.at(-1)}.`,
  )
}

/**
 * Gives a built site to its host: by rsync, or by the host's own command.
 * @param folder the built site @param environment what the workflow passes on: DEPLOY_TO, DEPLOY_TARGET and the like
 * @throws Refusal if the host does not take it
 */
export function handOver(folder: string, environment: Environment): void {
  // An empty folder would take the whole site away.
  if (!existsSync(path.join(folder, 'index.html')))
    throw new Refusal(`There is no built site in ${folder}: it has no index.html. Nothing was published.`)
  if (environment.DEPLOY_TO === 'rsync') return sync(folder, environment)
  if (environment.DEPLOY_TO === 'command') return runCommand(folder, environment)
  throw new Refusal('This hands a site over by rsync or by a command: DEPLOY_TO has to be one of the two.')
}

/**
 * What changed is sent aside and renamed into place in the end, what is gone goes last. Files are compared by what is in
 * them: each build writes all of them anew, and a file that stays as it was keeps its time, by which browsers know it.
 */
const syncing = ['--recursive', '--checksum', '--compress', '--delay-updates', '--delete-after', '--chmod=D755,F644']

function sync(
  folder: string,
  { DEPLOY_TARGET: target, DEPLOY_KEY: key, DEPLOY_KNOWN_HOSTS: knownHosts }: Environment,
): void {
  if (!target || target.startsWith('-'))
    throw new Refusal('Say where to: set the variable DEPLOY_TARGET, such as site@example.com:/var/www/site/.')
  if (!target.includes(':')) return run('rsync', [...syncing, '--', `${folder}/`, target])
  if (!key || !knownHosts)
    throw new Refusal(
      'The server has to know us, and we it: set the secret DEPLOY_KEY to a private key that it lets in, and the variable DEPLOY_KNOWN_HOSTS to what ssh-keyscan says of it.',
    )
  const aside = mkdtempSync(path.join(tmpdir(), 'deploy-'))
  const [keyFile, hostsFile] = [path.join(aside, 'key'), path.join(aside, 'known_hosts')]
  try {
    writeFileSync(keyFile, `${key.trim()}\n`, { mode: 0o600 })
    writeFileSync(hostsFile, `${knownHosts.trim()}\n`)
    const options = [
      'BatchMode=yes',
      'IdentitiesOnly=yes',
      'StrictHostKeyChecking=yes',
      `UserKnownHostsFile=${hostsFile}`,
    ]
    const shell = ['ssh', '-i', keyFile, ...options.flatMap((option) => ['-o', option])].join(' ')
    run('rsync', [...syncing, `--rsh=${shell}`, '--', `${folder}/`, target])
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
}

function runCommand(folder: string, { DEPLOY_COMMAND: command }: Environment): void {
  if (!command)
    throw new Refusal(
      "Say with what: set the variable DEPLOY_COMMAND to the host's command; $DEPLOY_FOLDER is the site.",
    )
  run('bash', ['-e', '-u', '-o', 'pipefail', '-c', command], { DEPLOY_FOLDER: path.resolve(folder) })
}

function run(program: string, args: readonly string[], more: Record<string, string> = {}): void {
  const { status, error } = spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, ...more } })
  if (error) throw new Refusal(`${program} could not be started: ${error.message}. Nothing was published.`)
  if (status !== 0)
    throw new Refusal(
      `${program} ended with ${status}; what it said stands above. The site may be half of this one: run this again.`,
    )
}
