import { hash } from 'node:crypto'
import { pageFacts } from '../derived/page-facts'
import type { Source } from '../load/sources'
import type { Roots } from '../schema/document.generated'
import type { Facts } from '../site/facts'
import { checkPage } from './check-page'

/**
 * Reads one document and gathers its facts, its problems among them; undefined where its file is gone.
 * @param roots where each kind of page is at home; undefined where nobody can tell
 * @param instead what stands in for its file
 */
export function readFacts(source: Source, roots: Roots | undefined, instead?: string): Facts | undefined {
  const checked = checkPage(source, roots, instead)
  if (!checked) return undefined
  const { text, value, page, fields, problems } = checked
  // One that could not be read has none, and is read anew each time.
  const stamp = (instead === undefined ? checked.stamp : source.stamp) ?? ''
  const facts = pageFacts({ ...source, stamp }, { hash: textHash(text), value, problems, fields, roots })
  // Written into the facts, not into a copy: one of so many fields is a table to the engine, and slow to ask.
  if (page) facts.job = page.job
  // Anchors are made of what may be what is broken: links to them are judged once the page is mended.
  else facts.anchors = []
  return facts
}

/** Names a document's text: another name means that something in it changed. */
export function textHash(text: string): string {
  return hash('sha1', text).slice(0, 16)
}
