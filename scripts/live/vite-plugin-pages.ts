import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import path from 'node:path'
import { globSync } from 'tinyglobby'
import type { Plugin, ViteDevServer } from 'vite'
import { escapeJson } from '../../src/page/embedded-json'
import { shellAddress } from '../../src/page/route'
import { drawingAt, type Drawing } from '../engine/graphics/drawings'
import { groupStyles } from '../engine/graphics/group-colors'
import { knownFrom, readState } from '../engine/publish/state'
import { versions } from '../engine/render/bundles'
import { visible } from '../engine/text/hidden-characters.mjs'
import { exampleAt, sectionAlone } from './gallery/examples'
import { serveGallery } from './gallery/serve'
import { LiveContent } from './live-content'
import { offerNames } from './offer-names'
import { Updates } from './updates'
import { watchFolder } from './watch-folder'

/** Tells the browser that a document was saved, added or removed; it fetches what it shows again. */
const changed = 'pages:changed'

/** Followed by a page's address: what is wrong, for who looks at that page. */
const problemsAt = '/@pages/problems'

/** The colors of the groups, which a build adds to each style sheet. */
const groupStylesAt = '/@pages/groups.css'

/**
 * The dev server's part: documents become pages on request, and a saved document reaches the browser without a
 * reload. Problems stand in an overlay (dev/overlay).
 * @param pages the folder of documents @param date the day to show the site for
 */
export function pagesPlugin(pages: string, date: string): Plugin {
  const state = readState('dist')
  const usable = state?.code === versions().code && state.pagesFolder === pages ? state : undefined
  const content = new LiveContent(pages, date, usable && knownFrom(usable))
  const overlay = path.resolve('scripts/live/overlay/overlay.ts').replaceAll('\\', '/').replace(/^\//, '')
  let unwatch = () => {}
  return {
    name: 'pages',
    // Documents are no modules: they are watched below, and links in their folder are not followed.
    config: () => ({ server: { watch: { ignored: (file: string) => isWithin(file, path.resolve(pages)) } } }),
    configureServer: (server) => serveLive(server, content, pages, (end) => (unwatch = end)),
    closeBundle: () => unwatch(),
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'stylesheet', href: groupStylesAt }, injectTo: 'head' },
      { tag: 'script', attrs: { type: 'module', src: `/@fs/${overlay}` }, injectTo: 'body' },
    ],
  }
}

/** More documents than this take so long to read that a first page is shown before. */
const atOnce = 500

async function serveLive(
  server: ViteDevServer,
  content: LiveContent,
  pages: string,
  atEnd: (end: () => void) => void,
): Promise<() => void> {
  // Editors know the schema beside the project's own documents.
  const isOwn = path.resolve(pages) === path.resolve('pages-json')
  const updates = new Updates(content, {
    tell: () => {
      server.ws.send({ type: 'custom', event: changed })
      if (content.site && isOwn) offerNames(content.site)
    },
    complain: (words) => server.config.logger.error(visible(words)),
  })
  let isRead = globSync('**/*.json', { cwd: pages, followSymbolicLinks: false }).length <= atOnce
  if (isRead) {
    await content.update()
    void content.rememberAll()
  }
  atEnd(await watchFolder(pages, (files) => updates.changed(files)))

  server.middlewares.use((request, response, next) => {
    const pathname = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname)
    if (!isRead && !path.extname(pathname) && !pathname.startsWith('/@')) {
      content.glance(pathname)
      response.once('finish', () => {
        if (!isRead) updates.readAll()
        isRead = true
      })
    }
    if (serveGallery(pathname, response)) return
    if (pathname.startsWith(problemsAt)) return sendJson(response, content.problems(pathname.slice(problemsAt.length)))
    if (pathname === groupStylesAt) return sendStyles(response, groupStyles(content.site?.groups ?? []))
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

function isWithin(file: string, folder: string): boolean {
  return file === folder || file.startsWith(folder + path.sep)
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

function sendStyles(response: ServerResponse, styles: string): void {
  response.writeHead(200, { 'Content-Type': 'text/css', 'Cache-Control': 'no-store' })
  response.end(styles)
}

function sendDrawing(response: ServerResponse, { svg }: Drawing): void {
  response.writeHead(200, { 'Content-Type': 'image/svg+xml' })
  response.end(svg)
}

function sendJson(response: ServerResponse, value: unknown): void {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
  response.end(JSON.stringify(value))
}
