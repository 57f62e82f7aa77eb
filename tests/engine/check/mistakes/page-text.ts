import { getNodePath, getNodeValue, parseTree, type Node } from 'jsonc-parser'
import { randomFrom } from '../../../../scripts/engine/graphics/seed'

export type Pick = <T>(from: readonly T[]) => T | undefined

/** A choice that is the same for the same seed. */
export function pickFrom(seed: string): Pick {
  const random = randomFrom(seed)
  return (from) => from[Math.floor(random() * from.length)]
}

/** A field of a document, with the places of its parts in the text. */
export interface Field {
  name: string
  /** Where it is, in words: sections.2.cards.0.title */
  at: string
  key: Node
  value: Node
  /** Key and value together. */
  whole: Node
  /** The fields around it. */
  holder: Node
}

/** One of the site's documents as it stands in its file. */
export class PageText {
  readonly value: unknown
  readonly tree: Node
  readonly fields: Field[]

  constructor(
    /** Below the folder of documents. */
    readonly file: string,
    readonly text: string,
  ) {
    const tree = parseTree(text)
    if (!tree) throw new Error(`${file} is empty`)
    this.tree = tree
    this.value = JSON.parse(text)
    this.fields = fieldsIn(tree)
  }

  /** The fields whose place matches, `*` standing for a number: sections.*.cards.*.title */
  at(...places: string[]): Field[] {
    const patterns = places.map((place) => new RegExp(`^${place.replaceAll('.', '\\.').replaceAll('*', '\\d+')}$`))
    return this.fields.filter(({ at }) => patterns.some((pattern) => pattern.test(at)))
  }

  /** Fields with a name, anywhere. */
  named(...names: string[]): Field[] {
    return this.fields.filter(({ name }) => names.includes(name))
  }

  /** Texts that are entries of lists. */
  get entries(): Node[] {
    return this.fields.flatMap(({ value }) =>
      value.type === 'array' ? (value.children ?? []).filter(({ type }) => type === 'string') : [],
    )
  }

  get sections(): Node[] {
    return this.at('sections')[0]?.value.children ?? []
  }

  /** The sections of a type. */
  sectionsOf(...types: string[]): Node[] {
    return this.sections.filter((section) => types.includes(String(getNodeValue(section).type)))
  }

  slice({ offset, length }: { offset: number; length: number }): string {
    return this.text.slice(offset, offset + length)
  }
}

function fieldsIn(node: Node): Field[] {
  return (node.children ?? []).flatMap((child) => {
    const [key, value] = child.children ?? []
    if (child.type !== 'property' || !key || !value) return fieldsIn(child)
    const field = { name: String(key.value), at: getNodePath(value).join('.'), key, value, whole: child, holder: node }
    return [field, ...fieldsIn(value)]
  })
}
