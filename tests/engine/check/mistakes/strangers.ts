import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { TryOut, type Changes } from './try-out'

const folder = 'tests/engine/check/mistakes/strangers'
/** The day on which they were thought of. */
const writtenOn = '2026-11-23'

/** A mistake, or a harmless oddity, thought of by somebody who knew the guide and six documents, and no rule. */
export interface Strange {
  id: string
  group: string
  /** What the person did, and believed. */
  did: string
  /** The document that the edits are made in. */
  base?: string
  edits?: [find: string, by: string][]
  /** Texts of files, by their place. */
  files?: Record<string, string>
  /** The same in base64. */
  bytes?: Record<string, string>
  renamed?: [from: string, to: string][]
  removed?: string[]
  /** Where one would want to be told, and at which words. */
  in: string
  at: string
  /** What a colleague would say. */
  remedy: string
  harmless?: boolean
  /** The rule whose words say it; nothing where it is left to a reader. */
  told?: string
}

/** All of them, in the order in which they were thought of. */
export function strangers(): Strange[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  return files.flatMap((file): Strange[] => JSON.parse(readFileSync(path.join(folder, file), 'utf8')))
}

/** The site on which they were thought of: six documents as they were, and others that say only where they are. */
export function strangersSite(): TryOut {
  const others = readFileSync(path.join(folder, 'site/_others.txt'), 'utf8').trim().split('\n')
  return new TryOut(
    path.join(folder, 'site'),
    writtenOn,
    Object.fromEntries(others.map((place) => [place, stub(place)])),
  )
}

/** What somebody made of the files of the site. */
export function changesOf(
  { base, edits = [], files = {}, bytes = {}, renamed = [], removed = [] }: Strange,
  site: TryOut,
): Changes {
  const changes: Changes = { ...(base && { [base]: edits.reduce(edited, String(site.contentOf(base))) }), ...files }
  for (const [place, text] of Object.entries(bytes)) changes[place] = Buffer.from(text, 'base64')
  for (const [from, to] of renamed)
    Object.assign(changes, { [from]: undefined, [to]: changes[from] ?? site.contentOf(from) })
  for (const place of removed) changes[place] = undefined
  return changes
}

/** @throws where the words are not in the text, or more than once */
function edited(text: string, [find, by]: [find: string, by: string]): string {
  if (text.split(find).length !== 2) throw new Error(`${find} does not stand here once.`)
  return text.replace(find, () => by)
}

/** A page that says no more than where it is. */
function stub(place: string): string {
  const name = place.replace(/(\/index)?\.json$/, '')
  const sections = [{ type: 'hero', heading: `About ${name}` }]
  const jobs = { type: 'jobBoard', id: 'jobs', heading: 'Open jobs' }
  const page = { title: `All of ${name}`, description: `What the page ${name} is about.` }
  if (place === 'career/index.json') return JSON.stringify({ ...page, sections: [...sections, jobs] }, undefined, 2)
  return JSON.stringify({ ...page, ...(name.startsWith('career/') && { kind: 'page' }), sections }, undefined, 2)
}
