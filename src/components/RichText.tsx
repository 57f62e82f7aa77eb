import type { ReactNode } from 'react'
import type { RichText as Content, RichTextNode } from '../page/page.generated'
import { Anchor } from './Anchor'

export function RichText({ content }: { content: Content }) {
  return typeof content === 'string' ? content : content.map(richTextElement)
}

/** A piece of text. A function and not a component: a page has hundreds of these, and components are what rendering costs. */
export function richTextElement(node: RichTextNode, key: number): ReactNode {
  if (typeof node === 'string') return node
  const { tag: Tag, path, external, id, align } = node
  const inside = node.children?.map(richTextElement)
  if (Tag === 'hr' || Tag === 'br') return <Tag key={key} />
  if (Tag === 'a' && path) {
    return (
      <Anchor key={key} path={path} external={external}>
        {inside}
      </Anchor>
    )
  }
  if (Tag === 'table' || Tag === 'pre') {
    // What scrolls must be reachable by keyboard, and say what it is.
    return (
      <figure key={key} aria-label={node.label} tabIndex={0}>
        <Tag>{inside}</Tag>
      </figure>
    )
  }
  return (
    <Tag key={key} id={id} data-align={align}>
      {inside}
    </Tag>
  )
}
