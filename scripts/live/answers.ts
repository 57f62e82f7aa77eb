import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import type { Connect, ViteDevServer } from 'vite'
import { escapeJson } from '../../src/page/embedded-json'
import { aheadAddress, shellAddress } from '../../src/page/route'
import { drawingAt } from '../engine/graphics/drawings'
import { groupStyles } from '../engine/graphics/group-colors'
import { headersFor } from '../engine/publish/headers'
import { previewStyles } from '../engine/render/preview-styles'
import { appFiles, appStart } from './app-bundle'
import type { BundledCode } from './bundled-code'
import { bundledFile, firstView, ofFirstView } from './first-view'
import { exampleAt, sectionAlone } from './gallery/examples'
import { serveGallery } from './gallery/serve'
import { serveGuide } from './guide/serve'
import type { LiveContent } from './live-content'
import { searchFileAt } from './search-files'

/** Followed by a page's address: what is wrong, for who looks at that page. */
const problemsAt = '/@pages/problems'

/** The colors of the groups, and the marks of what is not published yet, which a build adds to each style sheet. */
export const groupStylesAt = '/@pages/groups.css'

/** The address that is asked for, as authors write it: without query and escapes. */
export function addressOf({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  return decodeURIComponent(new URL(url, 'http://localhost').pathname)
}

/** What the address looks for: ?search=menu */
function searchIn({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  return new URL(url, 'http://localhost').searchParams.get('search') ?? ''
}

/** The page that is asked for, itself or its data; undefined for other files. */
export function pageAsked(address: string): string | undefined {
  if (address.startsWith('/@')) return undefined
  if (!address.endsWith('.json')) return path.extname(address) ? undefined : address
  const asked = address.slice(0, -'.json'.length)
  return asked === '/index' ? '/' : asked
}

/** Answers with what pages load: their data, the shell's, pictures and drawings. */
export function answerData(content: LiveContent, code: BundledCode): Connect.NextHandleFunction {
  return (request, response, next) => {
    const address = addressOf(request)
    if (serveGallery(address, response) || serveGuide(address, searchIn(request), response)) return
    if (address.startsWith(problemsAt)) return sendJson(response, content.problems(address.slice(problemsAt.length)))
    if (address === groupStylesAt)
      return sendStyles(response, groupStyles(content.site?.groups ?? []) + previewStyles())
    if (address.startsWith(appFiles)) return sendApp(code.app, request, response)
    const shell = content.shellAt(address)
    if (shell) return sendJson(response, shell)
    const authored = content.authored.files.get(address.slice(1))
    if (authored) return sendFile(authored, request, response, next)
    const drawing = drawingAt(address)
    if (drawing) return send(response, 'image/svg+xml', drawing.svg)
    const ofView = address.startsWith(ofFirstView) ? bundledFile(address, code.site) : undefined
    if (ofView) return send(response, 'font/woff2', ofView)
    const searched = searchFileAt(address, content)
    if (searched) return sendText(response, searched)
    if (address === aheadAddress) return sendJson(response, pagesAhead(content))
    const asked = address.endsWith('.json') ? pageAsked(address) : undefined
    // The not-found page shows without a reload, too.
    const page = asked === undefined ? undefined : (content.page(asked) ?? content.page('/404'))
    if (page) return sendJson(response, page)
    next()
  }
}

/** Answers every other address with its page, or with the not-found page. */
export function answerPages(
  server: ViteDevServer,
  content: LiveContent,
  code: BundledCode,
): Connect.NextHandleFunction {
  return async (request, response, next) => {
    try {
      const address = addressOf({ url: request.originalUrl })
      if (path.extname(address)) return next()
      const page = content.page(address)
      const isExample = exampleAt(address) !== undefined
      const html = await prepared(server, address, code.app !== undefined)
      const shell = page && content.shellAt(shellAddress(page.site))
      const view =
        page && shell && !isExample ? await firstView(page, shell, content.site?.groups ?? [], code.site) : ''
      response.writeHead(page ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
      response.end(
        html
          .replace('<!--head-->', isExample ? sectionAlone : '')
          .replace('<!--body--></div>', () => `</div>${view}`)
          .replace('<!--data-->', () => dataBlock(page ?? content.page('/404'))),
      )
    } catch (error) {
      next(error)
    }
  }
}

const modules = '<script type="module" src="/entry-client.ts"></script>'
const bundle = `<script type="module" src="${appStart}"></script>`

/** The site's HTML without a page in it, with what starts the app bundled or in modules. */
async function prepared(server: ViteDevServer, address: string, isBundled: boolean): Promise<string> {
  const html = readFileSync('src/index.html', 'utf8')
  for (const needed of [modules, '<!--styles-->'])
    if (!html.includes(needed)) throw new Error(`src/index.html needs ${needed}`)
  if (!isBundled) return server.transformIndexHtml(address, html)
  // Vite would look for the bundle among its modules.
  return (await server.transformIndexHtml(address, html.replace(modules, ''))).replace('<!--styles-->', bundle)
}

/** The pages that _site.json names to be fetched ahead, as a build publishes them. */
function pagesAhead(content: LiveContent) {
  const named = content.site?.preload ?? []
  return Object.fromEntries(
    named.flatMap((path) => {
      const page = content.page(path)
      return page ? [[path, page]] : []
    }),
  )
}

function dataBlock(data: unknown): string {
  if (!data) return ''
  return `<script type="application/json" id="page-data">${escapeJson(JSON.stringify(data))}</script>`
}

function sendStyles(response: ServerResponse, styles: string): void {
  response.setHeader('Cache-Control', 'no-store')
  send(response, 'text/css', styles)
}

function sendJson(response: ServerResponse, value: unknown): void {
  sendText(response, JSON.stringify(value))
}

function sendText(response: ServerResponse, json: string): void {
  response.setHeader('Cache-Control', 'no-store')
  send(response, 'application/json', json)
}

/** Answers with a file of an author, or with the part of a video that is asked for. */
function sendFile(file: string, request: IncomingMessage, response: ServerResponse, next: () => void): void {
  const { 'Content-Disposition': disposition } = headersFor(addressOf(request))
  if (disposition) response.setHeader('Content-Disposition', disposition)
  request.url = `/${path.basename(file)}`
  sirv(path.dirname(file), { dev: true })(request, response, next)
}

/** Answers with a file of the app. A page that was on its way when the code changed begins anew, with its modules. */
function sendApp(folder: string | undefined, request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Cache-Control', 'no-store')
  const address = addressOf(request)
  if (!folder && address.endsWith('.js')) return send(response, 'text/javascript', 'location.reload()')
  const missing = () => {
    response.writeHead(404).end()
  }
  if (!folder) return missing()
  request.url = address.slice(appFiles.length - 1)
  sirv(folder, { dev: true })(request, response, missing)
}

function send(response: ServerResponse, type: string, body: string | Buffer): void {
  response.writeHead(200, { 'Content-Type': type })
  response.end(body)
}
