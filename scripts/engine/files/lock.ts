import { closeSync, fstatSync, openSync, rmSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { Refusal } from '../refusal'
import { codeOf } from './error-code'

/**
 * One at a time, by a lock of the system's own on a file in the folder. It holds for everyone who shares the folder,
 * in other containers too, and the system frees it when its holder ends, however that is. A note of who is at work
 * would hold for nobody in another container, and stay when its writer dies. fs-native-extensions takes open file
 * description locks on Linux, flock on macOS and LockFileEx on Windows.
 */
export interface Lock {
  isHeld: () => boolean
  /** Lets the next one begin. Said again it does nothing. */
  release: () => void
}

/**
 * @param busy what to say if another holds the lock
 * @throws Refusal if another does
 */
export function lock(folder: string, busy: string): Lock {
  const held = tryLock(folder)
  if (!held) throw new Refusal(busy)
  return held
}

/** Takes the lock, unless another holds it. */
export function tryLock(folder: string): Lock | undefined {
  const file = path.join(folder, 'lock')
  for (;;) {
    const handle = openSync(file, 'a')
    if (!isLocked(handle)) return void closeSync(handle)
    // Its last holder may have removed the file between the two steps; then another can hold the one that is there now.
    if (statSync(file, { throwIfNoEntry: false })?.ino === fstatSync(handle).ino) return held(file, handle)
    closeSync(handle)
  }
}

/** Takes the system's lock of an open file; false if it is open elsewhere and locked there. */
function isLocked(handle: number): boolean {
  try {
    locks().tryLock(handle, 0, 0, true)
    return true
  } catch (error) {
    if (codeOf(error) === 'EAGAIN') return false
    throw error
  }
}

/** The compiled part of fs-native-extensions. */
interface Locks {
  /** @throws an error of code EAGAIN if another holds the lock; of length 0 it is of the whole file */
  tryLock: (handle: number, start: number, length: number, isExclusive: boolean) => void
}

/** The package itself looks for it in sixteen files, by the rules of three runtimes: that took 13 ms of every build. */
function locks(): Locks {
  const require = createRequire(import.meta.url)
  const system = `${process.platform}-${process.arch}`
  try {
    return require(`fs-native-extensions/prebuilds/${system}/fs-native-extensions.node`)
  } catch {
    return require('fs-native-extensions/binding')
  }
}

function held(file: string, handle: number): Lock {
  let open = true
  const release = () => {
    if (!open) return
    open = false
    // Before it is let go: afterwards it may be another's. Windows keeps the name of an open file, where it does no harm.
    if (process.platform !== 'win32') rmSync(file, { force: true })
    closeSync(handle)
  }
  return { isHeld: () => open, release }
}
