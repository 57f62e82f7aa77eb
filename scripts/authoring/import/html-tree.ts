import { defaultTreeAdapter, type DefaultTreeAdapterTypes } from 'parse5'

/** What is asked of HTML as it was parsed. */

export type HtmlNode = DefaultTreeAdapterTypes.ChildNode
export type HtmlElement = DefaultTreeAdapterTypes.Element

export const isElement = defaultTreeAdapter.isElementNode
export const isText = defaultTreeAdapter.isTextNode
export const isComment = defaultTreeAdapter.isCommentNode

export function attributeOf({ attrs }: HtmlElement, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value
}

export function hasClass(element: HtmlElement, name: string): boolean {
  return (attributeOf(element, 'class') ?? '').split(/\s+/).includes(name)
}

/** All elements within nodes, these included, outer ones first. */
export function elementsIn(nodes: readonly HtmlNode[]): HtmlElement[] {
  const found: HtmlElement[] = []
  const waiting = nodes.toReversed()
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (!isElement(node)) continue
    found.push(node)
    waiting.push(...node.childNodes.toReversed())
  }
  return found
}

/** The text within nodes as it stands there, line breaks as such. */
export function textWithin(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => {
      if (isText(node)) return node.value
      if (!isElement(node)) return ''
      return node.tagName === 'br' ? '\n' : textWithin(node.childNodes)
    })
    .join('')
}

/** What programs say of the look of words, where they say it in the element itself. */
export interface Look {
  bold?: boolean
  stressed?: boolean
  underlined?: boolean
  struck?: boolean
  colored?: boolean
  highlighted?: boolean
  raised?: boolean
}

export function lookOf(element: HtmlElement): Look {
  const style = (attributeOf(element, 'style') ?? '').toLowerCase()
  if (style === '') return {}
  const value = (name: string) => new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([^;]+)`).exec(style)?.[1]?.trim()
  const weight = value('font-weight')
  const line = `${value('text-decoration') ?? ''} ${value('text-decoration-line') ?? ''}`
  const isPlain = (color: string | undefined) =>
    color === undefined ||
    /^(?:#0{3,6}|#fff(?:fff)?|black|white|windowtext|inherit|transparent|initial|currentcolor|rgba?\(\s*0\s*,\s*0\s*,\s*0|rgba?\(\s*255\s*,\s*255\s*,\s*255)/.test(
      color,
    )
  return {
    ...(weight !== undefined && { bold: /^(?:bold|[6-9]00)/.test(weight) }),
    ...(/^(?:italic|oblique)/.test(value('font-style') ?? '') && { stressed: true }),
    underlined: line.includes('underline'),
    struck: line.includes('line-through'),
    colored: !isPlain(value('color')),
    highlighted: !isPlain(value('background-color') ?? value('background')),
    raised: /^(?:super|sub)/.test(value('vertical-align') ?? ''),
  }
}
