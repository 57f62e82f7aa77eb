import { isDeepStrictEqual } from 'node:util'
import { folderOf, nameOf, type AuthorFile } from '../../engine/attachments/folders'
import type { Facts } from '../../engine/site/facts'
import { heldBack } from '../../engine/site/held-back'
import { partsOf } from '../../engine/site/links'
import { filesOf } from '../../engine/site/named-files'
import { elsewhere } from './elsewhere'
import { fieldChanges } from './fields'
import { brokenSentences, heldBackSentence, isOpenOn, pageChanges, type Around } from './page'
import type { PageState, SiteState } from './state'
import { counted, quoted, sentence } from './words'

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
    const sentences = [
      ...pageChanges(one, other, around),
      ...endsSentences(was, facts, after),
      ...fileChanges(facts, before, after),
    ]
    return { ...name(other), sentences }
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

/** What ends where a page is taken back that was published. */
function endsSentences(was: Facts, is: Facts, { content: { shown, index, date } }: SiteState): string[] {
  if (heldBack(was, date) !== undefined || heldBack(is, date) === undefined) return []
  const answer = shown.answer(is.path)?.page
  const linking = shown.pages.filter(({ links }) =>
    links.some((link) => index.answer(partsOf(link).address)?.page === is),
  )
  const address = answer
    ? `Its address leads to ${quoted(answer.title)} meanwhile`
    : 'Its address leads nowhere meanwhile'
  const links =
    linking.length > 0
      ? `, and ${counted(linking.length, 'page')} ${linking.length === 1 ? 'links' : 'link'} there`
      : ''
  return [`${address}${links}.`]
}

/** Whether nothing of a page can have changed: neither its text nor its pictures and files, nor whether it is right. */
function isUntouched(was: Facts, is: Facts, before: SiteState, after: SiteState): boolean {
  const isRight = (facts: Facts, state: SiteState) => state.errorsIn(facts.file).length === 0
  return (
    was.hash === is.hash && isRight(was, before) === isRight(is, after) && fileChanges(is, before, after).length === 0
  )
}

const things = { _images: 'picture', _videos: 'video', _files: 'file' }

function fileChanges(facts: Facts, before: SiteState, after: SiteState): string[] {
  return filesOf(facts)
    .filter((file) => before.authored(file) !== undefined && before.authored(file) !== after.authored(file))
    .map((file) => sentence(replaced(file)))
}

function replaced(file: AuthorFile): string {
  const name = quoted(nameOf(file))
  if (file.endsWith('.vtt')) return `the captions ${name} were replaced`
  return `the ${things[folderOf(file) ?? '_files']} ${name} was replaced`
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
  const held = heldBackSentence(page, date)
  return ['This page is new.', ...(held ? [held] : []), ...(isOpenOn(page, date) ? ['A job is open here.'] : [])]
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
