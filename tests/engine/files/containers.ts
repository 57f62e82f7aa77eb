import { spawnSync } from 'node:child_process'

/** What begins a command that runs like in a container of its own: with other processes and other mounts. */
const unshare = ['unshare', '--user', '--map-root-user', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc']

/** Whether this machine allows that; elsewhere the same is tried with processes side by side. */
export const hasContainers =
  process.platform === 'linux' && spawnSync('unshare', [...unshare.slice(1), 'true']).status === 0

/** A program and its arguments, in a container of its own where this machine allows that. */
export function inContainer(...command: [string, ...string[]]): [string, string[]] {
  const [program, ...args] = hasContainers ? [...unshare, ...command] : command
  return [String(program), args]
}
