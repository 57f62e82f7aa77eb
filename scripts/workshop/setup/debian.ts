import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { Told } from '../../engine/progress'

/** apt-get works for one at a time, and two test runs on a new machine take turns. It waits by itself, in seconds … */
const patience = ['-o', 'DPkg::Lock::Timeout=600']
/** … but not where it fetches the list of packages: this long between attempts, in milliseconds, and this often. */
const pause = 2000
const attempts = 60

/** Installs a Debian package, where that can be done without asking: as root, or with sudo that needs no password. */
export async function installDebianPackage(name: string, told: Told): Promise<void> {
  const isRoot = process.getuid?.() === 0
  const run = (command: string[], onShare?: OnShare) =>
    runToEnd([...(isRoot ? [] : ['sudo', '-n']), ...command], onShare)
  if (!existsSync('/usr/bin/apt-get') || (await run(['true'])).status !== 0) return
  told(`Installing ${name}; this happens once`)
  const onShare: OnShare = (kind, share) => told(`${kind === 'dlstatus' ? 'Fetching' : 'Installing'} ${name}`, share, 1)
  // sudo closes what apt would say this through, and apt would write into whatever is opened there next.
  const said = isRoot ? ['-o', 'APT::Status-Fd=3'] : []
  const install = () => run(['apt-get', 'install', '-y', '-qq', ...patience, ...said, name], onShare)
  // A new machine may not know what packages there are, or know only old ones.
  if ((await install()).status === 0) return
  told('Looking for what to install')
  const isLocked = async () => (await run(['apt-get', 'update', '-qq'])).stderr.includes('Could not get lock')
  for (let i = 0; i < attempts && (await isLocked()); i++) await wait(pause)
  const { status, stderr } = await install()
  if (status !== 0) console.error(stderr)
}

/** @param kind dlstatus while packages are fetched, pmstatus while they are installed @param share from 0 to 1 */
type OnShare = (kind: string, share: number) => void

/** Runs a program; what it says of how far it is comes by a pipe of its own: "pmstatus:chromium:45.5:Unpacking chromium". */
async function runToEnd([program = '', ...args]: string[], onShare: OnShare = () => {}) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' }
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe', 'pipe'], env })
  child.stdio[3]?.on('data', (lines: Buffer) => {
    for (const [, kind = '', percent] of lines.toString().matchAll(/^(dlstatus|pmstatus):[^:\n]*:([\d.]+):/gm))
      onShare(kind, Number(percent) / 100)
  })
  let stderr = ''
  child.stderr?.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
  // A program that is not there has not ended well.
  const status = await once(child, 'close').then(
    ([code]) => Number(code ?? 1),
    () => 1,
  )
  return { status, stderr }
}

/** Whether the system knows a package by this name, in the lists that it has. */
export function isDebianPackage(name: string): boolean {
  return spawnSync('apt-cache', ['show', name], { stdio: 'ignore' }).status === 0
}
