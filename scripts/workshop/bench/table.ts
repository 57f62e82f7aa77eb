import type { Measured } from './builds'
import { own } from './generators'

const reach: Record<string, string> = {
  'clean 60': '< 0.48 CPU s',
  'clean 10000': '< 4 CPU s, < 450 MB, <= 0.4 ms CPU a page',
  'edit 10000': '< 0.5 CPU s',
  'edit 10000 services': '< 0.5 CPU s',
  'edit 100000 services': '< 4 CPU s',
}

/** What builds cost, and what the clean ones wrote, beside the numbers to reach. */
export function buildTable(measured: readonly Measured[]): string {
  return table([
    ['what', 'with', 'CPU s', 'wall s', 'peak MB', 'files', 'MB written', 'times ours', 'to reach'],
    ...measured.map(({ task, size, generator, cpu, wall, peak, files, bytes }) => {
      const isOurs = (other: Measured) => other.generator === own && other.task === task && other.size === size
      const what = `${task} ${size}`
      return [
        what,
        generator,
        ...[cpu, wall].map((seconds) => seconds.toFixed(2)),
        peak.toFixed(0),
        files === undefined ? '' : String(files),
        bytes === undefined ? '' : (bytes / 1_000_000).toFixed(1),
        (cpu / (measured.find(isOurs)?.cpu ?? NaN)).toFixed(2),
        generator === own ? (reach[what] ?? '') : '',
      ]
    }),
  ])
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}

/** Lines of words with their columns below each other, after an empty line. */
export function table(lines: readonly (readonly string[])[]): string {
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? []
  const padded = lines.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  return `\n${padded.join('\n')}`
}
