import { drawnAs } from '../graphics/diagrams/diagram'
import { isObject } from '../text/is-object'
import type { PageKind } from './page-kind'
import { pictureIn } from './pictures'

/** The types of a page's sections, and what its articles draw, as scripts/engine/render/styled-parts.ts names it. */
export function partTypes(sections: readonly unknown[], kind: PageKind): string[] {
  const parts = sections.flatMap((section) => {
    if (!isObject(section) || typeof section.type !== 'string') return []
    const { type } = section
    if (type !== 'articleBody') return type
    return [
      type,
      ...(kind === 'article' ? [articleEnd] : []),
      ...blocksOf(section.body).flatMap((block) => drawnIn(block) ?? []),
    ]
  })
  return [...new Set(parts)]
}

/** What every article ends with, by the same name. */
const articleEnd = 'articleBody end'

function drawnIn(block: string): string | undefined {
  const drawn = pictureIn(block) ? 'picture' : drawnAs(block)
  return drawn && `articleBody ${drawn}`
}

function blocksOf(body: unknown): string[] {
  return Array.isArray(body) ? body.filter((block) => typeof block === 'string') : []
}
