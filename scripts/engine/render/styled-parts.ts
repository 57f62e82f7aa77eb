import type { Page } from '../../../src/page/page.generated'

/** What of a page has styles of its own, as its facts name it: its types of sections, and what its articles draw. */
export function styledParts({ sections }: Pick<Page, 'sections'>): string[] {
  const parts = sections.flatMap((section) => {
    if (section.type !== 'articleBody') return section.type
    return [
      section.type,
      ...(section.end ? ['articleBody end'] : []),
      ...section.body.flatMap((part) => drawnIn(part) ?? []),
    ]
  })
  return [...new Set(parts)]
}

type ArticlePart = Extract<Page['sections'][number], { type: 'articleBody' }>['body'][number]

function drawnIn(part: ArticlePart): string | undefined {
  if (typeof part === 'string') return undefined
  if ('picture' in part) return 'articleBody picture'
  return 'diagram' in part ? `articleBody ${part.diagram}` : undefined
}
