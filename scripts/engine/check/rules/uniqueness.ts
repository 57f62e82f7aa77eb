import { finding } from '../../problems/finding'
import { rule } from '../../problems/rule'
import { quote } from '../../problems/words/sentence'
import type { Facts } from '../../site/facts'
import type { SiteCheck } from '../check'
import { otherPage } from '../example-pieces'
import { stranger } from '../likeness'

const titleTaken = rule({
  id: 'title-taken',
  about: 'Two pages have the same title',
  words: ({ title, other }: { title: string; other: string }) => ({
    message: `${other} has the same title, ${quote(title)}. Searchers could not tell the two pages apart; change one.`,
  }),
  wrong: { page: '"title": "Cloud costs"' },
  right: { page: '"title": "Cloud migration"' },
  around: { 'cloud-costs.json': otherPage },
})

const descriptionTaken = rule({
  id: 'description-taken',
  about: 'Two pages have the same description',
  words: ({ other }: { other: string }) => ({
    message: `${other} has the same description. Searchers could not tell the two pages apart; change one.`,
  }),
  wrong: { page: '"description": "We count what each system costs."' },
  right: { page: '"description": "We move your systems to the cloud, one at a time."' },
  around: { 'cloud-costs.json': otherPage },
})

/** No two pages have the same title or description: searchers could not tell them apart. */
export const uniqueness: SiteCheck = {
  rules: [titleTaken, descriptionTaken],
  find: ({ index }) => [
    ...twins(index.pages, 'title').map(([page, { file: other, title }]) =>
      finding(titleTaken, { file: page.file, at: ['title'] }, { title, other }),
    ),
    ...twins(index.pages, 'description').map(([page, { file: other }]) =>
      finding(descriptionTaken, { file: page.file, at: ['description'] }, { other }),
    ),
  ],
}

function twins(pages: readonly Facts[], field: 'title' | 'description'): [Facts, Facts][] {
  const first = new Map<string, Facts>()
  return pages.flatMap((page): [Facts, Facts][] => {
    const text = page[field].trim().toLowerCase()
    const other = first.get(text)
    if (!text || !other) first.set(text, page)
    return text && other ? [stranger(text, page, other)] : []
  })
}
