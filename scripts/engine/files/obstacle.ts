import { existsSync } from 'node:fs'
import { codeOf } from './error-code'

/** Why a file or a folder cannot be opened though it is there. */
export type Obstacle = 'is a link' | 'is no file' | 'is a folder' | 'is a file' | 'forbidden' | 'busy' | 'failing'

/** By what the system calls it: https://nodejs.org/api/errors.html#common-system-errors */
const obstacles: { [code: string]: Obstacle } = {
  ELOOP: 'is a link',
  EFTYPE: 'is no file',
  EISDIR: 'is a folder',
  EACCES: 'forbidden',
  EPERM: 'forbidden',
  EBUSY: 'busy',
}

/**
 * Says why something could not be opened; undefined where it is gone, as what an editor lays down for a moment is by
 * the time it is read.
 * @param error what opening it threw
 * @throws the error, where it does not come from the system
 */
export function obstacleAt(place: string, error: unknown): Obstacle | undefined {
  const code = codeOf(error)
  if (code === undefined) throw error
  if (code !== 'ENOENT' && code !== 'ENOTDIR') return obstacles[code] ?? 'failing'
  return code === 'ENOTDIR' && existsSync(place) ? 'is a file' : undefined
}
