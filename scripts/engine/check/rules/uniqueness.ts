import { finding } from '../../problems/finding'
import type { Facts } from '../../site/facts'
import type { SiteCheck } from '../check'
import { stranger } from '../likeness'

/** No two pages have the same title or description: searchers could not tell them apart. */
export const uniqueness: SiteCheck = ({ index }) => [
  ...twins(index.pages, 'title').map(([page, { file: other, title }]) =>
    finding('title-taken', { file: page.file, at: ['title'] }, { title, other }),
  ),
  ...twins(index.pages, 'description').map(([page, { file: other }]) =>
    finding('description-taken', { file: page.file, at: ['description'] }, { other }),
  ),
]

function twins(pages: readonly Facts[], field: 'title' | 'description'): [Facts, Facts][] {
  const first = new Map<string, Facts>()
  return pages.flatMap((page): [Facts, Facts][] => {
    const text = page[field].trim().toLowerCase()
    const other = first.get(text)
    if (!text || !other) first.set(text, page)
    return text && other ? [stranger(text, page, other)] : []
  })
}
