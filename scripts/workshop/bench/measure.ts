import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { readJson } from '../../engine/files/read-json'
import { isNumber, isText, recordOf, withFields } from '../../engine/text/shape'
import type { Output } from './proof'

export interface Usage extends Partial<Output> {
  /** User and system time of the whole process, in seconds. */
  cpu: number
  wall: number
  /** Largest resident size, in megabytes. */
  peak: number
}

const isUsage = withFields({ cpu: isNumber, peak: isNumber })
const hasScripts = withFields({ scripts: recordOf(isText) })

/**
 * What a measured process says of itself as it ends. Its resource usage would have the memory of the process that
 * started it as well, if that had more: https://man7.org/linux/man-pages/man2/getrusage.2.html. It ends when that does,
 * as when it is killed: what is left behind would slow down whatever is measured next.
 */
const hookFor = (result: string) => `
import { readFileSync, writeFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'
const { ppid } = process
setInterval(() => process.ppid === ppid || process.kill(process.pid), 250).unref()
if (isMainThread) process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  let peak = maxRSS
  try {
    peak = Number(/VmHWM:\\s+(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1])
  } catch {}
  writeFileSync(${JSON.stringify(result)}, JSON.stringify({ cpu: (userCPUTime + systemCPUTime) / 1e6, peak: peak / 1024 }))
})
`

/** Runs an npm script of the project as a process of its own and measures all of it, start-up included. */
export function measure(command: string, ...args: string[]): Usage {
  const { scripts } = readJson('package.json', hasScripts)
  const [, ...words] = scripts[command]?.split(' ') ?? []
  return measureProcess('.', [...words, ...args])
}

/**
 * Runs Node and measures all of the process; what it starts besides is not counted.
 * @param folder where it runs @param args the options of Node, the program and its words
 * @throws Error with what the process said, if it fails
 */
export function measureProcess(folder: string, args: readonly string[]): Usage {
  const aside = mkdtempSync(path.join(tmpdir(), 'usage-'))
  const hook = path.join(aside, 'hook.mjs')
  const result = path.join(aside, 'usage.json')
  writeFileSync(hook, hookFor(result))
  const start = process.hrtime.bigint()
  const { status, signal, error, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', pathToFileURL(hook).href, ...args],
    {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: Infinity,
    },
  )
  const wall = Number(process.hrtime.bigint() - start) / 1e9
  try {
    if (status !== 0)
      throw new Error(
        `${args.join(' ')} failed${signal ? ` of ${signal}` : ''}:\n${error?.message ?? ''}${stdout}${stderr}`,
      )
    const { cpu, peak } = readJson(result, isUsage)
    return { cpu, wall, peak }
  } finally {
    rmSync(aside, { recursive: true })
  }
}

/** The median of each figure over several runs; all write the same. */
export function medians(runs: Usage[]): Usage {
  const of = (figure: 'cpu' | 'wall' | 'peak') => median(runs.map((run) => run[figure]))
  return { ...runs[0], cpu: of('cpu'), wall: of('wall'), peak: of('peak') }
}

/** The figure in the middle; of an even number the upper one. */
export function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? NaN
}

/** The figure that so large a share of all are not above. @param share 0.95 */
export function percentile(figures: readonly number[], share: number): number {
  return figures.toSorted((a, b) => a - b)[Math.ceil(figures.length * share) - 1] ?? NaN
}
