import { once } from 'node:events'
import { createServer, type Server } from 'node:http'

export interface Asked {
  method: string
  /** The address with its query. */
  path: string
  authorization?: string
  body?: unknown
}

/** A server that answers as GitHub would, and remembers what it was asked. */
export class MadeUpGitHub {
  readonly asked: Asked[] = []
  readonly #server: Server
  readonly #answers: Map<string, unknown>

  /** @param answers what is told at which path, whatever the query; everything else is not found */
  constructor(answers: Record<string, unknown>) {
    this.#answers = new Map(Object.entries(answers))
    this.#server = createServer((request, response) => {
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      request.on('end', () => {
        const { method = '', url = '', headers } = request
        const written = Buffer.concat(parts).toString('utf8')
        const body: unknown = written ? JSON.parse(written) : undefined
        this.asked.push({ method, path: url, authorization: headers.authorization, body })
        const answer = this.answerTo(new URL(url, 'http://github.test'))
        response.writeHead(answer === undefined ? 404 : 200, { 'Content-Type': 'application/json' })
        response.end(JSON.stringify(answer ?? { message: 'Not Found' }))
      })
    })
  }

  /** Lists come in pages, as GitHub's do. */
  private answerTo({ pathname, searchParams }: URL): unknown {
    const answer = this.#answers.get(pathname)
    if (!Array.isArray(answer)) return answer
    const size = Number(searchParams.get('per_page') ?? 30)
    const page = Number(searchParams.get('page') ?? 1)
    return answer.slice((page - 1) * size, page * size)
  }

  async start(): Promise<string> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    const address = this.#server.address()
    return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  }

  async stop(): Promise<void> {
    this.#server.close()
    this.#server.closeAllConnections()
    await once(this.#server, 'close')
  }

  get written(): Asked[] {
    return this.asked.filter(({ method }) => method !== 'GET')
  }
}
