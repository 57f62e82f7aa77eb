import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import { headersFor } from './headers'
import { recover } from './publication'
import { redirectFinder, type Redirect } from './redirects'

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
  const files = sirv(out, { dev: true, etag: true, extensions: ['html'], ignores: false, setHeaders: (response, pathname) => setHeaders(response, pathname) })
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
    const decoded = decode(pathname)
    const to = findRedirect(decoded)
    if (to !== undefined) {
      response.writeHead(301, { ...headersFor(decoded), Location: to + search }).end()
      return
    }
    if (/^\/404(\.html)?$|\/_|\/\.(?!well-known\/)/.test(decoded)) notFound(out, response)
    else files(request, response, () => notFound(out, response))
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
  setHeaders(response, '/404')
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.statusCode = 404
  const file = path.join(out, '404.html')
  response.end(existsSync(file) ? readFileSync(file) : 'There is no page here.')
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
