import { lstatSync, type Stats } from 'node:fs'

/** Tells whether a file is still what it was. */
export interface Stamp {
  /** Changes whenever the file may have changed: size, times and inode. */
  stamp: string
  /** When it last changed, in milliseconds since 1970. */
  changed: number
}

/** Some disks tell times in whole seconds, or every second one: a file may change that long and have the same. */
const coarseTick = 2000

/** A file that changed this shortly before it was read, in milliseconds, may change again with the same times. */
const clockTick = 50

/** Whether a file with the same stamp is surely what was read of it. @param readAt when that was */
export function isSettled({ changed }: Pick<Stamp, 'changed'>, readAt: number): boolean {
  return changed < readAt - clockTick
}

/** Asks the disk for a file's stamp. What cannot be opened has one that never holds: it is looked at each time. */
export function stampOnDisk(file: string): Stamp {
  const found = look(file)
  return found?.isFile() ? stampOf(found) : { stamp: '', changed: Infinity }
}

/** The stamp of an ordinary file that was looked at. */
export function stampOf({ size, mtimeMs, ctimeMs, ino }: Stats): Stamp {
  const isCoarse = mtimeMs % 1000 === 0
  const changed = Math.max(mtimeMs, ctimeMs) + (isCoarse ? coarseTick : 0)
  return { stamp: `${size} ${mtimeMs} ${ctimeMs} ${ino}`, changed }
}

/** What stands at a place, a link itself and not what it leads to; nothing where nothing does or nobody may look. */
export function look(file: string): Stats | undefined {
  try {
    return lstatSync(file, { throwIfNoEntry: false })
  } catch {
    // Its folder cannot be looked into.
    return undefined
  }
}
