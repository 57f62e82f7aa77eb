import type { Page, PictureData, RichText, RichTextNode, Section } from '../../src/page/page.generated'
import { Anchors, sectionIds, withAnchors } from './anchors'
import { isInternal, partsOf } from './checks/links'
import type { Page as Document, Site } from './document.generated'
import type { Facts } from './facts'
import { isObject, mapFields, type Visit } from './fields'
import type { HeroArt } from './hero-art'
import { allIcons } from './icons'
import { breadcrumbOf, partAddress, partOfList, partsOfList, serviceGroups } from './lists'
import { parseBlock, parseRichText } from './markdown'
import type { PageIndex } from './page-index'
import { fill } from './placeholders'

export interface ResolveContext {
  index: PageIndex
  site: Site
  /** Names the shell data the page is made with. */
  shell: string
  /** Authors' pictures by file name. */
  pictures: ReadonlyMap<string, Omit<PictureData, 'alt'>>
  art: HeroArt
}

/**
 * Makes the page a document describes: everything it leaves to be worked out is there, and nothing the renderer
 * would have to look up.
 * @param part which page of a long list, counting from 1
 */
export function resolvePage(document: Document, facts: Facts, context: ResolveContext, part = 1): Page {
  const { site } = context
  const { $schema: _, aliases, menu, ...fields } = document
  const { title, description, sections } = resolveFields(fields, visitor(context))
  const art = context.art.of(facts)
  const anchors = new Anchors()
  const ids = sectionIds(document.sections, anchors)
  return {
    ...fields,
    title: part === 1 ? title : `${title}, page ${part}`,
    description: part === 1 ? description : `Page ${part}. ${description}`,
    path: facts.path,
    kind: facts.kind,
    canonical: site.url + partAddress(facts.canonical ?? facts.path, part),
    site: context.shell,
    indexed: facts.path !== '/404',
    image: site.url + art.card,
    sections: sections.map((section, index) =>
      derive(
        { ...section, id: ids[index] ?? section.id },
        { document, facts, art: art.picture, anchors, context, part },
      ),
    ),
  }
}

/** The schemas' `resolved` says what each value becomes; this is where it does. */
function resolveFields(document: Document, visit: Visit): Pick<Page, 'title' | 'description' | 'sections'>
function resolveFields(document: unknown, visit: Visit): unknown {
  return mapFields(document, visit)
}

function visitor({ site, index, pictures }: ResolveContext): Visit {
  const leadTo = (path: string) => finalAddress(fill(path, site), index)
  const mark = (node: RichTextNode): RichTextNode => {
    if (typeof node === 'string') return fill(node, site)
    const link =
      node.path === undefined ? {} : { path: leadTo(node.path), ...(isExternal(node.path) && { external: true }) }
    return { ...node, ...link, ...(node.children && { children: node.children.map(mark) }) }
  }
  const markAll = (text: RichText): RichText => (typeof text === 'string' ? fill(text, site) : text.map(mark))
  return (kind, value) => {
    if (kind === 'link' && isObject(value))
      return value.external === undefined && isExternal(String(value.path)) ? { ...value, external: true } : value
    if (kind === 'image' && isObject(value)) return { ...pictures.get(String(value.src)), alt: value.alt }
    if (typeof value !== 'string') return value
    if (kind === 'text') return fill(value, site)
    if (kind === 'rich-text') return markAll(parseRichText(value))
    if (kind === 'path') return leadTo(value)
    if (kind === 'icon') return allIcons().get(value)
    return kind === 'article-block' ? parseBlock(value).map(mark) : value
  }
}

export function isExternal(path: string): boolean {
  return /^https?:|^\{linkedin\}/.test(path)
}

/** Where a link leads after all: an alias is replaced by its page's own address, so that nobody is redirected. */
export function finalAddress(link: string, index: PageIndex): string {
  if (!isInternal(link) || index.page(link)) return link
  const { address } = partsOf(link)
  const answer = address === '' ? undefined : index.answer(address)
  return answer?.role === 'alias' ? answer.page.path + link.slice(address.length) : link
}

interface Around {
  document: Document
  facts: Facts
  art: PictureData
  anchors: Anchors
  context: ResolveContext
  part: number
}

/** Adds to a section what comes from elsewhere: other pages, the site, the page it stands on. */
function derive(section: Section, { document, facts, art, anchors, context: { index, site }, part }: Around): Section {
  switch (section.type) {
    case 'hero': {
      const { published, group } = document
      const article =
        facts.kind === 'article'
          ? { ...(published && { published }), author: site.name, minutes: minutesToRead(document) }
          : {}
      return {
        ...section,
        ...article,
        ...(group && { group }),
        height: section.height ?? heightOf(facts),
        breadcrumb: breadcrumbOf(facts, index, site),
        picture: art,
      }
    }
    case 'articleBody':
      // A block may have become several nodes: a list after a paragraph, say.
      return { ...section, body: withAnchors(section.body.flat(), anchors) }
    case 'serviceList': {
      const groups = listedGroups(section.group, index, site)
      const last = partsOfList(groups)
      const link = (label: string, number: number) => ({
        label,
        path: `${partAddress(facts.path, number)}#${section.id}`,
      })
      return {
        ...section,
        groups: partOfList(groups, part),
        ...(part > 1 && { previous: link('Previous services', part - 1) }),
        ...(part < last && { next: link('More services', part + 1) }),
      }
    }
    case 'offices':
      return { ...section, offices: site.offices }
    default:
      return section
  }
}

function listedGroups(only: Document['group'], index: PageIndex, site: Site) {
  const groups = serviceGroups(index, site)
  return only ? groups.filter(({ group }) => group === only) : groups
}

/** Full height is stated where the Experience Studio wants it; the rest follows the specification's section 2. */
function heightOf({ kind, menu }: Facts): 'three-quarters' | 'standard' | 'compact' {
  if (kind === 'article') return 'compact'
  return menu === undefined ? 'standard' : 'three-quarters'
}

const wordsPerMinute = 220

function minutesToRead({ sections }: Document): number {
  const words = sections
    .flatMap((section) => (section.type === 'articleBody' ? section.body : []))
    .join(' ')
    .split(/\s+/).length
  return Math.max(1, Math.round(words / wordsPerMinute))
}
