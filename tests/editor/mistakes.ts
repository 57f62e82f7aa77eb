import { readFileSync } from 'node:fs'
import { parseTree, type Node } from 'jsonc-parser'
import { globSync } from 'tinyglobby'

/** A document with a mistake in it. */
export interface Mistake {
  kind: string
  /** Below the folder of documents. */
  file: string
  text: string
}

/** A change of a text: what is put in place of a part of it. */
type Change = (node: Node, text: string) => { offset: number; length: number; text: string } | undefined

const replace = ({ offset, length }: Node, text: string) => ({ offset, length, text })
const without = ({ offset, length }: Node, text: string) => {
  const comma = /^\s*,/.exec(text.slice(offset + length))?.[0] ?? ''
  return comma ? { offset, length: length + comma.length, text: '' } : undefined
}
const isField = (node: Node) => node.type === 'property'
const nameOf = (node: Node) => node.children?.[0]
const valueOf = (node: Node) => node.children?.[1]
const valueIs = (node: Node, type: Node['type']) => valueOf(node)?.type === type && valueOf(node)

/** What can be done wrong at a place of a document. */
const kinds: { [kind: string]: Change } = {
  'a mistyped name': (node) => {
    const name = isField(node) && nameOf(node)
    return name ? replace(name, `"${String(name.value).replace(/^(.)(.)/, '$2$1')}x"`) : undefined
  },
  'a field that is not there': (node, text) => (isField(node) ? without(node, text) : undefined),
  'a field too many': (node) =>
    isField(node) ? { offset: node.offset, length: 0, text: '"colour": "red", ' } : undefined,
  'a number for a text': (node) =>
    isField(node) && valueIs(node, 'string') ? replace(valueOf(node) ?? node, '7') : undefined,
  'nothing for a value': (node) => (isField(node) ? replace(valueOf(node) ?? node, 'null') : undefined),
  'a text for a list': (node) =>
    isField(node) && valueIs(node, 'array') ? replace(valueOf(node) ?? node, '"one"') : undefined,
  'an empty list': (node) =>
    isField(node) && valueIs(node, 'array') ? replace(valueOf(node) ?? node, '[]') : undefined,
  'a list for fields': (node) =>
    isField(node) && valueIs(node, 'object') ? replace(valueOf(node) ?? node, '[]') : undefined,
  'an empty text': (node) =>
    isField(node) && valueIs(node, 'string') ? replace(valueOf(node) ?? node, '""') : undefined,
  'another word for a value': (node) =>
    isField(node) &&
    /^(type|kind|group|region|id|canonical|published|posted|url|src)$/.test(String(nameOf(node)?.value))
      ? replace(valueOf(node) ?? node, '"Something else"')
      : undefined,
  'a name twice': (node, text) =>
    isField(node)
      ? { offset: node.offset, length: 0, text: `${text.slice(node.offset, node.offset + node.length)}, ` }
      : undefined,
  'a missing comma': (node, text) => {
    const end = node.offset + node.length
    return isField(node) && text[end] === ',' ? { offset: end, length: 1, text: '' } : undefined
  },
  'a comma too many': (node, text) => {
    const end = node.offset + node.length
    return isField(node) && text[end] !== ',' ? { offset: end, length: 0, text: ',' } : undefined
  },
  'a missing quotation mark': (node) =>
    node.type === 'string' ? { offset: node.offset + node.length - 1, length: 1, text: '' } : undefined,
  'a missing bracket': (node) =>
    node.type === 'array' || node.type === 'object'
      ? { offset: node.offset + node.length - 1, length: 1, text: '' }
      : undefined,
  'a comment': (node) => (isField(node) ? { offset: node.offset, length: 0, text: '// later\n' } : undefined),
}

function nodesIn(node: Node | undefined): Node[] {
  return node ? [node, ...(node.children ?? []).flatMap(nodesIn)] : []
}

/** Mistakes of every kind in the site's own documents, spread over them. */
export const mistakes: Mistake[] = globSync(['**/*.json', '!**/_*'], { cwd: 'pages-json' })
  .sort()
  .flatMap((file, page) => {
    const text = readFileSync(`pages-json/${file}`, 'utf8')
    const nodes = nodesIn(parseTree(text)).slice(1)
    return Object.entries(kinds).flatMap(([kind, change], number): Mistake[] => {
      const start = Math.floor((((page * 7 + number * 3) % 29) / 29) * nodes.length)
      for (const node of [...nodes.slice(start), ...nodes.slice(0, start)]) {
        const made = change(node, text)
        if (made)
          return [{ kind, file, text: text.slice(0, made.offset) + made.text + text.slice(made.offset + made.length) }]
      }
      return []
    })
  })
