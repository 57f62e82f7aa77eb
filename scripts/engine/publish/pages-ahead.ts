import { hash } from 'node:crypto'
import { escapeJson } from '../../../src/page/embedded-json'
import { aheadAddress } from '../../../src/page/route'
import { resolvePage } from '../resolve/resolve'
import type { Build } from './plan'
import { readDocument } from './render-pages'
import { makesAll } from './shard'
import type { Reason } from './stale-pages'
import type { BuiltPage } from './state'

const file = aheadAddress.slice(1)

/**
 * Writes the data of the pages that _site.json names to be fetched ahead, once more, as one file: eleven files were
 * eleven requests of every visit, and a fifth larger. They are resolved here and not read from the output: of a build in
 * parts it is other machines that make them.
 * @throws Refusal if one of their documents has changed since it was checked
 */
export function writePagesAhead(build: Build, made: ReadonlyMap<BuiltPage, Reason>): void {
  const { context, shell, publication, last, next, present, isComplete } = build
  const named = shell.preload.flatMap((path) => context.index.page(path) ?? [])
  const isMade = new Set([...made.keys()].map(({ facts }) => facts))
  // Of a build in parts another may have made them.
  const isKnown = isComplete && makesAll(next) && !named.some((facts) => isMade.has(facts))
  if (named.length === 0 || isKnown) return
  const pages = named.map((facts) => [facts.path, resolvePage(readDocument(facts), facts, context)] as const)
  const text = escapeJson(JSON.stringify(Object.fromEntries(pages)))
  const version = hash('sha1', text).slice(0, 16)
  next.globals = { ...next.globals, [file]: version }
  next.files[file] ??= ''
  if (last?.globals[file] !== version || !present.has(file)) publication.write(file, text)
}
