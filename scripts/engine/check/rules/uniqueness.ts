import path from 'node:path'
import { finding } from '../../problems/finding'
import { rule } from '../../problems/rule'
import { fromHistory } from '../../problems/words/history'
import { quote } from '../../problems/words/sentence'
import type { Facts } from '../../site/facts'
import type { SiteCheck, Whole } from '../check'
import { otherPage } from '../example-pieces'
import { stranger } from '../likeness'

const titleTaken = rule({
  id: 'title-taken',
  about: 'Two pages have the same title',
  words: ({ title, other }: { title: string; other: string }) => ({
    message: `This page has the same title as ${other}, ${quote(title)}. Write one of its own, so that people can tell the two apart in search results.`,
  }),
  wrong: { page: '"title": "Cloud costs"' },
  right: { page: '"title": "Cloud migration"' },
  around: { 'cloud-costs.json': otherPage },
})

const descriptionTaken = rule({
  id: 'description-taken',
  about: 'Two pages have the same description',
  words: ({ other }: { other: string }) => ({
    message: `This page has the same description as ${other}. Write one of its own, so that people can tell the two apart in search results.`,
  }),
  wrong: { page: '"description": "We count what each system costs."' },
  right: { page: '"description": "We move your systems to the cloud, one at a time."' },
  around: { 'cloud-costs.json': otherPage },
})

const pageCopied = rule({
  id: 'page-copied',
  about: 'Two pages have the same title and description',
  words: ({ other, isCopy }: { other: string; isCopy: boolean }) => ({
    message: `This page has the title and description of ${other}. ${
      isCopy
        ? 'Is it a copy? Then keep what is newer in the other file, and remove this one.'
        : `Was that pasted over this page? Then get this page back ${fromHistory}.`
    } Is it a new page? Then write its own.`,
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
  asks: ['title', 'description'],
  find: (whole) => {
    const byTitle = twins('title', whole)
    const byDescription = twins('description', whole)
    const pairOf = ([page, other]: [Facts, Facts]) => [page.file, other.file].sort().join()
    const titled = new Set(byTitle.map(pairOf))
    const described = new Set(byDescription.map(pairOf))
    return [
      ...byTitle
        .filter((pair) => described.has(pairOf(pair)))
        .map(([page, { file: other }]) =>
          finding(pageCopied, { file: page.file, at: ['title'] }, { other, isCopy: isCopy(page.file, other) }),
        ),
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

/** Whether a file is named like a copy of another: hr-executive-old.json, backup/hr-executive.json. */
function isCopy(file: string, other: string): boolean {
  const [name, otherName] = [file, other].map((each) => path.posix.basename(each, '.json').toLowerCase())
  if (name === undefined || otherName === undefined) return false
  if (name === otherName) return name !== 'index'
  const [longer, shorter] = name.length > otherName.length ? [name, otherName] : [otherName, name]
  return path.posix.dirname(file) === path.posix.dirname(other) && longer.startsWith(`${shorter}-`)
}

function twins(field: 'title' | 'description', whole: Whole): [Facts, Facts][] {
  const first = new Map<string, Facts>()
  return whole.index.pages.flatMap((page): [Facts, Facts][] => {
    const text = page[field].trim().toLowerCase()
    const other = first.get(text)
    if (!text || !other) first.set(text, page)
    return text && other ? [stranger(text, [page, other], whole)] : []
  })
}
