import path from 'node:path'
import { finding, type Finding } from '../../problems/finding'
import { rule } from '../../problems/rule'
import { count, shown } from '../../problems/words/sentence'
import type { Facts } from '../../site/facts'
import { isInternal, partsOf } from '../../site/links'
import type { PageIndex } from '../../site/page-index'
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
 * @param pages all that may have such links
 */
export function misnamedPages(
  pages: readonly Facts[],
  index: PageIndex,
): { findings: Finding[]; areMeant: (link: string) => boolean } {
  const linking = new Map<Facts, { address: string; from: string }[]>()
  for (const { file, links } of pages)
    for (const link of links) {
      const page = inOtherCase(link, index)
      if (page) linking.set(page, [...(linking.get(page) ?? []), { address: partsOf(link).address, from: file }])
    }
  const misnamed = new Set<Facts>()
  // All pages of a folder may be misnamed at once.
  const linked = linking.size > 0 ? addressesLinked(index) : new Set()
  const findings = [...linking].flatMap(([page, links]) => {
    const [address = '', ...others] = new Set(links.map((link) => link.address))
    const files = new Set(links.map(({ from }) => from)).size
    if (files < 2 || others.length > 0 || linked.has(page.path)) return []
    misnamed.add(page)
    return [finding(fileLetterCase, { file: page.file, at: [] }, { file: page.file, address, linking: files })]
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

function addressesLinked({ pages }: PageIndex): ReadonlySet<string> {
  return new Set(pages.flatMap(({ links }) => links.map((link) => partsOf(link).address)))
}
