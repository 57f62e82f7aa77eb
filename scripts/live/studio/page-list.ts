import { heldBack, asDraft } from '../../engine/site/held-back'
import type { Facts } from '../../engine/site/facts'
import type { PageEntry } from './contract'
import type { Desk } from './desk'
import { titleOf } from './page-titles'

/** All pages, in the order of their files, with what keeps them back and how much is wrong with them. */
export function pageList(desk: Desk): PageEntry[] {
  const { content, date } = desk
  const { index, problems } = content.checked
  const groups = new Map((content.site?.groups ?? []).map(({ id, label }) => [id, label]))
  const counted = new Map<string, { errors: number; warnings: number }>()
  for (const { file, severity } of problems) {
    const own = counted.get(file) ?? { errors: 0, warnings: 0 }
    counted.set(file, own)
    if (severity === 'error') own.errors++
    else own.warnings++
  }
  return index.pages.map((page) => ({
    ...entryOf(page, date),
    title: titleOf(desk, page),
    ...(page.group !== undefined && { group: page.group, groupName: groups.get(page.group) ?? page.group }),
    ...(counted.get(page.file) ?? { errors: 0, warnings: 0 }),
  }))
}

function entryOf(page: Facts, date: string) {
  const { file, path, kind } = page
  const until = heldBack(page, date)
  const isDraft = until === asDraft
  return { file, path, kind, draft: isDraft, ...(until !== undefined && !isDraft && { appears: until }) }
}
