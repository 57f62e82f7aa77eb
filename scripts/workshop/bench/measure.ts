import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { readJson } from '../../engine/files/read-json'
import { isNumber, withFields } from '../../engine/text/shape'

export interface Usage {
  /** User and system time of the whole process, in seconds. */
  cpu: number
  wall: number
  /** Largest resident size, in megabytes. */
  peak: number
}

const isUsage = withFields({ userCPUTime: isNumber, systemCPUTime: isNumber, maxRSS: isNumber })

/** Runs a command of the project as a process of its own and measures all of it, start-up included. */
export function measure(command: string, ...args: string[]): Usage {
  const folder = mkdtempSync(path.join(tmpdir(), 'usage-'))
  const hook = path.join(folder, 'hook.mjs')
  const result = path.join(folder, 'usage.json')
  writeFileSync(
    hook,
    `import { writeFileSync } from 'node:fs'\nprocess.on('exit', () => writeFileSync(${JSON.stringify(result)}, JSON.stringify(process.resourceUsage())))\n`,
  )
  const start = process.hrtime.bigint()
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--max-semi-space-size=64', '--import', pathToFileURL(hook).href, 'scripts/run.mjs', command, ...args],
    { encoding: 'utf8' },
  )
  const wall = Number(process.hrtime.bigint() - start) / 1e9
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stderr}`)
  const { userCPUTime, systemCPUTime, maxRSS } = readJson(result, isUsage)
  return { cpu: (userCPUTime + systemCPUTime) / 1e6, wall, peak: maxRSS / 1024 }
}

/** The median of each figure over several runs. */
export function medians(runs: Usage[]): Usage {
  const of = (figure: keyof Usage) =>
    runs.map((run) => run[figure]).sort((a, b) => a - b)[Math.floor(runs.length / 2)] ?? NaN
  return { cpu: of('cpu'), wall: of('wall'), peak: of('peak') }
}
