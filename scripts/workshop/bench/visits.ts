import { cpSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { bundleSizes } from './bundle-sizes'
import { writeDocuments } from './documents'
import { live } from './live'
import { measure, median, medians, percentile } from './measure'
import { nextPages } from './next-page'
import { studioTyping } from './studio-typing'
import { kilobytes, table } from './table'

/**
 * What a visitor loads at first, and what an author waits for, in tables: each as soon as it is measured.
 * @param folder for what is made meanwhile @param count how many documents the servers have at most
 */
export async function* visits(folder: string, runs: number, count: number): AsyncGenerator<string> {
  yield* firstViews(path.join(folder, 'site'), runs)
  const own = path.join(folder, 'live')
  cpSync('pages-json', own, { recursive: true })
  const many = path.join(folder, 'live-many')
  const edited = path.relative(many, writeDocuments(many, `${count} services`))
  const sites = {
    'the site': await live(own, 'contact.json', 2 * runs),
    [`${count} services`]: await live(many, edited, 2 * runs),
  }
  yield table([
    ['npm run dev: until it is seen', 'median', 'shortest', 'longest', 'to reach'],
    ...Object.entries(sites).flatMap(([site, times]) =>
      Object.entries(times).map(([what, all]) => [
        `${what}, ${site}`,
        ...(all.length > 1
          ? [median(all), Math.min(...all), Math.max(...all)].map((ms) => `${ms} ms`)
          : [`${all[0]} ms`, 'once', '']),
        `< ${toReach(what)} ms`,
      ]),
    ),
  ])
  const studios = {
    'longest page': await studioTyping(own, 'Blog/WebsitePerformance.json', 20 * runs),
    [`${count} services`]: await studioTyping(many, edited, 20 * runs),
  }
  yield table([
    ['npm run studio: from key to screen', 'median', 'p95', 'longest', 'to reach'],
    ...Object.entries(studios).flatMap(([site, times]) =>
      Object.entries(times).map(([where, all]) => [
        `${where}, ${site}`,
        ...[median(all), percentile(all, 0.95), Math.max(...all)].map((ms) => `${ms.toFixed(1)} ms`),
        'p95 < 50 ms',
      ]),
    ),
  ])
}

function toReach(what: string): number {
  if (what.startsWith('full verdict')) return 3000
  return what.startsWith('first page') ? 1000 : 150
}

async function* firstViews(out: string, runs: number): AsyncGenerator<string> {
  const validated = medians(Array.from({ length: runs }, () => measure('validate')))
  yield table([['validate', `${validated.wall.toFixed(2)} s wall`, '70 pages < 0.5 s wall']])
  measure('build', '--out', out)
  const services = readdirSync(path.join(out, 'services'))
    .filter((file) => file.endsWith('.html'))
    .map((file) => `services/${file}`)
  yield table([
    ['first view', 'script br', 'style gz', 'HTML gz', 'fonts', 'hero 1280'],
    ...['index.html', ...services].map((page) => {
      const { script, style, html, fonts, fontFiles, hero } = bundleSizes(out, page)
      return [page, ...[script, style, html].map(kilobytes), `${fontFiles}: ${kilobytes(fonts)}`, kilobytes(hero)]
    }),
    ['to reach', '<= 78 kB', '<= 10 kB', '<= 8 kB', '2 files', '<= 65 kB'],
  ])
  yield table([
    ['from click to the next page', 'median', 'shortest', 'longest', 'on screen', 'to reach'],
    ...(await nextPages(out, runs)).map(({ line, there, painted }) => [
      line,
      ...[median(there), Math.min(...there), Math.max(...there), median(painted)].map((ms) => `${ms.toFixed(1)} ms`),
      '<= 25 ms',
    ]),
  ])
}
