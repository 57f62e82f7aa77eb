import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { Refusal } from '../engine/refusal'
import { bundles } from '../engine/render/bundles'
import { readCount, readOptions } from '../options'
import { measureBuilds, type Measured } from '../workshop/bench/builds'
import { bundleSizes } from '../workshop/bench/bundle-sizes'
import { writeDocuments } from '../workshop/bench/documents'
import { ours, own, type Generator } from '../workshop/bench/generators'
import { live } from '../workshop/bench/live'
import { measure, median, medians } from '../workshop/bench/measure'
import { install, neighbors } from '../workshop/bench/neighbors'
import { nextPages } from '../workshop/bench/next-page'
import { plot } from '../workshop/bench/plot'
import { kilobytes, table } from '../workshop/bench/table'

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
if (!values.beside) await measureVisits()
rmSync(folder, { recursive: true, force: true })

/** What a visitor loads at first, and what an author waits for. */
async function measureVisits(): Promise<void> {
  const validated = medians(Array.from({ length: runs }, () => measure('validate')))
  console.log(table([['validate', `${validated.wall.toFixed(2)} s wall`, '70 pages < 0.5 s wall']]))
  const out = path.join(folder, 'site')
  measure('build', '--out', out)
  const services = readdirSync(path.join(out, 'services'))
    .filter((file) => file.endsWith('.html'))
    .map((file) => `services/${file}`)
  console.log(
    table([
      ['first view', 'script br', 'style gz', 'HTML gz', 'fonts', 'hero 1280'],
      ...['index.html', ...services].map((page) => {
        const { script, style, html, fonts, fontFiles, hero } = bundleSizes(out, page)
        return [page, ...[script, style, html].map(kilobytes), `${fontFiles}: ${kilobytes(fonts)}`, kilobytes(hero)]
      }),
      ['to reach', '<= 78 kB', '<= 10 kB', '<= 8 kB', '2 files', '<= 65 kB'],
    ]),
  )
  console.log(
    table([
      ['from click to the next page', 'median', 'shortest', 'longest', 'on screen', 'to reach'],
      ...(await nextPages(out, runs)).map(({ line, there, painted }) => [
        line,
        ...[median(there), Math.min(...there), Math.max(...there), median(painted)].map((ms) => `${ms.toFixed(1)} ms`),
        '<= 25 ms',
      ]),
    ]),
  )
  const own = path.join(folder, 'live')
  cpSync('pages-json', own, { recursive: true })
  const count = readCount('--live', values.live, 1)
  const many = path.join(folder, 'live-many')
  const edited = path.relative(many, writeDocuments(many, `${count} services`))
  const sites = {
    'the site': await live(own, 'contact.json', 2 * runs),
    [`${count} services`]: await live(many, edited, 2 * runs),
  }
  console.log(
    table([
      ['npm run dev: until it is seen', 'median', 'shortest', 'longest', 'to reach'],
      ...Object.entries(sites).flatMap(([site, times]) =>
        Object.entries(times).map(([what, all]) => [
          `${what}, ${site}`,
          ...[median(all), Math.min(...all), Math.max(...all)].map((ms) => `${ms} ms`),
          what === 'first page' ? '< 1000 ms' : '< 150 ms',
        ]),
      ),
    ]),
  )
}
