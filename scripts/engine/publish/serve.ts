import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import { hiddenPattern } from '../site/reserved-addresses'
import { headersFor } from './headers'
import { recover } from './recover'
import { redirectFinder, type Redirect } from './redirects'

/** The not-found page, which has no address of its own, what is hidden, and folders. */
const unanswered = new RegExp(`^/404(\\.html)?$|${hiddenPattern}|./$`)

/**
 * Serves a built site as production does: same headers, same redirects, same 404.
 * @param out the build's output
 * @returns the server, listening on 127.0.0.1; port 0 picks a free one
 * @throws if the port is taken
 */
export function serve(out: string, table: Redirect[], port: number): Promise<Server> {
  recover(out)
  const findRedirect = redirectFinder(table)
  // Read anew for each request, so that a build while this runs is seen at once.
  const files = sirv(out, { dev: true, etag: true, extensions: ['html'], ignores: false })
  const server = createServer((request, response) => {
    const [address = '', ...query] = (request.url ?? '').split('?')
    const pathname = pathOf(address)
    const to = pathname && findRedirect(pathname)
    if (pathname === undefined) response.writeHead(400, headersFor('')).end('This is not an address.')
    else if (to !== undefined)
      response.writeHead(301, { ...headersFor(pathname), Location: [to, ...query].join('?') }).end()
    else if (request.method !== 'GET' && request.method !== 'HEAD')
      response.writeHead(405, { ...headersFor(pathname), Allow: 'GET, HEAD' }).end()
    else if (unanswered.test(pathname)) notFound(out, response)
    else {
      // What sirv looks for is what was looked at here. Its 304 has only the headers that are there before.
      request.url = encodeURI(pathname).replace(/[?#]/g, encodeURIComponent)
      setHeaders(response, pathname)
      files(request, response, () => notFound(out, response))
    }
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}

type Response = Parameters<ReturnType<typeof sirv>>[1]

function setHeaders(response: Response, pathname: string): void {
  for (const [name, value] of Object.entries(headersFor(pathname))) response.setHeader(name, value)
}

function notFound(out: string, response: Response): void {
  response.removeHeader('X-Robots-Tag')
  response.removeHeader('Content-Disposition')
  setHeaders(response, '/404')
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.statusCode = 404
  const file = path.join(out, '404.html')
  response.end(existsSync(file) ? readFileSync(file) : 'There is no page here.')
}

/** What is asked for, decoded and without `.`, `..` and doubled slashes, as nginx sees it; undefined for nonsense and ways out of the site. */
function pathOf(address: string): string | undefined {
  try {
    const decoded = decodeURIComponent(address.replace(/^https?:\/\/[^/]*/i, ''))
    const leadsOut = /^\.\.(\/|$)/.test(path.posix.normalize(`.${decoded}`))
    return decoded.startsWith('/') && !decoded.includes('\0') && !leadsOut ? path.posix.normalize(decoded) : undefined
  } catch {
    return undefined
  }
}
