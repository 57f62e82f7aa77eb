import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { Refusal } from '../engine/refusal'
import { bundles } from '../engine/render/bundles'
import { readCount, readOptions } from '../options'
import { measureBuilds, type Measured } from '../workshop/bench/builds'
import { ours, own, type Generator } from '../workshop/bench/generators'
import { install, neighbors } from '../workshop/bench/neighbors'
import { plot } from '../workshop/bench/plot'
import { table } from '../workshop/bench/table'
import { visits } from '../workshop/bench/visits'

/**
 * npm run bench: measures whole processes on seeded documents and prints the medians beside the numbers to reach.
 * npm run bench -- --live 100000: with so many documents in the dev server.
 * npm run bench -- --beside eleventy,astro: the same documents with other generators as well, and nothing but builds.
 */
const { values } = readOptions({
  runs: { type: 'string', default: '5' },
  sizes: { type: 'string' },
  beside: { type: 'string' },
  plot: { type: 'string' },
  live: { type: 'string', default: '10000' },
})
const runs = readCount('--runs', values.runs, 1)
const sizes = (values.sizes ?? (values.beside ? '60,1000,10000' : '60,1000,10000,10000 services')).split(',')
const beside = (values.beside?.split(',') ?? []).map((name) => {
  const neighbor = neighbors.find((other) => other.name === name)
  if (neighbor) return neighbor
  throw new Refusal(`--beside needs any of ${neighbors.map((other) => other.name).join(', ')}; ${name} is none.`)
})
const folder = mkdtempSync(path.join(tmpdir(), 'bench-'))

const reach: Record<string, string> = {
  'clean 60': '< 0.48 CPU s',
  'clean 10000': '< 4 CPU s, < 450 MB, <= 0.4 ms CPU a page',
  'edit 10000': '< 0.5 CPU s',
  'edit 10000 services': '< 0.5 CPU s',
  'edit 100000 services': '< 4 CPU s',
}

const generators = new Map<string, Generator>([[own, ours(path.join(folder, own))]])
for (const neighbor of beside) {
  const { name } = neighbor
  try {
    generators.set(name, install(neighbor, path.join(folder, name)))
  } catch (error) {
    console.log(`${name} is left out, as npm could not install it: ${String(error)}`)
  }
}

// They are made once for each change of the code, and not in the time of the first build.
await bundles()
console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}, medians of ${runs} runs`)
const measured: Measured[] = []
const told = (figures: Measured) => {
  console.error(`${figures.task} ${figures.size}, ${figures.generator}: ${figures.cpu.toFixed(2)} CPU s`)
  measured.push(figures)
}
measureBuilds(folder, generators, sizes, runs, told, (name, size) => console.log(`${name} could not build ${size}.`))
console.log(
  table([
    ['what', 'with', 'CPU s', 'wall s', 'peak MB', 'CPU of ours', 'to reach'],
    ...measured.map(({ task, size, generator, cpu, wall, peak }) => {
      const ofOurs = measured.find((other) => other.task === task && other.size === size)?.cpu ?? NaN
      const what = `${task} ${size}`
      const target = generator === own ? (reach[what] ?? '') : ''
      return [what, generator, cpu.toFixed(2), wall.toFixed(2), peak.toFixed(0), (cpu / ofOurs).toFixed(2), target]
    }),
  ]),
)
if (values.plot) writeFileSync(values.plot, plot(measured.filter(({ task }) => task === 'clean' || task === 'edit')))
if (!values.beside)
  for await (const lines of visits(folder, runs, readCount('--live', values.live, 1))) console.log(lines)
// The last server may still be writing when it is told to end.
rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
