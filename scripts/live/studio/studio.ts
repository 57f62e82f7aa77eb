import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import type { ViteDevServer } from 'vite'
import { siteFile } from '../../engine/load/sources'
import type { Guest, Live } from '../guest'
import type { Place } from './desk'
import { Desk } from './desk'
import { studioFiles } from './bundle'
import { answerCall } from './calls'
import { markedDocument } from './marked-document'
import { pictureFile } from './pictures'
import { callDenial, eventsDenial, isFromHere, readBody, windowDenial, type Denial } from './requests'
import { picturesAt } from './served-pictures'
import { tokenOf } from './token'
import { sendAnswer, sendFileOf, sendPicture, sendWindow, studioAddress } from './window'

const callsAt = '/@studio/calls/'
const eventsAt = '/@studio/events'

const failed =
  'The studio itself failed at this; it is no mistake of yours. What you wrote is kept in this window. Try again; if that does not help, show a developer what the terminal says.'

/** `npm run studio`: its window, and what that asks, on the server that shows the pages. */
export class Studio implements Guest {
  readonly documentOf = markedDocument
  readonly #place: Place
  /** The folder of the window's files. */
  readonly #files: string
  readonly #token: string
  #desk?: Desk

  constructor(place: Place, files: string) {
    this.#place = place
    this.#files = files
    this.#token = tokenOf(place.pages)
  }

  serve(server: ViteDevServer, live: Live): void {
    const desk = new Desk(this.#place, live)
    this.#desk = desk
    server.httpServer?.once('close', () => desk.events.end())
    server.middlewares.use((request, response, next) => {
      const address = new URL(request.originalUrl ?? '/', 'http://localhost').pathname
      if (address !== studioAddress && !address.startsWith(`${studioAddress}/`)) return next()
      this.#answer(desk, address, request, response).catch((error: unknown) => {
        server.config.logger.error(String(error instanceof Error ? error.stack : error))
        if (!response.headersSent) sendAnswer(response, 500, { refused: failed })
      })
    })
  }

  changed(files?: readonly string[]): 'known' | 'new' {
    return this.#desk?.heard(files) ?? 'new'
  }

  checked(): void {
    this.#desk?.events.tell({ event: 'checked' })
  }

  async #answer(desk: Desk, address: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const deny = ({ status, said }: Denial) => sendAnswer(response, status, { refused: said })
    if (address.startsWith(callsAt)) {
      const denial = callDenial(request, this.#token)
      if (denial) return deny(denial)
      const asked = await readBody(request)
      if (asked === undefined)
        return deny({ status: 413, said: 'This is more than the studio takes at once. Take out part of it.' })
      const { status, answer } = await answerCall(desk, address.slice(callsAt.length), asked)
      return sendAnswer(response, status, answer)
    }
    if (address === eventsAt) {
      const denial = eventsDenial(request, this.#token)
      return denial ? deny(denial) : desk.events.add(response)
    }
    if (!isFromHere(request)) return deny({ status: 403, said: 'The studio answers on this computer only.' })
    if (address.startsWith(studioFiles) && sendFileOf(this.#files, address.slice(studioFiles.length), response)) return
    const picture = address.startsWith(picturesAt) && pictureFile(desk.pages, address.slice(picturesAt.length))
    if (picture) return sendPicture(response, path.extname(picture), readFileSync(picture))
    if (address !== studioAddress) return deny({ status: 404, said: 'There is nothing here.' })
    const denial = windowDenial(request)
    if (denial) return deny(denial)
    const { pages } = this.#place
    sendWindow(response, { token: this.#token, pages, siteFile: `${pages}/${siteFile}` })
  }
}
