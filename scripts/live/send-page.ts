import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import path from 'node:path'
import { contentSecurityPolicy } from '../engine/publish/headers'

/** Beside what every published page may: frames with pages of this server, and a field that is sent to it. */
const policy = `${contentSecurityPolicy.replace("form-action 'none'", "form-action 'self'")}; frame-src 'self'`

/** Answers with a page that helps authors, as strictly as a published one. */
export function sendPage(response: ServerResponse, html: string): void {
  response.setHeader('Content-Security-Policy', policy)
  send(response, 'text/html; charset=utf-8', html)
}

/** Answers with a file of such a page. */
export function sendFile(response: ServerResponse, type: string, file: string): void {
  send(response, type, readFileSync(file))
}

/** Where the browser loads a module from that runs there. @param file from the project's folder */
export function moduleAddress(file: string): string {
  return `/@fs/${path.resolve(file).replaceAll('\\', '/').replace(/^\//, '')}`
}

function send(response: ServerResponse, type: string, body: string | Buffer): void {
  response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' })
  response.end(body)
}
