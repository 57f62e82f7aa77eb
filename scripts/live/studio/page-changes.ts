import path from 'node:path'
import { contentOf, readDocuments } from '../../authoring/documents'
import { addressFrom, noPage, refuseAddress } from '../../authoring/address'
import { rootsOf } from '../../authoring/kept-kinds'
import { planPage, refuseTitle, usualAddress } from '../../authoring/new-page'
import { planMove } from '../../authoring/plan-move'
import { planRemove } from '../../authoring/plan-remove'
import { withoutMark } from '../../engine/files/file-text'
import { Refusal } from '../../engine/refusal'
import { pageKind } from '../../engine/site/page-kind'
import { removeField, setValue, valueAt } from '../../engine/text/json-edits'
import type { Calls, OpenedDocument, PageReport } from './contract'
import type { Desk } from './desk'
import { movedReport, removedReport } from './page-reports'

/** What is done with whole pages: as by the commands new, move and remove. */

/** The address that a new page gets unless another is said. */
export function address({ content }: Desk, { kind, title }: Calls['address']['ask']): { path: string } {
  return { path: usualAddress(kind, title, content.checked.roots ?? {}) }
}

/** Makes a page. @throws Refusal if there cannot be one like this */
export function create(desk: Desk, { path: typed, ...asked }: Calls['create']['ask']): OpenedDocument {
  const documents = readDocuments(desk.pages, desk.date)
  const plan = planPage(documents, { ...asked, path: addressFrom(typed, desk.pages, desk.content.site?.url) })
  desk.change(plan, { by: 'new', words: `Made the page “${asked.title}”` })
  return desk.open(plan.file)
}

/**
 * Makes a page of another: a draft, until it says something of its own.
 * @throws Refusal if there cannot be one at this address or of this title
 */
export function duplicate(desk: Desk, asked: Calls['duplicate']['ask']): OpenedDocument {
  const { pages, date } = desk
  const documents = readDocuments(pages, date)
  const content = contentOf(documents)
  const to = addressFrom(asked.to, pages, content.site?.url)
  const page = content.index.page(asked.path)
  if (!page) throw new Refusal(noPage(asked.path, content.index))
  refuseAddress(to, content.index, pages)
  refuseTitle(asked.title, page.kind, content.index)
  const file = `${pages}${to}.json`
  const hasKind = pageKind(to, undefined, rootsOf(content, pages)) === page.kind
  const bare = ['aliases', 'canonical', 'menu'].reduce(
    (text, name) => removeField(text, [name]),
    withoutMark(documents.texts.get(page.file) ?? ''),
  )
  const copy = [
    ['title', JSON.stringify(asked.title)],
    ...(valueAt(bare, ['$schema']) === undefined ? [] : [['$schema', JSON.stringify(schemaFrom(file))]]),
    ...(hasKind ? [] : [['kind', JSON.stringify(page.kind)]]),
    ['draft', 'true'],
  ].reduce((text, [name = '', value = '']) => setValue(text, [name], value), bare)
  const change = { writes: new Map([[file, copy]]), removals: [], read: documents.texts }
  desk.change(change, { by: 'new', words: `Made “${asked.title}” of “${page.title}”` })
  return desk.open(file)
}

/** Gives a page another address, or says what that would do. @throws Refusal if something would break by it */
export function move(desk: Desk, { from, to, dry }: Calls['move']['ask']): PageReport {
  const plan = planMove(readDocuments(desk.pages, desk.date), { from, to, alone: false })
  if (!dry) desk.change(plan, { by: 'move', words: `Moved ${plan.from} to ${plan.to}` })
  return { report: movedReport(desk, plan, dry), path: plan.to }
}

/** Removes a page, or says what that would do. @throws Refusal if something would break by it */
export function remove(desk: Desk, { path: page, to, dry }: Calls['remove']['ask']): PageReport {
  const plan = planRemove(readDocuments(desk.pages, desk.date), { page, to })
  if (!dry) desk.change(plan, { by: 'remove', words: `Removed the page “${plan.page.title}”` })
  return { report: removedReport(desk, plan, dry), path: plan.heir.path }
}

function schemaFrom(file: string): string {
  return path.relative(path.dirname(file), 'schemas/page.schema.json').replaceAll('\\', '/')
}
