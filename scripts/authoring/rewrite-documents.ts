import type { Content } from '../engine/check/content'
import type { FolderChange } from '../engine/files/change-folder'
import { keepingMark } from '../engine/files/file-text'
import { siteFile } from '../engine/load/sources'
import { Refusal } from '../engine/refusal'
import { contentOf, refuseNewProblems, type Documents } from './documents'
import { leadLinks, type Direction } from './links'

/** A document that changes by itself: its file, where it is from now on, and what it says there. */
export type OwnChange = [file: string, { file: string; change: (text: string) => string }]

/** Where links to a page lead from now on, and what else happens to documents. */
export interface Rewriting extends Direction {
  /** The address that documents may name. */
  from: string
  /** The documents that change by themselves. */
  own: ReadonlyMap<OwnChange[0], OwnChange[1]>
  gone: readonly string[]
}

/** A change of the documents in which links lead elsewhere. */
export interface RewritePlan extends FolderChange {
  /** The lines in which links were changed, by file. */
  links: Map<string, number[]>
}

/**
 * Works out what every document says after the change.
 * @throws Refusal if something would break by it, or it is unclear what a document says
 */
export function rewriteDocuments(documents: Documents, before: Content, rewriting: Rewriting): RewritePlan {
  const { pages, texts } = documents
  const { from, own, gone } = rewriting
  const isMeant = (file: string) => own.has(file) || gone.includes(file) || mentions(texts.get(file) ?? '', from)
  refuseUnclear(before, isMeant)
  const links = new Map<string, number[]>()
  const next = [...texts].flatMap(([file, text]): [string, string][] => {
    if (gone.includes(file)) return []
    if (!isMeant(file)) return [[file, text]]
    const { file: place, change } = own.get(file) ?? { file, change: (whole: string) => whole }
    const walked = file === `${pages}/${siteFile}` ? 'site' : 'page'
    const rewritten = keepingMark(text, (whole) => {
      const led = leadLinks(change(whole), walked, before.site?.url ?? '', rewriting)
      if (led.lines.length) links.set(place, led.lines)
      return led.text
    })
    return [[place, rewritten]]
  })
  refuseNewProblems(before, contentOf({ ...documents, texts: new Map(next) }, before))
  const writes = new Map(next.filter(([file, text]) => texts.get(file) !== text))
  const left = new Set(next.map(([file]) => file))
  return { links, writes, removals: [...texts.keys()].filter((file) => !left.has(file)), read: texts }
}

/** Mistakes that leave it unclear what a text means. With others, a document can be changed as well as without. */
const unclear: ReadonlySet<string> = new Set(['unreadable-json', 'empty-file', 'nested-deeply', 'duplicate-field'])

function refuseUnclear({ problems }: Content, isMeant: (file: string) => boolean): void {
  const found = problems.find(({ rule, file }) => unclear.has(rule) && isMeant(file))
  if (found)
    throw new Refusal(
      `Nothing was changed, as a file that would have to change has a mistake in it. Mend it first:\n${found.file}:${found.line}:${found.column}  ${found.message}`,
    )
}

/** Whether an address may stand in a text, however it is written. */
function mentions(text: string, address: string): boolean {
  return text.replaceAll('\\/', '/').toLowerCase().includes(address.toLowerCase())
}
