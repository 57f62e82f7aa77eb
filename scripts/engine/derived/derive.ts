import type { Card, Job, Link, PageSummary, Section } from '../../../src/page/page.generated'
import { regions } from '../../../src/page/regions'
import type { PageArt } from '../graphics/hero-art'
import type { Job as JobDocument, Page as Document } from '../schema/document.generated'
import { withAnchors, type Anchors } from '../site/anchors'
import type { Facts } from '../site/facts'
import type { Labels } from '../site/labels'
import { isClosed, summaryOf } from '../site/lists'
import { partAddress, partOf, partOfGroups, partsFor } from '../site/parts'
import type { Surroundings } from '../site/surroundings'
import { breadcrumbOf } from './breadcrumb'
import { relatedTo } from './related'

/** What a section can draw from, beyond what its author wrote in it. */
export interface Around extends Surroundings {
  document: Document
  facts: Facts
  /** A page's picture, or for an address that is none, one of the group. */
  artOf: (page: Pick<Facts, 'path' | 'group'>) => PageArt
  anchors: Anchors
  labels: Labels
  /** The anchor of the section below. */
  below?: string
  /** Which page of a long list, counting from 1. */
  part: number
  /** Makes what a page shows of a job its document holds. */
  resolveJob: (job: JobDocument) => Job
}

/** Adds to a section what comes from elsewhere: other pages, the site, the page it stands on. */
export function derive(section: Section, around: Around): Section {
  const { facts, site, date, lists, part } = around
  switch (section.type) {
    case 'hero':
      return deriveHero(section, around)
    case 'groups': {
      const groups = section.groups.flatMap((panel) => {
        const known = site.groups.find(({ id }) => id === panel.group)
        const { cover } = around.artOf({ path: `#${panel.group}`, group: panel.group })
        return known ? [{ ...panel, label: known.label, cover }] : []
      })
      return { ...section, groups }
    }
    case 'cardGrid':
      return { ...section, cards: section.cards.map((card) => inColor(card, facts)) }
    case 'articleBody':
      // A block may have become several nodes: a list after a paragraph, say.
      return { ...section, body: around.labels.giveWithin(withAnchors(section.body.flat(), around.anchors)) }
    case 'serviceList': {
      const groups = section.group ? lists.services.filter(({ group }) => group === section.group) : lists.services
      const length = groups.reduce((sum, { services }) => sum + services.length, 0)
      const further = furtherPages(section, around, length, 'Previous services', 'More services')
      return { ...section, groups: partOfGroups(groups, part), ...further }
    }
    case 'articleList': {
      const all = lists.articles
      const shown = section.most ? all.slice(0, section.most) : partOf(all, part)
      const further = section.most ? {} : furtherPages(section, around, all.length, 'Newer articles', 'Older articles')
      return { ...section, articles: shown.map((page) => withCover(summaryOf(page, site), around)), ...further }
    }
    case 'relatedPages':
      return { ...section, related: relatedTo(facts, section.pages, around).map((page) => withCover(page, around)) }
    case 'whyUs':
      return { ...section, cover: around.artOf({ path: `${facts.path}#why`, group: facts.group }).cover }
    case 'jobBoard':
      return { ...section, regions: jobRegions(around) }
    case 'job':
      return facts.job ? { ...section, ...deriveJob(section.heading, facts.job, around, date) } : section
    case 'offices':
      return { ...section, offices: site.offices }
    default:
      return section
  }
}

function deriveHero(section: Extract<Section, { type: 'hero' }>, around: Around): Section {
  const { document, facts, index, site, below } = around
  const { published, group } = document
  const height = section.height ?? heightOf(facts)
  return {
    ...section,
    ...(facts.kind === 'article' && { ...(published && { published }), author: site.name, minutes: facts.minutes }),
    ...(group && { group }),
    ...(facts.kind === 'service' && height !== 'compact' && below && { next: below }),
    height,
    breadcrumb: breadcrumbOf(facts, index, site),
    picture: around.artOf(facts).picture,
  }
}

/** A pictogram's file has it in all colors; the fragment chooses the card's or its page's. */
function inColor(card: Card, { group }: Facts): Card {
  const color = card.iconClass ?? group
  return card.icon && color ? { ...card, icon: `${card.icon}#${color}` } : card
}

function withCover(page: PageSummary, { artOf }: Around): PageSummary {
  return { ...page, cover: artOf(page).cover }
}

/** Full height is stated where the Experience Studio wants it; the rest follows the specification's section 2. */
function heightOf({ kind, menu }: Facts): 'three-quarters' | 'standard' | 'compact' {
  if (kind === 'article' || kind === 'job') return 'compact'
  return menu === undefined ? 'standard' : 'three-quarters'
}

/** Links to the pages before and after this one of a long list. */
function furtherPages(
  { id }: Section,
  { facts, part }: Around,
  length: number,
  before: string,
  after: string,
): { previous?: Link; next?: Link } {
  const link = (label: string, number: number) => ({ label, path: `${partAddress(facts.path, number)}#${id}` })
  return {
    ...(part > 1 && { previous: link(before, part - 1) }),
    ...(part < partsFor(length) && { next: link(after, part + 1) }),
  }
}

function jobRegions({ lists: { openings }, resolveJob }: Around) {
  return (['india', 'usa'] as const).map((region) => ({
    region,
    label: regions[region].label,
    openings: openings
      .filter(({ job }) => job.region === region)
      .map(({ path, job }) => ({ path, job: resolveJob(job) })),
  }))
}

function deriveJob(heading: string | undefined, job: JobDocument, { resolveJob }: Around, date: string) {
  const closed = isClosed(job, date) ? { closed: job.closes } : {}
  return { heading: heading ?? 'About the job', job: resolveJob(job), ...closed }
}
