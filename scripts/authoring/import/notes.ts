import { attributeOf, elementsIn, type HtmlElement, type HtmlNode } from './html-tree'

/** The footnotes of a text: links to a place that links back, as all programs write them. */
export interface Notes {
  /** What a reference refers to, and its number. */
  byReference: ReadonlyMap<HtmlElement, { note: HtmlElement; number: number }>
  /** The elements that hold notes, which are read where they are referred to. */
  holders: ReadonlySet<HtmlElement>
  /** The links back. */
  ways: ReadonlySet<HtmlElement>
}

const holding = new Set(['li', 'p', 'div', 'dd', 'aside'])

export function notesIn(nodes: readonly HtmlNode[]): Notes {
  const elements = elementsIn(nodes)
  const byId = new Map(elements.flatMap((element) => idsOf(element).map((id): [string, HtmlElement] => [id, element])))
  const byReference = new Map<HtmlElement, { note: HtmlElement; number: number }>()
  const ways = new Set<HtmlElement>()
  const holders = new Set<HtmlElement>()
  for (const link of elements) {
    const target = targetOf(link, byId)
    const note = target && holderOf(target)
    if (!note || ways.has(link)) continue
    const own = new Set([...idsOf(link), ...(isParentElement(link.parentNode) ? idsOf(link.parentNode) : [])])
    const back = elementsIn([note]).filter((element) => own.has(attributeOf(element, 'href')?.slice(1) ?? ''))
    if (back.length === 0 || elementsIn([note]).includes(link)) continue
    for (const way of back) ways.add(way)
    holders.add(note)
    byReference.set(link, { note, number: byReference.size + 1 })
  }
  return { byReference, holders, ways }
}

function idsOf(element: HtmlElement): string[] {
  return [attributeOf(element, 'id'), attributeOf(element, 'name')].filter((id) => id !== undefined)
}

function targetOf(link: HtmlElement, byId: ReadonlyMap<string, HtmlElement>): HtmlElement | undefined {
  const href = link.tagName === 'a' ? attributeOf(link, 'href') : undefined
  return href?.startsWith('#') ? byId.get(href.slice(1)) : undefined
}

function isParentElement(node: HtmlElement['parentNode']): node is HtmlElement {
  return node !== null && 'tagName' in node
}

function holderOf(element: HtmlElement): HtmlElement | undefined {
  for (let node: HtmlElement['parentNode'] = element; isParentElement(node); node = node.parentNode)
    if (holding.has(node.tagName)) return node
  return undefined
}
