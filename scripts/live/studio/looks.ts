import { headOf } from '../../../src/page/head'
import { shellAddress } from '../../../src/page/route'
import type { Calls, PagePreview, Refused } from './contract'
import type { Desk } from './desk'
import { pathOf } from '../../engine/load/sources'
import { refuseOther } from './texts'
import { withoutMarks } from './marks'

/** How a page with this text would look in search results and link previews. */
export function lookOf(desk: Desk, { file, text }: Calls['lookOf']['ask']): PagePreview | Refused {
  refuseOther(desk.pages, file)
  const { page } = desk.content.preview({ file, path: pathOf(file.slice(desk.pages.length + 1)) }, text)
  const site = page && desk.content.shellAt(shellAddress(page.site))
  if (!page || !site) return { refused: 'There is no page to look at.' }
  const title = headOf(page, site).find((tag) => tag.tag === 'title')?.text ?? page.title
  const picture = page.image ?? ''
  return {
    title: withoutMarks(title),
    address: page.canonical,
    description: page.description,
    picture: picture.startsWith(site.url) ? picture.slice(site.url.length) : picture,
    pictureAlt: page.imageAlt ?? '',
  }
}
