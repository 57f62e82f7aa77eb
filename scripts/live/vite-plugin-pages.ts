import path from 'node:path'
import type { Connect, Plugin, ViteDevServer } from 'vite'
import { listSources } from '../engine/load/sources'
import { knownOf } from '../engine/publish/reading-note'
import type { Told } from '../engine/progress'
import { versionsAtFirst } from '../engine/render/bundles'
import { visible } from '../engine/text/hidden-characters.mjs'
import { addressOf, answerData, answerPages, groupStylesAt, pageAsked } from './answers'
import { BundledCode } from './bundled-code'
import type { Guest } from './guest'
import { isWithin, LateWatch } from './late-watch'
import { LiveContent } from './live-content'
import { lookAfterCode } from './look-after-code'
import { offerNames } from './offer-names'
import { moduleAddress } from './send-page'
import { Updates } from './updates'
import { watchFolder } from './watch-folder'

/** Tells the browser that a document was saved, added or removed; it fetches what it shows again. */
const changed = 'pages:changed'

/**
 * The dev server's part: documents become pages on request, and a saved document reaches the browser without a
 * reload. Problems stand in an overlay (live/overlay).
 * @param pages the folder of documents @param date the day to show the site for @param guest what else is served
 * @param told of how far the start is
 */
export function pagesPlugin(pages: string, date: string, guest?: Guest, told?: Told): Plugin {
  const content = new LiveContent(pages, date, knownOf(pages, 'dist'), guest?.documentOf)
  const code = new BundledCode()
  const codeWatch = new LateWatch()
  const overlay = moduleAddress('scripts/live/overlay/overlay.ts')
  /** By what each server has of its own: one that starts anew is there before the old one ends. */
  const ends = new WeakMap<object, () => void>()
  return {
    name: 'pages',
    // Documents are no modules: they are watched below, and links in their folder are not followed.
    config: () => ({
      server: { watch: { ignored: (file: string) => isWithin(file, pages) || codeWatch.ignores(file) } },
    }),
    configureServer: (server) =>
      serveLive(server, { content, code, codeWatch, pages, guest, told }, (end) =>
        ends.set(server.environments.client, end),
      ),
    closeBundle() {
      ends.get(this.environment)?.()
      // A server starts anew with other code than was bundled.
      code.change()
    },
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'stylesheet', href: groupStylesAt }, injectTo: 'head' },
      { tag: 'script', attrs: { type: 'module', src: overlay }, injectTo: 'body' },
    ],
  }
}

/** The browser tells that the page's app is there, and no longer a picture of it. */
const there = 'pages:there'

/** More documents than this take so long to read that a first page is shown before. */
const atOnce = 500

/** How long is waited for a page's app, in milliseconds: a program that asks for pages has none. */
const patience = 3000

interface Served {
  content: LiveContent
  code: BundledCode
  codeWatch: LateWatch
  pages: string
  guest: Guest | undefined
  told: Told | undefined
}

async function serveLive(
  server: ViteDevServer,
  { content, code, codeWatch, pages, guest, told }: Served,
  atEnd: (end: () => void) => void,
): Promise<() => void> {
  // Editors know the schema beside the project's own documents.
  const isOwn = path.resolve(pages) === path.resolve('pages-json')
  const updates = new Updates(content, {
    tell: () => {
      server.ws.send({ type: 'custom', event: changed })
      if (content.site && isOwn) offerNames(content.site)
    },
    complain: (words) => server.config.logger.error(visible(words)),
    checked: () => guest?.checked(),
  })
  guest?.serve(server, { content, updates })
  const isMany = listSources(pages).sources.length > atOnce
  if (isMany) {
    server.middlewares.use(glanceAtFirst(server, content, updates))
    // Before somebody can change it: these are read only once a page was opened.
    versionsAtFirst()
  } else await content.update(undefined, told)
  const lookAgain = lookAfterCode(server, code, codeWatch)
  server.ws.on(there, () => void updates.settled().then(lookAgain))
  const isKnown = (files?: readonly string[]) => {
    try {
      return guest?.changed(files) === 'known'
    } catch (error) {
      // Whatever keeps a guest from hearing of it, the pages are read.
      server.config.logger.error(String(error instanceof Error ? error.stack : error))
      return false
    }
  }
  atEnd(await watchFolder(pages, (files) => isKnown(files) || updates.changed(files)))
  if (!isMany) {
    content.rememberAll()
    // What was saved since it was read nobody has told.
    updates.changed()
  }
  server.middlewares.use(answerData(content, code))
  return () => server.middlewares.use(answerPages(server, content, code))
}

/**
 * Reads what pages that are asked for need, and all documents once the app of a first one is there. Read while the browser
 * puts that together, 10,000 kept it waiting for 2 s, and whoever saved meanwhile.
 */
function glanceAtFirst(server: ViteDevServer, content: LiveContent, updates: Updates): Connect.NextHandleFunction {
  let isBegun = false
  const readAll = () => {
    if (!isBegun) updates.readAll()
    isBegun = true
  }
  updates.wait()
  server.ws.on(there, readAll)
  return (request, response, next) => {
    const asked = pageAsked(addressOf(request))
    if (asked !== undefined) {
      content.glance(asked)
      if (!isBegun) response.once('close', () => setTimeout(readAll, patience).unref())
    }
    next()
  }
}
