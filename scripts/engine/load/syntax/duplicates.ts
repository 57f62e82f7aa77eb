import { getNodeValue, parseTree, type Node } from 'jsonc-parser'
import { finding, type Finding } from '../../problems/finding'
import { removal } from '../../problems/removal'
import type { At } from '../../schema/at'
import { isObject } from '../../text/is-object'
import { duplicateField } from './rules'

/**
 * Finds fields that stand twice in one object. JSON.parse keeps the last and says nothing, so the names in the
 * text are counted against those in the value first; only a difference is looked into.
 */
export function duplicateFindings(file: string, text: string, value: unknown): Finding[] {
  const names = namesInValue(value)
  if (quickNamesInText(text) === names || namesInText(text) === names) return []
  const tree = parseTree(text)
  return tree ? duplicatesIn(file, text, tree) : []
}

function duplicatesIn(file: string, text: string, node: Node, at: At = []): Finding[] {
  const seen = new Map<string, Node>()
  return (node.children ?? []).flatMap((child, place) => {
    const [name, value] = child.children ?? []
    if (child.type !== 'property' || !name || !value) return duplicatesIn(file, text, child, [...at, place])
    const way = [...at, String(name.value)]
    const first = seen.get(String(name.value))
    if (!first) seen.set(String(name.value), value)
    const span = { of: 'meant' as const, offset: name.offset, length: name.length }
    const edits = first && sameValue(first, value) ? [removal(child, place)] : undefined
    const lists = first?.type === 'array' && value.type === 'array'
    const found = first
      ? [finding(duplicateField, { file, at: way, span }, { name: String(name.value), lists, edits })]
      : []
    return [...found, ...duplicatesIn(file, text, value, way)]
  })
}

function sameValue(a: Node, b: Node): boolean {
  return JSON.stringify(getNodeValue(a)) === JSON.stringify(getNodeValue(b))
}

/** Counts `":`, which is one for each field unless a text contains it or a space parts the two. */
function quickNamesInText(text: string): number {
  let names = 0
  for (let at = text.indexOf(':'); at >= 0; at = text.indexOf(':', at + 1)) {
    const before = text.charCodeAt(at - 1)
    if (before === 34) names++
    else if (before <= 32) return -1
  }
  return names
}

/** Colons outside of texts: one for each field. */
function namesInText(text: string): number {
  let colons = 0
  let inside = false
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (inside) {
      if (code === 92) index++
      else if (code === 34) inside = false
    } else if (code === 34) inside = true
    else if (code === 58) colons++
  }
  return colons
}

function namesInValue(value: unknown): number {
  if (Array.isArray(value)) {
    let names = 0
    for (const entry of value) if (typeof entry === 'object') names += namesInValue(entry)
    return names
  }
  if (!isObject(value)) return 0
  let names = 0
  for (const name in value) {
    const inner = value[name]
    names += typeof inner === 'object' ? 1 + namesInValue(inner) : 1
  }
  return names
}
