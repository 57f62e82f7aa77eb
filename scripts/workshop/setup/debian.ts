import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/** apt-get works for one at a time, and two test runs on a new machine take turns. It waits by itself, in seconds … */
const patience = ['-o', 'DPkg::Lock::Timeout=600']
/** … but not where it fetches the list of packages: this long between attempts, in milliseconds, and this often. */
const pause = 2000
const attempts = 60

/** Installs a Debian package, where that can be done without asking: as root, or with sudo that needs no password. */
export async function installDebianPackage(name: string): Promise<void> {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const run = (...command: string[]) => {
    const [program = '', ...args] = [...asRoot, ...command]
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' }
    return spawnSync(program, args, { stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8', env })
  }
  if (!existsSync('/usr/bin/apt-get') || run('true').status !== 0) return
  console.log(`Installing ${name}; this happens once …`)
  const install = () => run('apt-get', 'install', '-y', '-qq', ...patience, name)
  // A new machine may not know what packages there are, or know only old ones.
  if (install().status === 0) return
  for (let i = 0; i < attempts && run('apt-get', 'update', '-qq').stderr.includes('Could not get lock'); i++)
    await wait(pause)
  const { status, stderr } = install()
  if (status !== 0) console.error(stderr)
}

/** Whether the system knows a package by this name, in the lists that it has. */
export function isDebianPackage(name: string): boolean {
  return spawnSync('apt-cache', ['show', name], { stdio: 'ignore' }).status === 0
}
