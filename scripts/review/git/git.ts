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
  if (status !== 0) throw new Refusal(refusal)
  return stdout
}
