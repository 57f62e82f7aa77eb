import { findNodeAtLocation, parseTree, type Node } from 'jsonc-parser'
import { inOrder, originalOffsets, type Edit } from '../text/edits'
import { placesIn, type TextPlace } from '../text/text-places'
import type { Finding } from './finding'
import type { Fix, Problem } from './problem'
import { editsFor } from './repair'
import { sayWhere } from './whereabouts'

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

/** Turns findings of one file into problems: each gets its line and column and says in which section it is. */
export function toProblems(
  findings: Finding[],
  { text, value, edits = [], mended = text, guessed = [] }: Reading,
): Problem[] {
  const { told, untold } = toldFirst(findings)
  const tree = parseTree(mended, [], { disallowComments: true })
  const place = placesIn(text)
  const before = originalOffsets(edits)
  const problems = told.flatMap((found) => {
    const marked = found.span ?? range(tree, mended, found)
    const own = found.span?.of === 'written'
    const from = own ? marked.offset : before(marked.offset)
    // What seems wrong with a value that was only guessed follows from the guess.
    if (!own && guessed.some(({ offset, length }) => from >= offset && from < offset + length)) return []
    const start = place(from)
    const end = place(own ? from + marked.length : Math.max(from + 1, before(marked.offset + marked.length)))
    const { message, suggestions = [], severity = 'error', hint, fix } = found.wording
    const repair =
      fix && (own && 'edits' in fix ? fix.edits : editsFor(fix, tree, mended, found, marked)?.map(asWritten))
    const problem: Problem = {
      file: found.file,
      line: start.line,
      column: start.column,
      endLine: end.line,
      endColumn: end.column,
      severity,
      rule: found.rule,
      message: sayWhere(value, found.at, message),
      suggestions,
      ...(hint && { hint }),
      ...(fix && repair && { fix: { title: fix.title, changes: changesOf(repair, place) } }),
    }
    return [problem]
  })
  return [...problems, ...untold.flatMap((rest) => restOf(rest, problems.at(-1)))]

  function asWritten({ offset, length, text: added }: Edit): Edit {
    const start = before(offset)
    return { offset: start, length: before(offset + length) - start, text: added }
  }
}

/** How many problems of a file are told, at most; the rest is counted. */
export const mostTold = 200

/** The findings that are told, errors before warnings, and the rest of each. */
function toldFirst(findings: Finding[]): { told: Finding[]; untold: Finding[][] } {
  if (findings.length <= mostTold) return { told: findings, untold: [] }
  const isWarning = ({ wording }: Finding) => wording.severity === 'warning'
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
function restOf(untold: readonly Finding[], last: Problem | undefined): Problem[] {
  const [first] = untold
  if (!first || !last) return []
  const { file, line, column, endLine, endColumn } = last
  const { rule, wording } = first
  const { severity = 'error' } = wording
  const more = untold.length
  const message = moreInWords(more)
  return [{ file, line, column, endLine, endColumn, severity, rule, message, suggestions: [], more }]
}

function changesOf(edits: readonly Edit[], place: (offset: number) => TextPlace): Fix['changes'] {
  return inOrder(edits).map(({ offset, length, text }) => {
    const [start, end] = [place(offset), place(offset + length)]
    return { line: start.line, column: start.column, endLine: end.line, endColumn: end.column, text }
  })
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
