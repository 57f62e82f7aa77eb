import { finding, type Finding } from '../../problems/finding'
import { rule } from '../../problems/rule'
import { didYouMean, shown } from '../../problems/words/sentence'
import { fieldsOf } from '../../schema/fields'
import { heldBack } from '../../site/held-back'
import { linksIn, partsOf, type LinkPlace } from '../../site/links'
import { pageFinder, type PageMeant } from '../../site/page-links'
import type { SiteCheck } from '../check'
import { awaitedLink } from './awaited-links'
import { deadLink } from './dead-link'
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
  rules: [entryWithoutPage, awaitedLink, deadLink],
  asks: ['links', 'title', 'label'],
  find: ({ index, site, siteFile, date }) => {
    const pageFor = pageFinder(index)
    return linksIn(fieldsOf(site, 'site')).flatMap((link): Finding[] => {
      const { path } = link
      const { address } = partsOf(path)
      const answer = index.answer(address)
      const target = index.awaited(address) ?? answer?.page
      const until = target && heldBack(target, date)
      if (until !== undefined) return [awaitedEntry(siteFile, link, until)]
      if (!address.startsWith('/') || answer?.address === address) return []
      // Where it is the file that has the wrong name, that is told.
      if (answer && misnamedPages(index).areMeant(path)) return []
      return [withoutPage(siteFile, link, pageFor(address))]
    })
  },
}

function awaitedEntry(file: string, { path, at, part, after }: LinkPlace, until: string): Finding {
  const meanwhile =
    part === undefined ? 'menus and footer leave this entry out' : 'the words of the link are plain text'
  return finding(
    awaitedLink,
    { file, at, part, after, origin: `awaited ${partsOf(path).address}` },
    { path: partsOf(path).address, until, meanwhile },
  )
}

/** A menu leaves out what is not there yet; a link in the middle of a text cannot be left out. */
function withoutPage(file: string, { path, at, part, after }: LinkPlace, meant: PageMeant): Finding {
  const { address } = partsOf(path)
  if (part === undefined) return finding(entryWithoutPage, { file, at }, { path: address, ...meant })
  return finding(
    deadLink,
    { file, at, part, after },
    { path: address, rest: path.slice(address.length), from: 1, ...meant },
  )
}
