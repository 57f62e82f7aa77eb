import type { ArticlePart } from '../../../src/page/page.generated'
import { readDiagram } from '../graphics/diagrams/diagram'
import { parseBlock } from '../site/markdown'
import { pictureIn } from '../site/pictures'
import { fill } from '../site/placeholders'
import { shownNode } from '../site/shown-text'
import type { ResolveContext } from './resolve'

/** What a block of an article becomes: a picture, a diagram, or text, which is usually one node. */
export function articleParts(
  block: string,
  pictures: ResolveContext['pictures'],
  around: Pick<ResolveContext, 'index' | 'site'>,
): ArticlePart[] {
  const { src = '', alt = '', caption } = pictureIn(block) ?? {}
  const picture = pictures.get(src)
  if (picture)
    return [
      { picture: { ...picture, alt: fill(alt, around.site) }, ...(caption && { caption: fill(caption, around.site) }) },
    ]
  const diagram = readDiagram(fill(block, around.site))?.diagram
  return diagram ? [diagram] : parseBlock(block).map((node) => shownNode(node, around))
}
