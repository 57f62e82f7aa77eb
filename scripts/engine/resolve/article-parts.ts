import type { ArticlePart, PictureData } from '../../../src/page/page.generated'
import { readDiagram } from '../graphics/diagrams/diagram'
import { parseBlock } from '../site/markdown'
import { pictureIn } from '../site/pictures'
import { fill } from '../site/placeholders'
import { shownNodes } from '../site/shown-text'
import type { Surroundings } from '../site/surroundings'

/** What a block of an article becomes: a picture, a diagram, or text, which is usually one node. */
export function articleParts(
  block: string,
  pictures: ReadonlyMap<string, Omit<PictureData, 'alt'>>,
  around: Pick<Surroundings, 'index' | 'site'>,
): ArticlePart[] {
  const { src = '', alt = '', caption } = pictureIn(block) ?? {}
  const picture = pictures.get(src)
  if (picture)
    return [
      { picture: { ...picture, alt: fill(alt, around.site) }, ...(caption && { caption: fill(caption, around.site) }) },
    ]
  const diagram = readDiagram(fill(block, around.site))?.diagram
  return diagram ? [diagram] : shownNodes(parseBlock(block), around)
}
