import { spawnSync } from 'node:child_process'
import { Refusal } from '../../engine/refusal'

/**
 * Runs git and gives what it printed.
 * @param refusal what to say if git cannot do it
 */
export function git(args: readonly string[], refusal: string, environment: Record<string, string> = {}): string {
  const { status, stdout } = spawnSync('git', args, {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    env: { ...process.env, ...environment },
  })
  if (status !== 0) throw new Refusal(withoutHistory() ?? refusal)
  return stdout
}

/** Why there is nothing to compare with, where no branch, tag or commit could be. */
function withoutHistory(): string | undefined {
  const { error, status } = spawnSync('git', ['rev-parse', '--git-dir'])
  if (error) return 'This needs Git, which is not installed. Get it from https://git-scm.com.'
  if (status === 0) return undefined
  return 'This folder has no history to compare with: a ZIP of the project brings none. Get the project with git clone, or GitHub Desktop.'
}
