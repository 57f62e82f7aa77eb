import { findNodeAtLocation, parseTree, type Node } from 'jsonc-parser'
import { isObject } from './fields'
import type { At, Finding } from './finding'
import { entryOf } from './entries'
import type { Problem } from './problem'

/**
 * Turns findings of one file into problems: each gets its line and column and says in which section it is.
 * @param text the file's text; @param value the document in it, as far as it could be understood
 */
export function toProblems(findings: Finding[], text: string, value: unknown): Problem[] {
  const tree = parseTree(text, [], { disallowComments: true })
  return findings.map((found) => {
    const { offset, length } = found.span ?? range(tree, text, found)
    const start = position(text, offset)
    const end = position(text, offset + length)
    return {
      file: found.file,
      line: start.line,
      column: start.column,
      endLine: end.line,
      endColumn: end.column,
      severity: found.wording.severity ?? 'error',
      rule: found.rule,
      message: inPlace(whereabouts(value, found.at), found.wording.message),
      suggestions: found.wording.suggestions ?? [],
    }
  })
}

/** The place in the text: the field's name or value; where it does not exist, the nearest thing around it. */
function range(tree: Node | undefined, text: string, { at, on, part }: Finding): { offset: number; length: number } {
  if (!tree) return { offset: 0, length: 1 }
  for (let depth = at.length; depth > 0; depth--) {
    const node = findNodeAtLocation(tree, at.slice(0, depth))
    if (!node) continue
    if (on === 'name' && node.parent?.type === 'property') return node.parent.children?.[0] ?? node
    return (part && depth === at.length ? within(node, text, part) : undefined) ?? opening(node)
  }
  return opening(tree)
}

/** Where words stand in a text, as JSON writes them. */
function within({ offset, length }: Node, text: string, part: string): { offset: number; length: number } | undefined {
  const written = JSON.stringify(part).slice(1, -1)
  const start = text.slice(offset, offset + length).indexOf(written)
  return start < 0 ? undefined : { offset: offset + start, length: written.length }
}

/** An object or a list is marked at its opening bracket: marking all of it would hide what is meant. */
function opening(node: Node): { offset: number; length: number } {
  return node.type === 'object' || node.type === 'array' ? { offset: node.offset, length: 1 } : node
}

function position(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

/** The places around a place, in the words of the page: `section 2 (cardGrid, "Our services")`, `card 3 ("Email")`. */
function whereabouts(value: unknown, at: At): string[] {
  const [field, number] = at
  if (field !== 'sections' || typeof number !== 'number') return []
  const section = entry(entry(value, 'sections'), number)
  const names = [entry(section, 'type'), quoted(entry(section, 'heading'))].filter((name) => typeof name === 'string')
  const places = [`${entryOf(field, number)}${names.length ? ` (${names.join(', ')})` : ''}`]
  let inner: unknown = section
  for (let depth = 2; depth < at.length - 1; depth++) {
    inner = entry(inner, at[depth])
    const index = at[depth + 1]
    const list = at[depth]
    if (typeof list !== 'string' || typeof index !== 'number') continue
    const title = quoted(entry(entry(inner, index), 'title'))
    places.push(`${entryOf(list, index)}${title ? ` (${title})` : ''}`)
  }
  return places
}

function quoted(name: unknown): string | undefined {
  return typeof name === 'string' && name ? `"${name.length > 40 ? `${name.slice(0, 39)}…` : name}"` : undefined
}

function entry(value: unknown, key: string | number | undefined): unknown {
  if (Array.isArray(value) && typeof key === 'number') return value[key]
  return isObject(value) && typeof key === 'string' ? value[key] : undefined
}

function inPlace(places: string[], message: string): string {
  const own = places.at(-1)?.replace(/ \(.*/, '')
  // "Card 3 needs …" names the innermost place itself.
  const around = own && message.toLowerCase().startsWith(`${own} `) ? places.slice(0, -1) : places
  if (around.length === 0) return message
  return `In ${around.join(', ')}, ${/^[A-Z][a-z]/.test(message) ? message[0]?.toLowerCase() + message.slice(1) : message}`
}
