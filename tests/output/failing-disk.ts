import { vi } from 'vitest'

interface Change {
  name: string
  args: unknown[]
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
        disk.done.push({ name, args })
        return result
      },
    ]),
  )
  return { ...real, ...wrapped, default: real }
}

/** Runs something that dies before its change number `moment`, counted from 0. @returns whether it died */
export function dieBefore(moment: number, work: () => void): boolean {
  Object.assign(disk, { changes: 0, diesBefore: moment })
  try {
    work()
    return false
  } catch (error) {
    if (error instanceof Died) return true
    throw error
  } finally {
    disk.diesBefore = Infinity
  }
}
