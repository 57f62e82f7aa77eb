import path from 'node:path'
import { finding, type Finding } from '../../problems/finding'
import { rule } from '../../problems/rule'
import { count, shown } from '../../problems/words/sentence'
import type { Facts } from '../../site/facts'
import { isInternal, partsOf } from '../../site/links'
import type { PageIndex } from '../../site/page-index'
import { pagesByLink } from '../../site/page-links'
import { otherPage } from '../example-pieces'

const linked = otherPage.replace(
  '{ "type": "hero", "heading": "Cloud costs" }',
  '{ "type": "hero", "heading": "Cloud costs", "button": { "label": "Write to us", "path": "/letters" } }',
)

export const fileLetterCase = rule({
  id: 'file-letter-case',
  about: 'All links to this page write its name with other capitals',
  words: ({ file, address, linking }: { file: string; address: string; linking: number }) => ({
    message: `${count(linking, 'page')} link to ${shown(address)}, but this file is called ${path.posix.basename(file)}, and capitals count. Rename it to ${shown(path.posix.basename(address))}.json.`,
  }),
  wrong: { place: 'Letters.json' },
  right: { place: 'letters.json' },
  around: {
    'costs.json': linked,
    'prices.json': linked.replace('Cloud costs', 'Cloud prices').replace('We count', 'We list'),
  },
})

/**
 * Pages of which it is the file's name that is wrong: several pages link to them in one other letter case, and none as
 * the file is called. Somebody renamed it, or wrote a capital where none was.
 */
export function misnamedPages(index: PageIndex): { findings: Finding[]; areMeant: (link: string) => boolean } {
  const byLink = pagesByLink(index.pages)
  const written = new Map<Facts, string[]>()
  for (const address of byLink.keys()) {
    const page = inOtherCase(address, index)
    if (page) written.set(page, [...(written.get(page) ?? []), address])
  }
  const misnamed = new Set<Facts>()
  const findings = [...written].flatMap(([page, [address = '', ...others]]) => {
    const linking = byLink.get(address)?.length ?? 0
    if (linking < 2 || others.length > 0 || byLink.has(page.path)) return []
    misnamed.add(page)
    return [finding(fileLetterCase, { file: page.file, at: [] }, { file: page.file, address, linking })]
  })
  const areMeant = (link: string) => {
    const page = inOtherCase(link, index)
    return page !== undefined && misnamed.has(page)
  }
  return { findings, areMeant }
}

/** Whether a page has a link that is written with other capitals than the file of the page it leads to. */
export function hasOtherCase(index: PageIndex): (page: Facts) => boolean {
  return ({ links }) => links.some((link) => inOtherCase(link, index) !== undefined)
}

/** The page at the address of a link, if that is written with other capitals than the page's file. */
function inOtherCase(link: string, index: PageIndex): Facts | undefined {
  const { address } = partsOf(link)
  const answer = isInternal(link) && address !== '' ? index.answer(address) : undefined
  return answer?.role === 'path' && answer.address !== address ? answer.page : undefined
}
