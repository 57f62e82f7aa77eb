import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Who may ask the studio: its own window in a browser on this computer, and nobody else. */

/** The largest call: a picture in base64. */
const mostBytes = 15_000_000

/** Why a request is not answered: its status, and words for who looks into it. */
export interface Denial {
  status: number
  said: string
}

/**
 * Whether a request came to this computer by a name of its own. Another site can have its name lead here; then it is
 * asked for by that name.
 */
export function isFromHere({ headers: { host = '' }, socket }: IncomingMessage): boolean {
  const isLocal = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(host)
  return isLocal && /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '')
}

/** Why the window is not given to a request; undefined where it is. */
export function windowDenial(request: IncomingMessage): Denial | undefined {
  const { 'sec-fetch-dest': wanted = 'document', 'sec-fetch-mode': mode = 'navigate' } = request.headers
  if (!isFromHere(request)) return { status: 403, said: 'The studio answers on this computer only.' }
  // It holds the token: a page of another server here could read it otherwise.
  if (wanted !== 'document' || mode !== 'navigate') return { status: 403, said: 'Open the studio in a window.' }
  return undefined
}

/** The token is of the folder. */
const ofOtherPages =
  'This window shows other pages than the studio that runs now. Copy what is not saved yet, and open the address that npm run studio printed.'

/** Why a call is not answered; undefined where it is. @param token of this folder */
export function callDenial(request: IncomingMessage, token: string): Denial | undefined {
  const { method, headers } = request
  if (!isFromHere(request)) return { status: 403, said: 'The studio answers on this computer only.' }
  if (method !== 'POST') return { status: 405, said: 'Calls are posted.' }
  if (headers.origin !== `http://${headers.host}` || isFromElsewhere(request))
    return { status: 403, said: 'The studio answers its own window only.' }
  if (!isToken(headers['x-studio-token'], token)) return { status: 403, said: ofOtherPages }
  if (!/^application\/json\b/.test(headers['content-type'] ?? '')) return { status: 415, said: 'Calls are JSON.' }
  return undefined
}

/** Why events are not told; undefined where they are. Browsers send no headers of ours with this. */
export function eventsDenial(request: IncomingMessage, token: string): Denial | undefined {
  const { origin, host } = request.headers
  if (!isFromHere(request)) return { status: 403, said: 'The studio answers on this computer only.' }
  if ((origin !== undefined && origin !== `http://${host}`) || isFromElsewhere(request))
    return { status: 403, said: 'The studio answers its own window only.' }
  const given = new URL(request.url ?? '/', 'http://localhost').searchParams.get('token')
  return isToken(given ?? undefined, token) ? undefined : { status: 403, said: ofOtherPages }
}

/**
 * What was posted; undefined where it is too much. All of it is taken: who still sends hears no answer.
 * @throws if it is no JSON
 */
export async function readBody(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request) {
    const bytes = Buffer.from(part)
    size += bytes.length
    if (size <= mostBytes) parts.push(bytes)
  }
  if (size > mostBytes) return undefined
  const value: unknown = JSON.parse(Buffer.concat(parts).toString('utf8'))
  return value
}

function isFromElsewhere({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site']
  return site !== undefined && site !== 'same-origin'
}

function isToken(given: string | string[] | undefined, token: string): boolean {
  const [one, other] = [Buffer.from(String(given ?? '')), Buffer.from(token)]
  return one.length === other.length && timingSafeEqual(one, other)
}
