import { findNodeAtLocation, parseTree, type Node } from 'jsonc-parser'
import { inOrder, originalOffsets, type Edit } from '../text/edits'
import { placesIn, type TextPlace } from '../text/text-places'
import type { Finding } from './finding'
import type { Fix, Place, Problem } from './problem'
import { editsFor } from './repair'
import { sayWhere } from './whereabouts'
import { listed } from './words/sentence'

/** What is needed to place findings: a file's text, and the document in it as far as it could be understood. */
export interface Reading {
  text: string
  value: unknown
  /** The changes after which the text reads as it was meant, where it does not. */
  edits?: readonly Edit[]
  /** The text after these changes; findings are about it. */
  mended?: string
  /** Where what stands in the text is a guess. */
  guessed?: readonly { offset: number; length: number }[]
}

/** A finding with its place in the text as written, and the changes that mend it. */
interface Placed {
  found: Finding
  from: number
  to: number
  repair?: readonly Edit[] | undefined
}

/** Findings of one cause. */
type Told = [Placed, ...Placed[]]

/** Turns findings of one file into problems: each gets its line and column and says in which section it is. */
export function toProblems(findings: Finding[], reading: Reading): Problem[] {
  const place = placesIn(reading.text)
  const { told, untold } = toldFirst(byCause(placed(findings, reading)))
  const problems = told.map(([first, ...others]): Problem => {
    const { found, from, to } = first
    const { message, suggestions = [], severity = 'error', hint, fix } = found.wording
    const also = others.map((other) => between(place(other.from), place(other.to)))
    const repairs = [first, ...others].map(({ repair }) => repair)
    return {
      file: found.file,
      ...between(place(from), place(to)),
      severity,
      rule: found.rule,
      message:
        sayWhere(reading.value, found.at, message) +
        alsoIn(
          also.map(({ line }) => line),
          place(from).line,
        ),
      suggestions,
      ...(hint && { hint }),
      ...(also.length > 0 && { also }),
      ...(found.origin !== undefined && { origin: `${found.rule} ${found.origin}` }),
      ...(fix &&
        repairs.every((repair) => repair !== undefined) && {
          fix: { title: fix.title, changes: changesOf(repairs.flat(), place) },
        }),
    }
  })
  return [...problems, ...untold.flatMap((rest) => restOf(rest, problems.at(-1)))]
}

/** Looks up where findings are; without those that follow from a value that was only guessed. */
function placed(findings: Finding[], { text, edits = [], mended = text, guessed = [] }: Reading): Placed[] {
  const tree = parseTree(mended, [], { disallowComments: true })
  const before = originalOffsets(edits)
  const asWritten = ({ offset, length, text: added }: Edit): Edit => {
    const start = before(offset)
    return { offset: start, length: before(offset + length) - start, text: added }
  }
  return findings.flatMap((found): Placed[] => {
    const marked = found.span ?? range(tree, mended, found)
    const own = found.span?.of === 'written'
    const from = own ? marked.offset : before(marked.offset)
    if (!own && guessed.some(({ offset, length }) => from >= offset && from < offset + length)) return []
    const to = own ? from + marked.length : Math.max(from + 1, before(marked.offset + marked.length))
    const { fix } = found.wording
    const repair =
      fix && (own && 'edits' in fix ? fix.edits : editsFor(fix, tree, mended, found, marked)?.map(asWritten))
    return [{ found, from, to, repair }]
  })
}

/** Those of one cause together, where the first of them is. */
function byCause(all: readonly Placed[]): Told[] {
  const groups = new Map<string, Told>()
  for (const [number, one] of all.entries()) {
    const { rule, origin, cause = origin } = one.found
    const name = cause === undefined ? String(number) : `${rule} ${cause}`
    const group = groups.get(name)
    if (group) group.push(one)
    else groups.set(name, [one])
  }
  return [...groups.values()]
}

/** How many lines are named before the others are only counted. */
const mostLines = 8

function alsoIn(lines: readonly number[], first: number): string {
  const others = [...new Set(lines)].filter((line) => line !== first)
  if (others.length === 0) return ''
  return ` The same stands in ${others.length === 1 ? 'line' : 'lines'} ${listed(others.map(String), mostLines)}.`
}

/** How many problems of a file are told at a time, at most: those of its own, or of one check between pages. The rest is counted. */
export const mostTold = 200

/** The findings that are told, errors before warnings, and the rest of each. */
function toldFirst(findings: Told[]): { told: Told[]; untold: Told[][] } {
  if (findings.length <= mostTold) return { told: findings, untold: [] }
  const isWarning = ([{ found }]: Told) => found.wording.severity === 'warning'
  const errors = findings.filter((found) => !isWarning(found))
  const warnings = findings.filter(isWarning)
  const room = Math.max(0, mostTold - errors.length)
  const untold = [errors.slice(mostTold), warnings.slice(room)]
  return { told: [...errors.slice(0, mostTold), ...warnings.slice(0, room)], untold }
}

/** What is said of the problems of a file beyond the first few hundred. */
function moreInWords(more: number): string {
  return more === 1
    ? '1 more thing in this file needs mending. It is told once those before are mended.'
    : `${more} more things in this file need mending. They are told once those before are mended.`
}

/** One problem for all that are not told, where the last one is that is. */
function restOf(untold: readonly Told[], last: Problem | undefined): Problem[] {
  const [first] = untold
  if (!first || !last) return []
  const { file, line, column, endLine, endColumn } = last
  const { rule, wording } = first[0].found
  const { severity = 'error' } = wording
  const more = untold.length
  const message = moreInWords(more)
  return [{ file, line, column, endLine, endColumn, severity, rule, message, suggestions: [], more }]
}

function changesOf(edits: readonly Edit[], place: (offset: number) => TextPlace): Fix['changes'] {
  return inOrder(edits).map(({ offset, length, text }) => {
    return { ...between(place(offset), place(offset + length)), text }
  })
}

function between({ line, column }: TextPlace, end: TextPlace): Place {
  return { line, column, endLine: end.line, endColumn: end.column }
}

/** The place in the text: the field's name or value; where it does not exist, the nearest thing around it. */
function range(
  tree: Node | undefined,
  text: string,
  { at, on, part, after }: Finding,
): { offset: number; length: number } {
  if (!tree) return { offset: 0, length: 1 }
  for (let depth = at.length; depth > 0; depth--) {
    const node = findNodeAtLocation(tree, at.slice(0, depth))
    if (!node) continue
    if (on === 'name' && node.parent?.type === 'property') return node.parent.children?.[0] ?? node
    return (part && depth === at.length ? within(node, text, part, after) : undefined) ?? opening(node)
  }
  return opening(tree)
}

/** Where words stand in a text, as JSON writes them. */
function within(
  { offset, length }: Node,
  text: string,
  part: string,
  after = '',
): { offset: number; length: number } | undefined {
  const [before, written] = [after, part].map((words) => JSON.stringify(words).slice(1, -1))
  const start = text.slice(offset, offset + length).indexOf(`${before}${written}`)
  if (start < 0 || before === undefined || written === undefined) return undefined
  return { offset: offset + start + before.length, length: written.length }
}

/** An object or a list is marked at its opening bracket: marking all of it would hide what is meant. */
function opening(node: Node): { offset: number; length: number } {
  return node.type === 'object' || node.type === 'array' ? { offset: node.offset, length: 1 } : node
}
