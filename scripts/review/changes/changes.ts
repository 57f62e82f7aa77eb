import { isDeepStrictEqual } from 'node:util'
import type { Facts } from '../../engine/site/facts'
import { elsewhere } from './elsewhere'
import { fieldChanges } from './fields'
import { brokenSentences, isOpenOn, pageChanges, type Around } from './page'
import type { PageState, SiteState } from './state'
import { quoted, sentence } from './words'

/** What changed between two states of the site, in words. */
export interface Changes {
  pages: PageChanges[]
  /** One line on what else changes because of it; empty where nothing does. */
  elsewhere: string
}

export interface PageChanges {
  /** The page's title. */
  page: string
  /** Where it is; empty for the company's details, which are no page. */
  address: string
  sentences: string[]
}

/** Describes what changed from one state of the site to another. @param date the day to see both on */
export function changesBetween(before: SiteState, after: SiteState, date: string): Changes {
  const [old, now] = [before.places, after.places]
  const around: Around = { date, site: after.content.site }
  const gone = [...old].filter(([place]) => !now.has(place)).map(([, facts]) => before.page(facts))
  const fresh = [...now].filter(([place]) => !old.has(place)).map(([, facts]) => after.page(facts))
  const moves = movesAmong(gone, fresh)

  const changed = [...now].flatMap(([place, facts]) => {
    const was = old.get(place)
    if (!was || isUntouched(was, facts, before, after)) return []
    const [one, other] = [before.page(was), after.page(facts)]
    return { ...name(other), sentences: [...pageChanges(one, other, around), ...pictureChanges(facts, before, after)] }
  })
  const moved = [...moves].map(([one, other]) => ({
    ...name(other),
    sentences: [movedSentence(one, other, after), ...pageChanges(withoutMove(one), withoutMove(other), around)],
  }))
  const added = fresh
    .filter((page) => ![...moves.values()].includes(page))
    .map((page) => ({ ...name(page), sentences: [...addedSentences(page, date), ...brokenSentences(undefined, page)] }))
  const removed = gone
    .filter((page) => !moves.has(page))
    .map((page) => ({ ...name(page), sentences: removedSentences(page, after, date) }))
  return {
    pages: [...added, ...removed, ...moved, ...changed, ...companyChanges(before, after)].filter(
      ({ sentences }) => sentences.length > 0,
    ),
    elsewhere: elsewhere(before, after, date),
  }
}

/** Whether nothing of a page can have changed: neither its text nor its pictures, nor whether it is right. */
function isUntouched(was: Facts, is: Facts, before: SiteState, after: SiteState): boolean {
  const isRight = (facts: Facts, state: SiteState) => state.errorsIn(facts.file).length === 0
  return (
    was.hash === is.hash &&
    isRight(was, before) === isRight(is, after) &&
    pictureChanges(is, before, after).length === 0
  )
}

function pictureChanges({ images }: Facts, before: SiteState, after: SiteState): string[] {
  return images
    .filter((image) => before.picture(image) !== undefined && before.picture(image) !== after.picture(image))
    .map((image) => sentence(`the picture ${quoted(image)} was replaced`))
}

/** Pages that are no longer where they were, and where they are now: the new one keeps the old address, or is the same. */
function movesAmong(gone: readonly PageState[], fresh: readonly PageState[]): Map<PageState, PageState> {
  const moves = new Map<PageState, PageState>()
  for (const one of gone) {
    const free = fresh.filter((page) => ![...moves.values()].includes(page))
    const other =
      free.find(({ facts }) => facts.aliases.includes(one.facts.path)) ??
      free.find((page) => isDeepStrictEqual(withoutMove(one).fields, withoutMove(page).fields))
    if (other) moves.set(one, other)
  }
  return moves
}

/** A page without what says where it is and was. */
function withoutMove(page: PageState): PageState {
  const { $schema, aliases, ...fields } = page.fields ?? {}
  return page.fields ? { ...page, fields } : page
}

function movedSentence({ facts: { path } }: PageState, { facts }: PageState, after: SiteState): string {
  const leads = after.content.index.answer(path)?.page === facts
  return `It moved from ${path} to ${facts.path}. The old address ${leads ? 'leads here' : 'leads nowhere now'}.`
}

function addedSentences(page: PageState, date: string): string[] {
  return ['This page is new.', ...(isOpenOn(page, date) ? ['A job is open here.'] : [])]
}

function removedSentences(page: PageState, after: SiteState, date: string): string[] {
  const answer = after.content.index.answer(page.facts.path)
  const rest = answer
    ? `Its address leads to ${quoted(after.page(answer.page).title)} now`
    : 'Its address leads nowhere now'
  return [`This page was removed. ${rest}.`, ...(isOpenOn(page, date) ? ['Its job is no longer open.'] : [])]
}

function companyChanges(before: SiteState, after: SiteState): PageChanges[] {
  const [one, other] = [before.company, after.company]
  if (one.text === other.text) return []
  const broken = other.errors.slice(0, 1).map(({ message }) => `They cannot be used as they are. ${message}`)
  const changes = one.fields && other.fields ? fieldChanges(one.fields, other.fields).map(sentence) : []
  return [{ page: "The company's details", address: '', sentences: [...broken, ...changes] }]
}

function name({ title, facts }: PageState): Pick<PageChanges, 'page' | 'address'> {
  return { page: title, address: facts.path }
}
