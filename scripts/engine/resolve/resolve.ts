import type { Job, Page } from '../../../src/page/page.generated'
import { drawnCardOf } from '../derived/card-of'
import { derive } from '../derived/derived'
import { partAddress } from '../derived/parts'
import { drawingOf } from '../graphics/drawings'
import { iconPath } from '../graphics/icons'
import type { Job as JobDocument, Page as Document } from '../schema/document.generated'
import { leftOut, mapFields, type Visit } from '../schema/fields'
import type { Page as FilledPage } from '../schema/filled.generated'
import { Anchors, sectionIds } from '../site/anchors'
import type { Facts } from '../site/facts'
import { marksOf } from '../site/held-back'
import { Labels } from '../site/labels'
import { isExternal } from '../site/links'
import { isClosed } from '../site/openings'
import { fill } from '../site/placeholders'
import { shownAddress, shownText } from '../site/shown-text'
import type { Surroundings } from '../site/surroundings'
import { asText } from '../text/as-text'
import { isObject } from '../text/is-object'
import { articleParts } from './article-parts'
import { payInWords } from './job-pay'
import { shownDownload, shownImage, shownVideo, type Authored } from './shown-files'

export interface ResolveContext extends Surroundings, Authored {
  /** Names the shell data the page is made with. */
  shell: string
  /** The social cards that are drawn, by file name. */
  cards: ReadonlySet<string>
  /** Whether it is for those who write the site only: search engines leave all of it out. */
  preview?: boolean
}

/**
 * Makes the page a document describes: everything it leaves to be worked out is there, and nothing the renderer
 * would have to look up.
 * @param part which page of a long list, counting from 1
 */
export function resolvePage(document: Document, facts: Facts, context: ResolveContext, part = 1): Page {
  const { site, index, date, lists, preview } = context
  const visit = visitor(context)
  const anchors = new Anchors()
  const ids = sectionIds(document.sections, anchors)
  // A section that is left out takes its name along, and no other gets it.
  const named = document.sections.map((section, place) => ({ ...section, id: ids[place] ?? section.id }))
  // Of all fields of a page these are shown as something else than they are written.
  const shown = { title: document.title, description: document.description, inquiry: document.inquiry, sections: named }
  const { title, description, inquiry, sections } = resolveFields(shown, visit)
  const unlisted = new Set(['/404', site.roots?.search])
  const { page: unpublished } = marksOf(facts, date)
  const art = context.art.of(facts)
  const card = drawnCardOf(facts, context)
  const around = {
    document,
    facts,
    anchors,
    labels: new Labels(title),
    index,
    site,
    date,
    lists,
    art: context.art,
    part,
    below: sections[1] && `#${sections[1].id}`,
    introduction: sections.find(({ type }) => type === 'intro')?.id,
    articleEnd: sections.findLast(({ type }) => type === 'articleBody')?.id,
    resolveJob: (own: JobDocument) => {
      const pay = payInWords(own)
      return { ...resolveFields({ job: own }, visit).job, ...(pay && { payInWords: pay }) }
    },
  }
  const page = {
    ...document,
    // In JSON there is nothing of these. To copy all others one by one would take ten times as long.
    $schema: undefined,
    aliases: undefined,
    menu: undefined,
    job: undefined,
    topics: undefined,
    draft: undefined,
    title: part === 1 ? title : `${title}, page ${part}`,
    description: part === 1 ? description : `Page ${part}. ${description}`,
    inquiry,
    path: facts.path,
    kind: facts.kind,
    canonical: site.url + partAddress(facts.canonical ?? facts.path, part),
    site: context.shell,
    indexed: !preview && !unlisted.has(facts.path) && !(facts.job && isClosed(facts.job, date)),
    unpublished,
    image: site.url + (card ? `/cards/${card}` : art.card),
    imageAlt: card ? `${title}. ${art.words}` : art.words,
    sections: sections.map((section) => derive(section, around)),
  }
  return page
}

/** The schemas' `resolved` says what each value becomes; this is where it does. */
function resolveFields(
  document: Document,
  visit: Visit,
): Pick<FilledPage, 'title' | 'description' | 'inquiry' | 'sections'>
function resolveFields(document: { job: JobDocument }, visit: Visit): { job: Job }
function resolveFields(document: unknown, visit: Visit): unknown {
  return mapFields(document, visit)
}

function visitor(around: ResolveContext): Visit {
  const { site } = around
  return (kind, value) => {
    if (kind === 'link' && isObject(value))
      return value.external === undefined && isExternal(asText(value.path)) ? { ...value, external: true } : value
    if (kind === 'technology' && isObject(value))
      return { ...value, mark: drawingOf(`mark ${asText(value.name)}`, site.groups)?.address }
    if (kind === 'image' && isObject(value)) return shownImage(value, around)
    if (kind === 'video' && isObject(value)) return shownVideo(value, around)
    if (kind === 'download' && isObject(value)) return shownDownload(value, around)
    if (typeof value !== 'string') return value
    if (kind === 'text') return fill(value, site)
    if (kind === 'rich-text') return shownText(value, around)
    if (kind === 'path') return shownAddress(value, around) ?? leftOut
    if (kind === 'page-address') return shownAddress(value, around) ?? value
    if (kind === 'icon') return iconPath(value)
    if (kind === 'pictogram') return drawingOf(`pictogram ${value}`, site.groups)?.address
    if (kind === 'illustration') return drawingOf(`illustration ${value}`, site.groups)?.address
    return kind === 'article-block' ? articleParts(value, around.pictures, around) : value
  }
}
