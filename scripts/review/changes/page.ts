import { dayInWords } from '../../engine/problems/words/days'
import type { Site } from '../../engine/schema/document.generated'
import { asDraft, heldBack } from '../../engine/site/held-back'
import { isClosed } from '../../engine/site/openings'
import { isObject } from '../../engine/text/is-object'
import { fieldChanges, type Fields } from './fields'
import { sectionChanges } from './sections'
import type { PageState } from './state'
import { counted, enumerated, quoted, sentence } from './words'

/** What a page's description needs to know beside the page. */
export interface Around {
  date: string
  site?: Site
}

/** What changed between two states of a page, in sentences. */
export function pageChanges(before: PageState, after: PageState, around: Around): string[] {
  const broken = brokenSentences(before, after)
  const [one, other] = [before.fields, after.fields]
  if (!one || !other) return broken
  return [
    ...broken,
    ...wordsChanges(one, other),
    ...releaseChanges(before, after, around),
    ...placeChanges(one, other, around),
    ...jobChanges(before, after, around),
    ...sectionChanges(list(one.sections), list(other.sections)),
  ]
}

/** Says that a page is broken, or no longer is. */
export function brokenSentences(before: PageState | undefined, { fields, errors }: PageState): string[] {
  const [first] = errors
  if (first)
    return fields
      ? [`This page has ${counted(errors.length, 'mistake')} and cannot be published. ${first.message}`]
      : [`This page is broken and cannot be compared. ${first.message}`]
  return before && before.errors.length > 0 ? ['This page was broken and is right now.'] : []
}

function wordsChanges(before: Fields, after: Fields): string[] {
  const shown = (names: string[]) =>
    fieldChanges(pick(before, names), pick(after, names)).map((change) => sentence(change))
  const searched = differ(before, after, 'keywords') ? ['The words people search for changed.'] : []
  return [...shown(['title', 'description']), ...searched]
}

/** Where the page stands: its group, the menu, its addresses, its dates. */
function placeChanges(before: Fields, after: Fields, { site }: Around): string[] {
  const label = site?.groups.find(({ id }) => id === after.group)?.label
  const [menu, menuBefore] = [after.menu, before.menu].map((place) => (isObject(place) ? place : undefined))
  const aliases = list(after.aliases).filter((address) => !list(before.aliases).includes(address))
  const gone = list(before.aliases).filter((address) => !list(after.aliases).includes(address))
  return [
    ...(differ(before, after, 'kind') ? ['What kind of page it is changed.'] : []),
    ...(differ(before, after, 'group')
      ? [label ? `It now belongs to ${quoted(label)}.` : 'It no longer belongs to a group of services.']
      : []),
    ...(menu && !menuBefore ? ['It is now in the services menu.'] : []),
    ...(menuBefore && !menu ? ['It is no longer in the services menu.'] : []),
    ...(menu && menuBefore && menu.order !== menuBefore.order ? ['Its place in the services menu changed.'] : []),
    ...(menu && menuBefore && menu.label !== menuBefore.label ? ['Its name in the services menu changed.'] : []),
    ...(aliases.length
      ? [sentence(`${enumerated(aliases.map(String))} now ${aliases.length === 1 ? 'leads' : 'lead'} here`)]
      : []),
    ...(gone.length
      ? [sentence(`${enumerated(gone.map(String))} no longer ${gone.length === 1 ? 'leads' : 'lead'} here`)]
      : []),
    ...(differ(before, after, 'canonical') ? ['Its main address for search engines changed.'] : []),
    ...(differ(before, after, 'updated') ? ['The day it was last changed, as shown on it, changed.'] : []),
    ...(differ(before, after, 'reviewed') ? ['The day its facts were last checked, as shown on it, changed.'] : []),
  ]
}

/** Whether the page is published, and when. */
function releaseChanges(before: PageState, after: PageState, { date }: Around): string[] {
  const [was, is] = [heldBack(before.facts, date), heldBack(after.facts, date)]
  if (is === undefined && was !== undefined) return ['It is published now.']
  if (was === is) return before.facts.published === after.facts.published ? [] : ['The day it was published changed.']
  if (was !== undefined) return [heldBackSentence(after, date)]
  return [
    is === asDraft
      ? 'It is a draft now, and no longer published.'
      : `It is no longer published, until ${dayInWords(is ?? '')}.`,
  ]
}

/** Such as “It is a draft, and not published.” @returns nothing of a page that is published */
export function heldBackSentence({ facts }: PageState, date: string): string {
  const until = heldBack(facts, date)
  if (until === undefined) return ''
  return until === asDraft ? 'It is a draft, and not published.' : `It is published on ${dayInWords(until)}.`
}

function jobChanges(before: PageState, after: PageState, { date }: Around): string[] {
  const [one, other] = [before.fields?.job, after.fields?.job]
  if (!isObject(other)) return isObject(one) ? ['The job was removed.'] : []
  if (!isObject(one)) return ['A job was added.']
  const changes = fieldChanges(one, other)
  const isPublished = ({ facts }: PageState) => heldBack(facts, date) === undefined
  const [wasOpen, isOpen] = [isOpenOn(before, date), isOpenOn(after, date)]
  return [
    ...(wasOpen && !isOpen && isPublished(after) ? ['The job is closed now.'] : []),
    ...(isOpen && !wasOpen && isPublished(before) ? ['The job is open again.'] : []),
    ...(changes.length ? [sentence(`about the job: ${changes.join('; ')}`)] : []),
  ]
}

/** Whether one can apply for the job of a page. */
export function isOpenOn({ facts }: PageState, date: string): boolean {
  return facts.job !== undefined && heldBack(facts, date) === undefined && !isClosed(facts.job, date)
}

function differ(before: Fields, after: Fields, name: string): boolean {
  return JSON.stringify(before[name]) !== JSON.stringify(after[name])
}

function pick(fields: Fields, names: string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)))
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
