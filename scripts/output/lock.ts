import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Refusal } from '../refusal'

/**
 * One build at a time: the lock names the process that holds it, and counts only while that lives.
 * @throws Refusal if another build is at work
 */
export function lock(folder: string): void {
  const file = path.join(folder, 'lock')
  const holder = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
  if (holder && holder !== process.pid && isAlive(holder)) throw new Refusal(anotherBuild)
  rmSync(file, { force: true })
  try {
    // Fails if another build has just made the file.
    writeFileSync(file, String(process.pid), { flag: 'wx' })
  } catch (error) {
    throw codeOf(error) === 'EEXIST' ? new Refusal(anotherBuild) : error
  }
}

/** Lets the next build begin. */
export function unlock(folder: string): void {
  rmSync(path.join(folder, 'lock'), { force: true })
}

const anotherBuild =
  'Another build is writing to the same folder. Wait until it is done, or name another folder with --out.'

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // A process of another user may not be asked, but it lives.
    return codeOf(error) === 'EPERM'
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
