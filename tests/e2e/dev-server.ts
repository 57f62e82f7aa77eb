import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** `npm run dev` on a copy of the documents. */
export class DevServer {
  url = ''
  readonly pages: string
  protected readonly command: string = 'dev'
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'dev-'))
  #process?: ChildProcess
  #port = 0
  #output = ''

  /** @param documents the folder that is copied */
  constructor(documents = 'pages-json') {
    this.pages = path.join(this.#folder, 'pages')
    cpSync(documents, this.pages, { recursive: true })
  }

  /** @param environment what the server's environment has besides that of the tests */
  async start(environment: Record<string, string> = {}): Promise<void> {
    // A server that is started again is where it was.
    const port = (this.#port ||= await freePort())
    this.#output = ''
    const server = spawn(process.execPath, ['scripts/run.mjs', this.command, '--pages', this.pages], {
      env: { ...process.env, PORT: String(port), NODE_ENV: 'development', ...environment },
    })
    this.#process = server
    await new Promise<void>((resolve, reject) => {
      const read = (text: Buffer) => {
        this.#output += text
        if (this.#output.includes('Open http')) resolve()
      }
      server.stdout.on('data', read)
      server.stderr.on('data', read)
      server.once('exit', () => reject(new Error(`npm run ${this.command} ended: ${this.#output}`)))
    })
    this.url = `http://127.0.0.1:${port}`
  }

  file(name: string): string {
    return path.join(this.pages, name)
  }

  text(name: string): string {
    return readFileSync(this.file(name), 'utf8')
  }

  save(name: string, text: string): void {
    writeFileSync(this.file(name), text)
  }

  remove(name: string): void {
    rmSync(this.file(name))
  }

  /** Ends it, as Ctrl+C does; it can be started again. */
  async end(signal: NodeJS.Signals = 'SIGINT'): Promise<void> {
    const server = this.#process
    if (!server || server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    server.kill(signal)
    await ended
  }

  /** Ends it for good, and takes its documents away once it writes no more. */
  async stop(): Promise<void> {
    await this.end('SIGTERM')
    rmSync(this.#folder, { recursive: true, force: true })
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
