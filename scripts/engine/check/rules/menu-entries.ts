import { finding, type Finding } from '../../problems/finding'
import { rule } from '../../problems/rule'
import { didYouMean, shown } from '../../problems/words/sentence'
import { fieldsOf } from '../../schema/fields'
import { linksIn, partsOf } from '../../site/links'
import { pageFinder } from '../../site/page-links'
import type { SiteCheck } from '../check'
import { misnamedPages } from './letter-case'

const entryWithoutPage = rule({
  id: 'entry-without-page',
  about: 'There is no page for this entry',
  words: ({ path, nearest, sure }: { path: string; nearest?: string; sure: boolean }) => ({
    message: `There is no page at ${shown(path)}, so menus and footer leave this entry out.${didYouMean(nearest)}`,
    severity: 'warning',
    suggestions: nearest ? [nearest] : [],
    ...(nearest && sure && { fix: { title: `Write ${nearest}`, link: nearest } }),
  }),
  wrong: { site: '"path": "/abuot"' },
  right: { site: '"path": "/about"' },
})

/** What _site.json links to is there. */
export const menuEntries: SiteCheck = {
  rules: [entryWithoutPage],
  find: ({ index, site, siteFile }) => {
    const pageFor = pageFinder(index)
    return linksIn(fieldsOf(site, 'site')).flatMap(({ path, at }): Finding[] => {
      const { address } = partsOf(path)
      const answer = index.answer(address)
      if (!address.startsWith('/') || answer?.address === address) return []
      // Where it is the file that has the wrong name, that is told.
      if (answer && misnamedPages(index.pages, index).areMeant(path)) return []
      return [finding(entryWithoutPage, { file: siteFile, at }, { path: address, ...pageFor(address) })]
    })
  },
}
