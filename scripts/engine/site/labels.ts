import type { ArticlePart, RichTextNode } from '../../../src/page/page.generated'
import { Numbering } from '../text/numbering'
import { plainText } from './markdown'

const kinds: { [tag: string]: string } = { table: 'table', pre: 'code' }

/** How much of a heading is read out before each table under it. */
const longestHeading = 200

/** What screen readers call the tables and the code of a page: “Measure first: table”. No two have the same name. */
export class Labels {
  readonly #given = new Set<string>()
  readonly #numbering = new Numbering()
  readonly #title: string

  /** @param title the page's, for what stands under no heading of its own */
  constructor(title: string) {
    this.#title = title
  }

  /** Names each table and piece of code in a text after the heading that it stands under. */
  giveWithin(parts: readonly ArticlePart[]): ArticlePart[] {
    let heading = this.#title
    const name = (node: RichTextNode): RichTextNode => {
      if (typeof node === 'string') return node
      if (/^h[23]$/.test(node.tag)) heading = plainText(node).slice(0, longestHeading)
      const kind = kinds[node.tag]
      if (kind) return { ...node, label: this.#give(`${heading}: ${kind}`) }
      return node.children ? { ...node, children: node.children.map(name) } : node
    }
    return parts.map((part) => (typeof part === 'string' || 'tag' in part ? name(part) : part))
  }

  #give(words: string): string {
    const label = this.#numbering.unlike(words, ' ', (made) => this.#given.has(made))
    this.#given.add(label)
    return label
  }
}
