import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { readOptions } from '../options'
import { bundleSizes } from '../workshop/bench/bundle-sizes'
import { writeDocuments } from '../workshop/bench/documents'
import { live } from '../workshop/bench/live'
import { measure, medians, type Usage } from '../workshop/bench/measure'

/** npm run bench: measures whole processes on seeded documents and prints the medians beside the numbers to reach. */
const { values } = readOptions({
  runs: { type: 'string', default: '5' },
  sizes: { type: 'string', default: '60,1000,10000,10000 services' },
})
const runs = Number(values.runs)
const folder = mkdtempSync(path.join(tmpdir(), 'bench-'))
const rows: string[][] = [['what', 'CPU s', 'wall s', 'peak MB', 'to reach']]

const reach: Record<string, string> = {
  'clean 60': '< 0.48 CPU s',
  'clean 10000': '< 4 CPU s, < 450 MB, <= 0.4 ms CPU a page',
  'edit 10000': '< 0.5 CPU s',
  'edit 10000 services': '< 0.5 CPU s',
  'edit 100000 services': '< 4 CPU s',
}

console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}, medians of ${runs} runs`)
for (const size of values.sizes.split(',')) {
  const pages = path.join(folder, `pages-${size}`)
  const out = path.join(folder, `out-${size}`)
  const edited = writeDocuments(pages, Number.parseInt(size), size.endsWith('services'))
  const build = () => measure('build', '--pages', pages, '--out', out)
  build()
  row(
    `clean ${size}`,
    Array.from({ length: runs }, () => {
      rmSync(out, { recursive: true, force: true })
      rmSync(path.join(folder, `.out-${size}`), { recursive: true, force: true })
      return build()
    }),
  )
  const edit = (field: string, words: string) => {
    const text = readFileSync(edited, 'utf8')
    writeFileSync(edited, text.replace(new RegExp(`"${field}": "[^"]*"`), `"${field}": "${words}"`))
    return build()
  }
  row(
    `edit ${size}`,
    Array.from({ length: runs }, (_, run) => edit('heading', `Edit ${run}`)),
  )
  row(
    `new title ${size}`,
    Array.from({ length: runs }, (_, run) => edit('title', `Title ${run}`)),
  )
  row(`nothing changed ${size}`, Array.from({ length: runs }, build))
}
row(
  'validate',
  Array.from({ length: runs }, () => measure('validate')),
  '70 pages < 0.5 s wall',
)
print(rows)

const out = path.join(folder, 'site')
measure('build', '--out', out)
const services = readdirSync(path.join(out, 'services'))
  .filter((file) => file.endsWith('.html'))
  .map((file) => `services/${file}`)
print([
  ['first view', 'script br', 'style gz', 'HTML gz', 'fonts', 'hero 1280'],
  ...['index.html', ...services].map((page) => {
    const { script, style, html, fonts, fontFiles, hero } = bundleSizes(out, page)
    return [
      page,
      kilobytes(script),
      kilobytes(style),
      kilobytes(html),
      `${fontFiles}: ${kilobytes(fonts)}`,
      kilobytes(hero),
    ]
  }),
  ['to reach', '<= 78 kB', '<= 10 kB', '<= 8 kB', '2 files', '<= 65 kB'],
])
print([
  ['from save to page', 'median', 'shortest', 'longest', 'to reach'],
  ...Object.entries(await live(folder, 2 * runs)).map(([saved, times]) => {
    const sorted = times.toSorted((a, b) => a - b)
    const at = (place: number) => `${sorted.at(place)} ms`
    return [saved, at(runs), at(0), at(-1), '< 150 ms']
  }),
])
rmSync(folder, { recursive: true, force: true })

function row(name: string, measured: Usage[], target = reach[name] ?? ''): void {
  const { cpu, wall, peak } = medians(measured)
  rows.push([name, cpu.toFixed(2), wall.toFixed(2), peak.toFixed(0), target])
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}

function print(table: string[][]): void {
  const widths = table[0]?.map((_, column) => Math.max(...table.map((line) => line[column]?.length ?? 0))) ?? []
  console.log(
    `\n${table.map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n')}`,
  )
}
