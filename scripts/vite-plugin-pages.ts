import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { subscribe } from '@parcel/watcher'
import { globSync } from 'tinyglobby'
import type { Plugin, ViteDevServer } from 'vite'
import { escapeJson } from '../src/page/embedded-json'
import { shellAddress } from '../src/page/route'
import { drawingAt, type Drawing } from './content/drawings'
import { exampleAt, sectionAlone } from './dev/gallery/examples'
import { serveGallery } from './dev/gallery/serve'
import { LiveContent } from './dev/live-content'
import { versions } from './output/bundles'
import { Refusal } from './refusal'
import { readState } from './output/state'

/** Tells the browser that a document was saved, added or removed; it fetches what it shows again. */
const changed = 'pages:changed'

/** Followed by a page's address: what is wrong, for who looks at that page. */
const problemsAt = '/@pages/problems'

/**
 * The dev server's part: documents become pages on request, and a saved document reaches the browser without a
 * reload. Problems stand in an overlay (dev/overlay).
 * @param pages the folder of documents @param date the day to show the site for
 */
export function pagesPlugin(pages: string, date: string): Plugin {
  const state = readState('dist')
  const usable = state?.code === versions().code && state.pagesFolder === pages ? state : undefined
  const content = new LiveContent(pages, date, {
    facts: usable?.pages.map(({ facts }) => facts) ?? [],
    readAt: usable?.readAt ?? 0,
  })
  const overlay = path.resolve('scripts/dev/overlay/overlay.ts').replaceAll('\\', '/').replace(/^\//, '')
  return {
    name: 'pages',
    configureServer: (server) => serveLive(server, content, pages),
    transformIndexHtml: () => [{ tag: 'script', attrs: { type: 'module', src: `/@fs/${overlay}` }, injectTo: 'body' }],
  }
}

/** More documents than this take so long to read that a first page is shown before. */
const atOnce = 500

/** How long everything is left to the browser before the documents are checked as a whole, in milliseconds. */
const browserFirst = 50

async function serveLive(server: ViteDevServer, content: LiveContent, pages: string): Promise<() => void> {
  const tell = () => server.ws.send({ type: 'custom', event: changed })
  let whole: Promise<void> | undefined
  const readWhole = () =>
    (whole ??= setTimeout(10 * browserFirst)
      .then(() => content.update())
      .then(tell))
  if (globSync('**/*.json', { cwd: pages }).length <= atOnce) {
    await (whole = content.update())
    void content.rememberAll()
  }

  const update = async (files: ReadonlySet<string>) => {
    // The page that was saved needs nothing but its file; that it is right, and what it changes elsewhere, can wait.
    tell()
    await setTimeout(browserFirst)
    try {
      await content.update(files)
    } catch (problem) {
      // A picture that is still being copied, say: the next change tries again.
      if (!(problem instanceof Refusal)) throw problem
      server.config.logger.error(problem.message)
    }
    tell()
  }
  // One after the other: a picture takes long to prepare, and what was read later must not be shown before.
  let updates: Promise<void> | undefined
  const watch = await subscribe(path.resolve(pages), (error, events) => {
    if (error) throw error
    const files = events.map((event) => path.relative(path.resolve(pages), event.path).replaceAll('\\', '/'))
    const saved = new Set(files.map((file) => `${pages}/${file}`))
    updates = Promise.resolve(updates ?? whole).then(() => update(saved))
  })
  server.httpServer?.once('close', () => void watch.unsubscribe())

  server.middlewares.use((request, response, next) => {
    const pathname = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname)
    if (!whole && !path.extname(pathname) && !pathname.startsWith('/@')) {
      content.glance(pathname)
      response.once('finish', readWhole)
    }
    if (serveGallery(pathname, response)) return
    if (pathname.startsWith(problemsAt)) return sendJson(response, content.problems(pathname.slice(problemsAt.length)))
    if (pathname === shellAddress(content.shellName)) return sendJson(response, content.shell)
    const picture = content.pictures.files.get(pathname.slice(1))
    if (picture) return sendPicture(response, picture)
    const drawing = drawingAt(pathname)
    if (drawing) return sendDrawing(response, drawing)
    const page = pathname.endsWith('.json') ? pageOfData(content, pathname) : undefined
    if (page) return sendJson(response, page)
    next()
  })

  return () => {
    server.middlewares.use(async (request, response, next) => {
      try {
        const pathname = decodeURIComponent(new URL(request.originalUrl ?? '/', 'http://localhost').pathname)
        if (path.extname(pathname)) return next()
        const page = content.page(pathname)
        const data = page ?? content.page('/404')
        const html = await server.transformIndexHtml(pathname, readFileSync('src/index.html', 'utf8'))
        const block = data
          ? `<script type="application/json" id="page-data">${escapeJson(JSON.stringify(data))}</script>`
          : ''
        response.writeHead(page ? 200 : 404, {
          'Content-Type': 'text/html; charset=utf-8',
          'Cache-Control': 'no-store',
        })
        response.end(
          html
            .replace('<!--head-->', exampleAt(pathname) ? sectionAlone : '')
            .replace('<!--body-->', '')
            .replace('<!--data-->', () => block),
        )
      } catch (error) {
        next(error)
      }
    })
  }
}

/** The data at an address; that of the not-found page where there is none, so that it shows without a reload. */
function pageOfData(content: LiveContent, address: string) {
  const path = address.slice(0, -'.json'.length)
  return content.page(path === '/index' ? '/' : path) ?? content.page('/404')
}

function sendPicture(response: ServerResponse, file: string): void {
  response.writeHead(200, { 'Content-Type': file.endsWith('.avif') ? 'image/avif' : 'image/jpeg' })
  response.end(readFileSync(file))
}

function sendDrawing(response: ServerResponse, { svg }: Drawing): void {
  response.writeHead(200, { 'Content-Type': 'image/svg+xml' })
  response.end(svg)
}

function sendJson(response: ServerResponse, value: unknown): void {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
  response.end(JSON.stringify(value))
}
