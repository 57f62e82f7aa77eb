import { hash } from 'node:crypto'
import { feedAddress, feedForms, feedsOf, type Feed } from '../../../../src/page/feeds'
import { resolvePage } from '../../resolve/resolve'
import type { Facts } from '../../site/facts'
import { heldBack } from '../../site/held-back'
import type { Build } from '../plan'
import { readDocument } from '../render-pages'
import { makesAll } from '../shard'
import type { Reason } from '../stale-pages'
import type { BuiltPage } from '../state'
import { entryOf } from './entry'
import { jsonFeed } from './json-feed'
import { rss } from './rss'

/** How many entries a feed has at most: the newest. Readers keep what they have seen. */
export const mostEntries = 20

/**
 * Writes the feeds whose entries changed. They have whole texts, so their documents are read again, as many as a feed has
 * entries, and only where one of them, or what it shows of others, is not what it was.
 * @throws Refusal if one of their documents has changed since it was checked
 */
export function writeFeeds(build: Build, made: ReadonlyMap<BuiltPage, Reason>): void {
  const { context, shell, publication, last, next, present, isComplete } = build
  for (const feed of feedsOf(shell)) {
    const kind = kinds[feed.name]
    // Of a build in parts another may have made them.
    if (isComplete && makesAll(next) && ![...made.keys()].some(({ facts }) => facts.kind === kind)) continue
    const newest = newestOf(feed, build)
    const shown = new Set(newest)
    const inputs = new Map(next.pages.flatMap(({ facts, inputs: own }) => (shown.has(facts) ? [[facts, own]] : [])))
    const madeOf = [context.shell, shell.url, newest.map((facts) => [facts.path, facts.hash, inputs.get(facts)])]
    const version = hash('sha1', JSON.stringify(madeOf)).slice(0, 16)
    const entries = () => newest.map((facts) => entryOf(resolvePage(readDocument(facts), facts, context), shell))
    for (const form of feedForms) {
      const file = feedAddress(feed, form).slice(1)
      next.globals = { ...next.globals, [file]: version }
      next.files[file] ??= ''
      if (last?.globals[file] !== version || !present.has(file))
        publication.write(file, write[form](feed, entries(), shell))
    }
  }
}

const write = { rss, json: jsonFeed }
const kinds = { articles: 'article', jobs: 'job' } as const satisfies { [name in Feed['name']]: Facts['kind'] }

/** What a feed has, newest first. A preview shows more than is published, its feeds do not. */
function newestOf({ name }: Feed, { context: { lists, date } }: Build): Facts[] {
  const all = name === 'articles' ? lists.articles : lists.newestOpenings
  const newest: Facts[] = []
  for (const facts of all) {
    if (heldBack(facts, date) === undefined) newest.push(facts)
    if (newest.length === mostEntries) break
  }
  return newest
}
