import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { findNginx } from '../../../../scripts/workshop/setup/nginx'
import { ask } from './ask'

/** A real nginx with nothing but a printed configuration, and all its files in one folder. */
export class Nginx {
  readonly #folder: string
  #process: ChildProcess | undefined

  /** @param folder where it keeps its files @param configuration what to include at the http level */
  constructor(
    folder: string,
    configuration: string,
    readonly port: number,
  ) {
    this.#folder = `${folder}/nginx`
    mkdirSync(this.#folder)
    writeFileSync(`${this.#folder}/site.conf`, configuration)
    const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${this.#folder}/${name};`,
    )
    writeFileSync(
      `${this.#folder}/nginx.conf`,
      // Started as root nginx would read the site as another user, who may not enter a temporary folder.
      `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; worker_processes 1; pid ${this.#folder}/pid; error_log ${this.#folder}/error.log;
      events {} http { access_log off; ${places.join(' ')} include ${this.#folder}/site.conf; }`,
    )
  }

  get #arguments(): string[] {
    return ['-p', this.#folder, '-c', `${this.#folder}/nginx.conf`, '-e', `${this.#folder}/error.log`]
  }

  /** What nginx says of its configuration. */
  async verdict(): Promise<{ status: number | null; text: string }> {
    const { status, stderr } = spawnSync(await findNginx(), ['-t', ...this.#arguments], { encoding: 'utf8' })
    return { status, text: stderr }
  }

  async start(): Promise<void> {
    this.#process = spawn(await findNginx(), this.#arguments, { stdio: 'inherit' })
    for (let tries = 0; tries < 200; tries++) {
      if (
        await ask(this.port, '/').then(
          () => true,
          () => false,
        )
      )
        return
      await wait(50)
    }
    throw new Error(`nginx does not answer; see ${this.#folder}/error.log`)
  }

  /** Has it read its configuration again, as `nginx -s reload` does. */
  reload(): void {
    this.#process?.kill('SIGHUP')
  }

  async stop(): Promise<void> {
    if (!this.#process || this.#process.exitCode !== null) return
    const ended = once(this.#process, 'exit')
    this.#process.kill('SIGTERM')
    await ended
  }
}

/** A port nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
