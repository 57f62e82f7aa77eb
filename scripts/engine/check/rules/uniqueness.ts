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

const pageCopied = rule({
  id: 'page-copied',
  about: 'Two pages have the same title and description',
  words: ({ other }: { other: string }) => ({
    message: `This page has the title and the description of ${other}. If it is a copy that nobody needs, remove the file; else give it a title and a description of its own.`,
  }),
  wrong: { page: '"title": "Cloud costs",\n"description": "What clouds cost, and why."' },
  right: { page: '"title": "Cloud migration"' },
  around: {
    'cloud-costs.json': otherPage.replace(/"description": "[^"]*"/, '"description": "What clouds cost, and why."'),
  },
})

/** No two pages have the same title or description: searchers could not tell them apart. */
export const uniqueness: SiteCheck = {
  rules: [titleTaken, descriptionTaken, pageCopied],
  find: ({ index }) => {
    const byTitle = twins(index.pages, 'title')
    const byDescription = twins(index.pages, 'description')
    const pairOf = ([page, other]: [Facts, Facts]) => [page.file, other.file].sort().join()
    const titled = new Set(byTitle.map(pairOf))
    const described = new Set(byDescription.map(pairOf))
    return [
      ...byTitle
        .filter((pair) => described.has(pairOf(pair)))
        .map(([page, { file: other }]) => finding(pageCopied, { file: page.file, at: ['title'] }, { other })),
      ...byTitle
        .filter((pair) => !described.has(pairOf(pair)))
        .map(([page, { file: other, title }]) =>
          finding(titleTaken, { file: page.file, at: ['title'] }, { title, other }),
        ),
      ...byDescription
        .filter((pair) => !titled.has(pairOf(pair)))
        .map(([page, { file: other }]) =>
          finding(descriptionTaken, { file: page.file, at: ['description'] }, { other }),
        ),
    ]
  },
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
