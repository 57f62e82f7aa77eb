import { hash } from 'node:crypto'
import type { Link } from '../../../src/page/page.generated'
import { breadcrumbOf } from '../derived/breadcrumb'
import { relatedTo } from '../derived/related'
import { finalAddress, type ResolveContext } from '../resolve/resolve'
import type { Derived } from '../site/derived-sections'
import type { Facts } from '../site/facts'
import { isClosed, summaryOf } from '../site/lists'
import type { Surroundings } from '../site/surroundings'

/** All that a page can show from beyond its document. */
type Sources = Surroundings & Pick<ResolveContext, 'pictures'>

/**
 * Hash of all that a page shows from beyond its own document. Together with the document's hash it decides whether
 * a page has to be made again, without reading the document.
 */
export function inputsOf(facts: Facts, context: Sources): string {
  const { index, site, pictures } = context
  const moved = facts.links.map((link) => [link, finalAddress(link, index)]).filter(([link, final]) => final !== link)
  const shown = facts.derived.map((section) => shownBy(section, facts, context))
  const author = facts.kind === 'article' ? site.name : ''
  const images = facts.images.map((src) => pictures.get(src)?.srcSet)
  const above = breadcrumbHash(breadcrumbOf(facts, index, site))
  if (moved.length + shown.length + images.length === 0 && !author) return above
  return shortHash([above, moved, shown, author, images])
}

/** What a section shows of other pages and of the site, or a hash of it where it is long. */
function shownBy(section: Derived, facts: Facts, context: Sources): unknown {
  const { site, date, lists } = context
  switch (section.type) {
    case 'serviceList':
      return listHash('services', context)
    case 'articleList':
      return section.most ? summaries(lists.articles.slice(0, section.most), site) : listHash('articles', context)
    case 'relatedPages':
      return relatedTo(facts, section.pages, context)
    case 'jobBoard':
      return listHash('jobs', context)
    case 'job':
      return facts.job && isClosed(facts.job, date)
    case 'groups':
      return site.groups.map(({ label }) => label)
    case 'offices':
      return site.offices
  }
}

function summaries(pages: readonly Facts[], site: Sources['site']) {
  return pages.map((page) => summaryOf(page, site))
}

const breadcrumbs = new WeakMap<Link[], string>()

/** Most pages show nothing else of other pages, and neighbors show the same. */
function breadcrumbHash(breadcrumb: Link[]): string {
  const known = breadcrumbs.get(breadcrumb) ?? shortHash(breadcrumb)
  breadcrumbs.set(breadcrumb, known)
  return known
}

const listHashes = new WeakMap<Sources, Map<string, string>>()

/** Hash of a list that many pages may show: worked out once. */
function listHash(name: 'services' | 'articles' | 'jobs', context: Sources): string {
  const hashes = listHashes.get(context) ?? new Map<string, string>()
  listHashes.set(context, hashes)
  const known = hashes.get(name) ?? shortHash(listOf[name](context))
  hashes.set(name, known)
  return known
}

const listOf = {
  services: ({ lists: { services } }: Sources) => services,
  articles: ({ lists: { articles }, site }: Sources) => summaries(articles, site),
  jobs: ({ lists: { openings }, site: { name, email, linkedin } }: Sources) => [
    openings.map(({ path, job }) => [path, job]),
    [name, email, linkedin],
  ],
}

function shortHash(value: unknown): string {
  return hash('sha1', JSON.stringify(value)).slice(0, 16)
}
