import { vi } from 'vitest'

interface Change {
  name: string
  args: unknown[]
  result: unknown
}

/**
 * Counts and notes the changes a build makes on the disk, and lets the process "die" before one of them: no later one
 * happens.
 */
export const disk: { changes: number; diesBefore: number; done: Change[] } = {
  changes: 0,
  diesBefore: Infinity,
  done: [],
}

export class Died extends Error {}

/** What is open: the system closes it, and frees its locks, when a process dies. */
const open = new Set<number>()
/** Not imported: what stands in for node:fs would wait for this file, and this file for it. */
let close: (handle: number) => void = () => {}

const changing = [
  'writeFileSync',
  'renameSync',
  'rmSync',
  'rmdirSync',
  'unlinkSync',
  'mkdirSync',
  'openSync',
  'writeSync',
  'fsyncSync',
  'linkSync',
  'symlinkSync',
  'copyFileSync',
] as const

/** Stands in for node:fs. */
export async function failingFs(): Promise<object> {
  const real = await vi.importActual<typeof import('node:fs')>('node:fs')
  const wrapped = Object.fromEntries(
    changing.map((name) => [
      name,
      (...args: unknown[]) => {
        if (++disk.changes > disk.diesBefore) throw new Died(name)
        const result: unknown = Reflect.apply(real[name], undefined, args)
        if (name === 'openSync') open.add(Number(result))
        disk.done.push({ name, args, result })
        return result
      },
    ]),
  )
  const closeSync = (handle: number) => {
    open.delete(handle)
    real.closeSync(handle)
  }
  close = closeSync
  return { ...real, ...wrapped, closeSync, default: real }
}

/** Runs something that dies before its change number `moment`, counted from 0. @returns whether it died */
export function dieBefore(moment: number, work: () => void): boolean {
  Object.assign(disk, { changes: 0, diesBefore: moment })
  open.clear()
  try {
    work()
    return false
  } catch (error) {
    if (!(error instanceof Died)) throw error
    closeAll()
    return true
  } finally {
    disk.diesBefore = Infinity
  }
}

/** Does what the system does for a process that died. */
export function closeAll(): void {
  for (const handle of open) close(handle)
}
