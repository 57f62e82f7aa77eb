import { finding } from '../../problems/finding'
import { rule } from '../../problems/rule'
import { dayInWords } from '../../problems/words/days'
import { inFile, listed, shown } from '../../problems/words/sentence'
import type { Facts } from '../../site/facts'
import { asDraft, heldBack, neededPages } from '../../site/held-back'
import { addressesClaimed } from '../../site/page-index'
import { pagesByLink } from '../../site/page-links'
import type { SiteCheck, Whole } from '../check'

interface Withdrawn {
  /** Its addresses at which nothing answers from now on. */
  addresses: string[]
  /** The pages that link there. */
  from: string[]
  until: string
  /** The file of a page that could answer in its place. */
  heir: string
}

/** How many pages are named before the others are only counted. */
const mostNamed = 5

export const withdrawnPage = rule({
  id: 'withdrawn-page',
  about: 'The page was published until now',
  words: ({ addresses, from, until, heir }: Withdrawn) => {
    const [its, them] = addresses.length > 1 ? ['these addresses', 'them'] : ['this address', 'it']
    const links = from.length > 0 ? `, and the links on ${listed(from, mostNamed)} are left out` : ''
    const back = until === asDraft ? 'it is published again' : dayInWords(until)
    const aliases = addresses.map((address) => `"${inFile(address)}"`).join(', ')
    return {
      message: `The site as it was last built here has this page. If visitors have it, too: until ${back}, search results that lead to ${addresses.map((each) => shown(each)).join(' or ')} find nothing${links}. To have ${its} answered meanwhile, add ${them} to another page, such as ${heir}: "aliases": [${aliases}].`,
      severity: 'warning',
    }
  },
  wrong: { page: '"draft": true' },
  right: { place: 'services/index.json', page: '"aliases": ["/services/cloud"]' },
  around: { 'services/cloud.json': draftOf('Cloud work') },
  before: { place: 'services/cloud.json' },
})

function draftOf(title: string): string {
  return JSON.stringify({
    title,
    description: `${title}, again.`,
    draft: true,
    sections: [{ type: 'hero', heading: title }],
  })
}

const pageNeeded = rule({
  id: 'page-needed',
  about: 'The site cannot be without this page',
  words: (name: string) => ({
    message: `The site cannot be without this page, so it cannot be kept back. Remove "${name}".`,
  }),
  wrong: { place: 'index.json', page: '"draft": true' },
  right: { place: 'index.json', page: '"title": "Cloud migration"' },
})

/** Who takes a page back knows what ends there, and how its addresses go on answering. */
export const withdrawnPages: SiteCheck = {
  rules: [withdrawnPage, pageNeeded],
  asks: ['links'],
  find: (whole) => {
    const { index, date } = whole
    const withdrawn = new Set(whole.withdrawn)
    const published = publishedPages(whole)
    const needed = index.pages.filter(({ path }) => neededPages.includes(path))
    return [
      ...needed.flatMap(({ file, draft, published }) => {
        const name = draft ? 'draft' : published !== undefined && published > date ? 'published' : undefined
        return name ? [finding(pageNeeded, { file, at: [name] }, name)] : []
      }),
      ...index.pages.flatMap((page) => {
        const until = withdrawn.has(page.file) ? heldBack(page, date) : undefined
        const addresses = until === undefined ? [] : published.unanswered(page)
        if (until === undefined || addresses.length === 0) return []
        const place = { file: page.file, at: [until === asDraft ? 'draft' : 'published'] }
        return [
          finding(withdrawnPage, place, {
            addresses,
            from: published.linking(addresses),
            until,
            heir: heirOf(page, whole),
          }),
        ]
      }),
    ]
  },
}

interface Published {
  /** The addresses of a page that no other answers. */
  unanswered: (page: Facts) => string[]
  /** The paths of those that link to one of several addresses, in order of their files. */
  linking: (addresses: readonly string[]) => string[]
}

/** The pages that are published, made ready once: thousands may be held back at a time. */
function publishedPages({ index, date }: Whole): Published {
  const pages = index.pages.filter((page) => heldBack(page, date) === undefined)
  let answered: ReadonlySet<string> | undefined
  let byLink: ReturnType<typeof pagesByLink> | undefined
  return {
    unanswered: ({ path, canonical }) => {
      const known = (answered ??= new Set(pages.flatMap(addressesClaimed)))
      // Search engines show no others, and to lend an alias would take it away for good.
      return [...new Set([path, canonical ?? path])].filter((address) => !known.has(address))
    },
    linking: (addresses) => {
      const known = (byLink ??= pagesByLink(pages))
      const linking = new Set(addresses.flatMap((address) => known.get(address) ?? []))
      return [...linking].sort((a, b) => (a.file < b.file ? -1 : 1)).map(({ path }) => path)
    },
  }
}

/** The nearest page above. */
function heirOf({ path }: Facts, { index, date }: Whole): string {
  const names = path.split('/')
  const above = names.map((_, depth) => names.slice(0, names.length - 1 - depth).join('/') || '/')
  const pages = above.flatMap((address) => index.page(address) ?? [])
  return pages.find((page) => heldBack(page, date) === undefined)?.file ?? 'index.json'
}
