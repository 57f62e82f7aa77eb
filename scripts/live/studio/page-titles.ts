import type { Facts } from '../../engine/site/facts'
import { fill } from '../../engine/site/placeholders'
import { siteFile } from '../../engine/load/sources'
import type { Desk } from './desk'

/** A page's title as visitors read it. */
export function titleOf({ content: { site } }: Pick<Desk, 'content'>, { title }: Facts): string {
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

/** In which document something was done, after words that say what: on “Contact”. Nothing where it has no title. */
export function whereInStudio(desk: Pick<Desk, 'content' | 'pages'>, file: string): string {
  const called = calledInStudio(desk, file)
  if (called === undefined) return ''
  return file === `${desk.pages}/${siteFile}` ? ` in ${called}` : ` on ${called}`
}
