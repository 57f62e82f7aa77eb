import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Installs a Debian package, where that can be done without asking: as root, or with sudo that needs no password.
 * @returns whether it was installed
 */
export function installDebianPackage(name: string): boolean {
  if (!existsSync('/usr/bin/apt-get')) return false
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  console.log(`Installing ${name}; this happens once …`)
  const run = (...args: string[]) => {
    const [command = '', ...rest] = [...prefix, 'apt-get', ...args]
    return (
      spawnSync(command, rest, {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      }).status === 0
    )
  }
  return run('install', '-y', '-qq', name) || (run('update', '-qq') && run('install', '-y', '-qq', name))
}
