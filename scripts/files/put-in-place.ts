import { existsSync, renameSync, rmSync } from 'node:fs'

/** Gives a folder that was made aside its name. If another process has made the same meanwhile, that one stays. */
export function putInPlace(aside: string, folder: string): void {
  try {
    renameSync(aside, folder)
  } catch (error) {
    if (!existsSync(folder)) throw error
    rmSync(aside, { recursive: true, force: true })
  }
}
