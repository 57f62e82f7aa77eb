import { cpus } from 'node:os'
import { closeSync, openSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Refusal } from '../engine/refusal'
import { bundles } from '../engine/render/bundles'
import { readCount, readOptions } from '../options'
import { measureBuilds, type Measured } from '../workshop/bench/builds'
import { readSize } from '../workshop/bench/documents'
import { withFolder } from '../workshop/bench/folder'
import { ours, own, type Generator } from '../workshop/bench/generators'
import { install, neighbors, versionOf } from '../workshop/bench/neighbors'
import { plot } from '../workshop/bench/plot'
import { buildTable } from '../workshop/bench/table'
import { visits } from '../workshop/bench/visits'

/**
 * npm run bench: measures whole processes on seeded documents and prints the medians beside the numbers to reach.
 * npm run bench -- --live 100000: with so many documents in the dev server.
 * npm run bench -- --beside eleventy,astro: the same documents with other generators as well, and nothing but builds.
 * Exit code 1 if one of those could not be installed or could not build a site.
 */
const { values } = readOptions({
  runs: { type: 'string', default: '5' },
  sizes: { type: 'string' },
  beside: { type: 'string' },
  plot: { type: 'string' },
  live: { type: 'string', default: '10000' },
})
const runs = readCount('--runs', values.runs, 1)
const live = readCount('--live', values.live, 3)
const sizes = (values.sizes ?? (values.beside ? '60,1000,10000' : '60,1000,10000,10000 services'))
  .split(',')
  .map((size) => size.trim())
const beside = (values.beside?.split(',') ?? []).map((name) => {
  const neighbor = neighbors.find((other) => other.name === name)
  if (neighbor) return neighbor
  throw new Refusal(`--beside needs any of ${neighbors.map((other) => other.name).join(', ')}; ${name} is none.`)
})
for (const size of sizes) {
  const { all } = readSize(size)
  if (all && beside.length > 0)
    throw new Refusal(`“${size}” has sections that others have no templates for. Leave out ${all}, or --beside.`)
}
// Before hours have passed: it may be a place where nothing can be written.
if (values.plot) closeSync(openSync(values.plot, 'a'))
await withFolder(async (folder) => {
  const generators = new Map<string, Generator>([[own, ours(path.join(folder, own))]])
  const versions = [`Node ${process.version}`]
  for (const neighbor of beside) {
    const { name } = neighbor
    try {
      const generator = install(neighbor, path.join(folder, name))
      versions.push(`${name} ${versionOf(neighbor, path.join(folder, name))}`)
      generators.set(name, generator)
    } catch (error) {
      complain(`${name} is left out, as npm could not install it`, error)
    }
  }

  // They are made once for each change of the code, and not in the time of the first build.
  await bundles()
  const about = `${versions.join(', ')}; ${cpus().length} × ${cpus()[0]?.model.trim()}; medians of ${runs} runs`
  console.log(about)
  const measured: Measured[] = []
  const told = (figures: Measured) => {
    const { task, size, generator, cpu, wall, peak } = figures
    console.error(`${task} ${size}, ${generator}: ${cpu.toFixed(2)} CPU s, ${wall.toFixed(2)} s, ${peak.toFixed(0)} MB`)
    measured.push(figures)
  }
  measureBuilds(folder, generators, sizes, runs, told, (name, size, why) =>
    complain(`${name} could not build ${size}`, why),
  )
  console.log(buildTable(measured))
  const drawn = measured.filter(({ task }) => task === 'clean' || task === 'edit')
  if (values.plot) writeFileSync(values.plot, plot(drawn, about))
  if (!values.beside) for await (const lines of visits(folder, runs, live)) console.log(lines)
})

function complain(words: string, why: unknown): void {
  console.error(`${words}:\n${why instanceof Error ? why.message : String(why)}`)
  process.exitCode = 1
}
