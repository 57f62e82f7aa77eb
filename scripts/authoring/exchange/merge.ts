import { diffIndices } from 'node-diff3'
import type { Block, ManuscriptFields } from '../import/manuscript'
import type { ArticleWords, Entry, WordsField } from './article-words'
import type { Exported } from './export-markdown'
import { markOf, type State } from './state'

/** What an article consists of from now on: an entry that stays as it is written, or a block that came. */
export type Item = { entry: Entry } | { block: Block }

export interface Merged {
  fields: { field: WordsField; words: string }[]
  items: Item[]
  /** What was changed here and there in different ways, by its first words. */
  conflicts: string[]
  /** Whether the page has changed since it was exported. */
  isOlder: boolean
}

/** An article as it stands on its page. */
export interface OnPage {
  words: ArticleWords
  exported: Exported
  blocks: readonly Block[]
}

/** What is changed in a list of blocks: from `start` on, `length` of them become those from `other` on. */
interface Hunk {
  start: number
  length: number
  other: number
  otherLength: number
}

/**
 * Compares a text that came back with the state in which it left, and that with the page as it is.
 * @returns what changes on the page
 */
export function merge(
  page: OnPage,
  state: State,
  came: { fields: ManuscriptFields; blocks: readonly Block[] },
): Merged {
  const [left, now, back] = [state.blocks, marksOf(page.blocks), marksOf(came.blocks)]
  const theirs = hunksBetween(left, back)
  const ours = hunksBetween(left, now)
  const isSame = (one: Hunk, other: Hunk) =>
    one.start === other.start && one.length === other.length && isEqual(partOf(back, one), partOf(now, other))
  const open = theirs.filter((hunk) => !ours.some((own) => isSame(hunk, own)))
  const inBoth = open.filter((hunk) => ours.some((own) => touches(hunk, own)))
  const fields = mergeFields(page.words, state, came.fields)
  const whereBack = ({ other }: Hunk) => (came.blocks[other] ?? came.blocks.at(-1))?.markdown ?? ''
  return {
    fields: fields.changes,
    items: itemsOf(
      page,
      applied(page.blocks, came.blocks, inBoth.length > 0 ? [] : open.map((hunk) => onPage(hunk, ours))),
    ),
    conflicts: [...fields.conflicts, ...inBoth.map(whereBack)],
    isOlder: ours.length > 0 || page.words.fields.some(({ name, words }) => markOf(words) !== state.fields[name]),
  }
}

/** Of each of the four fields, what came is taken where it was changed there and not here. */
function mergeFields(words: ArticleWords, state: State, came: ManuscriptFields) {
  const changes: Merged['fields'] = []
  const conflicts: string[] = []
  for (const field of words.fields) {
    const words = came[field.name]
    if (words === undefined || words === field.words || markOf(words) === state.fields[field.name]) continue
    if (markOf(field.words) === state.fields[field.name]) changes.push({ field, words })
    else conflicts.push(words)
  }
  return { changes, conflicts }
}

function marksOf(blocks: readonly Block[]): string[] {
  return blocks.map(({ markdown }) => markOf(markdown))
}

function hunksBetween(one: string[], other: string[]): Hunk[] {
  return diffIndices(one, other).map(({ buffer1: [start, length], buffer2: [at, otherLength] }) => ({
    start,
    length,
    other: at,
    otherLength,
  }))
}

function partOf(marks: readonly string[], { other, otherLength }: Hunk): string[] {
  return marks.slice(other, other + otherLength)
}

function isEqual(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((mark, place) => mark === other[place])
}

/** Whether two changes are of the same blocks, or add something at the same place. */
function touches(one: Hunk, other: Hunk): boolean {
  if (one.length === 0 && other.length === 0) return one.start === other.start
  return one.start < other.start + other.length && other.start < one.start + one.length
}

/** The same change where others have moved what it is about. */
function onPage(hunk: Hunk, ours: readonly Hunk[]): Hunk {
  const before = ours.filter(
    ({ start, length }) => start + length <= hunk.start && (length > 0 || start < hunk.start || hunk.length > 0),
  )
  const moved = before.reduce((sum, { length, otherLength }) => sum + otherLength - length, 0)
  return { ...hunk, start: hunk.start + moved }
}

/** The blocks of the page, by their places, with those that came in the place of some. */
function applied(own: readonly Block[], came: readonly Block[], hunks: readonly Hunk[]): (number | Block)[] {
  const result: (number | Block)[] = []
  let read = 0
  const keepUpTo = (end: number) => {
    for (; read < end; read++) result.push(read)
  }
  for (const { start, length, other, otherLength } of hunks) {
    keepUpTo(start)
    result.push(...came.slice(other, other + otherLength))
    read = start + length
  }
  keepUpTo(own.length)
  return result
}

/** Blocks as entries: one that holds several blocks, all of which stayed, stays as it is written. */
function itemsOf(page: OnPage, blocks: readonly (number | Block)[]): Item[] {
  const units = unitsOf(page)
  const items: Item[] = []
  for (let place = 0; place < blocks.length; place++) {
    const block = blocks[place]
    if (typeof block === 'object') items.push({ block })
    if (typeof block !== 'number') continue
    const unit = units.find(({ first }) => first === block)
    const isWhole =
      unit && Array.from({ length: unit.length }, (_, next) => blocks[place + next] === block + next).every(Boolean)
    const own = page.blocks[block]
    if (isWhole) {
      items.push(...unit.entries.map((entry) => ({ entry })))
      place += unit.length - 1
    } else if (own) items.push({ block: { ...own, lost: [] } })
  }
  return withSilent(page.words.entries, new Set(units.flatMap(({ entries }) => entries)), items)
}

/** With the entries that make no block, such as a list without words: each stays behind the entry it stood behind. */
function withSilent(entries: readonly Entry[], shown: ReadonlySet<Entry>, items: readonly Item[]): Item[] {
  const all = [...items]
  let place = 0
  for (const entry of entries) {
    const at = all.findIndex((item) => 'entry' in item && item.entry === entry)
    if (at >= 0) place = at + 1
    else if (!shown.has(entry)) all.splice(place++, 0, { entry })
  }
  return all
}

/** Entries and blocks that belong together, as they stand in the same lines. */
interface Unit {
  entries: Entry[]
  /** The first of its blocks, and how many there are. */
  first: number
  length: number
}

function unitsOf({ words, exported, blocks }: OnPage): Unit[] {
  const units: Unit[] = []
  for (const [number, { lines }] of blocks.entries()) {
    const [from, to] = lines ?? [Infinity, Infinity]
    const isIn = (entry: Entry) => {
      const [first, behind] = exported.lines.get(entry) ?? [0, 0]
      return first < to && from < behind
    }
    const last = units.at(-1)
    const own = words.entries.filter(isIn)
    const shared = last?.entries.at(-1)
    if (last && (own.length === 0 || (shared !== undefined && own.includes(shared)))) {
      last.entries.push(...own.filter((entry) => !last.entries.includes(entry)))
      last.length = number + 1 - last.first
    } else units.push({ entries: own, first: number, length: 1 })
  }
  return units
}
