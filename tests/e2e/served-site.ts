import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readContent } from '../../scripts/engine/check/content'
import { buildSite } from '../../scripts/engine/publish/build-site'
import { redirectTable } from '../../scripts/engine/publish/redirects'
import { serve } from '../../scripts/engine/publish/serve'
import type { Site } from '../../scripts/engine/schema/document.generated'

/** A copy of documents, to change at will, built into a folder of its own and served as production does. */
export class ServedSite {
  url = ''
  /** Every page's address. */
  paths: string[] = []
  /** Old addresses, and the pages they lead to. */
  aliases: { from: string; to: string }[] = []
  /** The day it is built for. */
  date = '2026-11-20'
  /** Whether it is a preview, with pages that are held back. */
  drafts = false
  readonly pages: string
  readonly out: string
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'site-'))
  #server?: Server

  constructor(documents: string) {
    this.pages = path.join(this.#folder, 'pages')
    this.out = path.join(this.#folder, 'out')
    cpSync(documents, this.pages, { recursive: true })
    // What is fetched ahead only because the browser is idle would disturb tests of everything else.
    changeSite(this.pages, (site) => ({ ...site, preload: [] }))
  }

  async start(): Promise<void> {
    await this.build()
    const { date, drafts } = this
    const { shown: index } = readContent({ pages: this.pages, date, drafts })
    this.paths = index.pages.map((page) => page.path).filter((address) => address !== '/404')
    this.aliases = [...index.answers].flatMap(({ address, page, role }) =>
      role === 'alias' ? { from: address, to: page.path } : [],
    )
    this.#server = await serve(this.out, redirectTable({ index, date }), 0)
    const address = this.#server.address()
    if (typeof address === 'object' && address) this.url = `http://localhost:${address.port}`
  }

  /** @throws if a document has an error */
  async build(): Promise<void> {
    const { pages, out, date, drafts } = this
    const { problems } = await buildSite({ pages, out, date, force: false, drafts })
    const errors = problems.filter(({ severity }) => severity === 'error')
    if (errors.length > 0) throw new Error(`The documents have errors: ${JSON.stringify(errors, undefined, 2)}`)
  }

  stop(): void {
    this.#server?.closeAllConnections()
    this.#server?.close()
    rmSync(this.#folder, { recursive: true, force: true })
  }
}

/** Changes the site's identity in a copy of the documents. */
export function changeSite(pages: string, change: (site: Site) => Site): void {
  const file = path.join(pages, '_site.json')
  const site: Site = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify(change(site), null, 2))
}
