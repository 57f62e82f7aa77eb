import { linkSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Refusal } from '../refusal'

/** How long a takeover may last, in milliseconds. */
const moment = 10_000

/**
 * One at a time: the lock names the process that holds it, and counts only while that lives.
 * @param busy what to say if another process holds it
 * @throws Refusal if one does
 */
export function lock(folder: string, busy: string): void {
  const file = path.join(folder, 'lock')
  if (create(file)) return
  const holder = holderOf(file)
  if (holder !== process.pid && isAlive(holder)) throw new Refusal(busy)
  takeOver(file, holder, busy)
}

/** Whether another process that lives holds the lock. */
export function isLocked(folder: string): boolean {
  const holder = holderOf(path.join(folder, 'lock'))
  return holder !== process.pid && isAlive(holder)
}

/** Takes the lock of a process that is gone. Only one may do so at a time, or it could take another's new lock. */
function takeOver(file: string, holder: number, busy: string): void {
  const guard = `${file}.taken`
  if (!create(guard)) {
    if (ageOf(guard) > moment) rmSync(guard, { force: true })
    throw new Refusal(busy)
  }
  try {
    if (holderOf(file) === holder) rmSync(file, { force: true })
    if (!create(file)) throw new Refusal(busy)
  } finally {
    rmSync(guard, { force: true })
  }
}

/** Lets the next one begin. */
export function unlock(folder: string): void {
  const file = path.join(folder, 'lock')
  if (holderOf(file) === process.pid) rmSync(file, { force: true })
}

/** Makes a file that names this process, with the name in it from the start; false if it is there already. */
function create(file: string): boolean {
  const named = `${file}.${process.pid}`
  writeFileSync(named, String(process.pid))
  try {
    linkSync(named, file)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  } finally {
    rmSync(named, { force: true })
  }
}

/** Who holds the lock: 0 if nobody that could be named. */
function holderOf(file: string): number {
  return Number(textOf(file)) || 0
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    // Its holder has just let go of it.
    if (codeOf(error) === 'ENOENT') return '0'
    throw error
  }
}

function ageOf(file: string): number {
  const stats = statSync(file, { throwIfNoEntry: false })
  return stats ? Date.now() - stats.mtimeMs : 0
}

function isAlive(pid: number): boolean {
  if (pid === 0) return false
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
