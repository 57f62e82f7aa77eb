import { get, request, type IncomingHttpHeaders } from 'node:http'
import { cpSync, mkdirSync } from 'node:fs'
import type { ViteDevServer } from 'vite'
import { Studio } from '../../../scripts/live/studio/studio'
import { liveServer } from '../developed'
import { today } from './desk'

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  text: string
}

/** The studio on a copy of the site's documents, asked as a program would ask it. */
export class RunningStudio {
  readonly pages: string
  readonly #folder: string
  #server: ViteDevServer | undefined
  host = ''
  token = ''

  /** @param folder an empty one */
  constructor(folder: string) {
    this.#folder = folder
    this.pages = `${folder}/pages`
  }

  async start(): Promise<void> {
    cpSync('pages-json', this.pages, { recursive: true })
    const files = `${this.#folder}/files`
    mkdirSync(files)
    const studio = new Studio({ pages: this.pages, date: today }, files)
    this.#server = await liveServer(this.pages, studio)
    this.host = new URL(this.#server.resolvedUrls?.local[0] ?? '').host
    const window = await this.get('/@studio')
    this.token = /"token":"([^"]+)"/.exec(window.text)?.[1] ?? ''
  }

  get(address: string, headers: Record<string, string> = {}): Promise<Answer> {
    return new Promise((resolve, reject) => {
      get(`http://${this.host}${address}`, { headers }, (response) => {
        let text = ''
        response.on('data', (part: Buffer) => (text += part.toString()))
        response.once('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }))
      }).once('error', reject)
    })
  }

  /** Asks as the window does. @param headers what is otherwise */
  call(name: string, ask: unknown, headers: Record<string, string> = {}, method = 'POST'): Promise<Answer> {
    const own = { origin: `http://${this.host}`, 'x-studio-token': this.token, 'content-type': 'application/json' }
    return new Promise((resolve, reject) => {
      const asked = request(`http://${this.host}/@studio/calls/${name}`, { method, headers: { ...own, ...headers } })
      asked.once('error', reject)
      asked.once('response', (response) => {
        let text = ''
        response.on('data', (part: Buffer) => (text += part.toString()))
        response.once('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }))
      })
      asked.end(JSON.stringify(ask))
    })
  }

  /**
   * What a window is told, from the first document that changes to when all is checked. That what came before is checked
   * may be told at any time.
   */
  events(change: () => void): Promise<{ event: string; document?: unknown }[]> {
    return new Promise((resolve, reject) => {
      const asked = get(`http://${this.host}/@studio/events?token=${this.token}`, (response) => {
        const told: { event: string }[] = []
        response.on('data', (part: Buffer) => {
          const text = part.toString()
          if (text.startsWith(': open')) change()
          const lines = text.split('\n\n').filter((line) => line.startsWith('data: '))
          told.push(...lines.map((line) => JSON.parse(line.slice('data: '.length))))
          const first = told.findIndex(({ event }) => event === 'changed')
          if (first < 0 || told.at(-1)?.event !== 'checked') return
          asked.destroy()
          resolve(told.slice(first))
        })
      })
      asked.once('error', reject)
    })
  }

  async stop(): Promise<void> {
    await this.#server?.close()
  }
}
