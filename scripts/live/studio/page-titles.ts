import type { Facts } from '../../engine/site/facts'
import { fill } from '../../engine/site/placeholders'
import { siteFile } from '../../engine/load/sources'
import { isObject } from '../../engine/text/is-object'
import { isText } from '../../engine/text/shape'
import type { Desk } from './desk'

/** A page's title as visitors read it. */
export function titleOf({ content: { site } }: Pick<Desk, 'content'>, { title }: Pick<Facts, 'title'>): string {
  return site ? fill(title, site) : title
}

/**
 * What authors call a document: its page's title in quotation marks.
 * @param named a file, with its folder or without: pages-json/about.json, about.json; undefined where there is no such document
 */
export function calledInStudio(desk: Pick<Desk, 'content' | 'pages'>, named: string): string | undefined {
  const { content, pages } = desk
  const file = named.startsWith(`${pages}/`) ? named : `${pages}/${named}`
  if (file === `${pages}/${siteFile}`) return 'the site settings'
  const page = content.checked.index.byFile.get(file)
  return page && `“${titleOf(desk, page)}”`
}

/**
 * What was done, with the document it was done in: Changed “Heading” on “Contact”, Kept your version of “Contact”. As it
 * is where that has no title.
 * @param text what the document says now: its title may be what was changed
 */
export function whereInStudio(
  desk: Pick<Desk, 'content' | 'pages'>,
  { file, text, words }: { file: string; text: string; words: string },
): string {
  const isSite = file === `${desk.pages}/${siteFile}`
  const title = isSite ? undefined : titleIn(text)
  const called = title === undefined ? calledInStudio(desk, file) : `“${titleOf(desk, { title })}”`
  if (called === undefined) return words
  const on = words.endsWith(' version') ? 'of' : isSite ? 'in' : 'on'
  return `${words} ${on} ${called}`
}

/** Nothing where the text cannot be read, as while somebody types in it by hand. */
function titleIn(text: string): string | undefined {
  try {
    const document: unknown = JSON.parse(text)
    return isObject(document) && isText(document['title']) && document['title'] !== '' ? document['title'] : undefined
  } catch {
    return undefined
  }
}
