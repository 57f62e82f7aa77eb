import type { ServerResponse } from 'node:http'
import type { StudioEvent } from './contract'

/** How often a line is sent that says nothing, so that nobody on the way ends the connection, in milliseconds. */
const sign = 30_000

/** The windows that are open, each of which hears what happens: https://html.spec.whatwg.org/multipage/server-sent-events.html */
export class Events {
  readonly #windows = new Set<ServerResponse>()

  /** Tells a window from now on. */
  add(response: ServerResponse): void {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
    response.write(': open\n\n')
    const timer = setInterval(() => response.write(':\n\n'), sign)
    this.#windows.add(response)
    response.once('close', () => {
      clearInterval(timer)
      this.#windows.delete(response)
    })
  }

  tell(event: StudioEvent): void {
    for (const response of this.#windows) response.write(`data: ${JSON.stringify(event)}\n\n`)
  }

  /** Lets all windows go. */
  end(): void {
    for (const response of this.#windows) response.end()
  }
}
