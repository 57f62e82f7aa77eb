import { shortened } from '../../authoring/in-words'
import { mentionsLeft } from '../../authoring/mentions'
import { hasOtherPicture } from '../../authoring/move-report'
import type { MovePlan } from '../../authoring/plan-move'
import type { RemovePlan } from '../../authoring/plan-remove'
import { count } from '../../engine/problems/words/sentence'
import type { Desk } from './desk'
import { calledInStudio, titleOf } from './page-titles'

/** What a move or a removal means, for who sees pages and no files. */

/** Says what a move does, or has done. */
export function movedReport(desk: Desk, plan: MovePlan, dry: boolean): string {
  const { from, to, moved, links } = plan
  const own = moved.find(({ page }) => page.path === from)
  const beneath = moved.filter((one) => one !== own)
  const news = new Map(moved.map(({ file, page }) => [file, page.file]))
  const named = (file: string) => calledInStudio(desk, news.get(file) ?? file) ?? file
  const left = moved.some((page) => page.left.length > 0)
  return told(dry, 'what the move does', [
    own ? [`The page is at ${to} instead of ${from}.`] : [],
    listed(
      `${count(beneath.length, 'page')} beneath it ${beneath.length === 1 ? 'moves' : 'move'} along:`,
      beneath.map(({ page, path }) => `“${titleOf(desk, page)}” to ${path}`),
    ),
    linksLead(links.size, 'the new address', [...links.keys()].map(named)),
    left
      ? [
          `Whoever asks for ${beneath.length > 0 ? 'an old address still comes to its page' : 'the old address still comes to the page'}.`,
        ]
      : [],
    own ? [`Its title stays “${titleOf(desk, own.page)}”. You can change it in Page settings.`] : [],
    own && hasOtherPicture(own)
      ? ['Its banner shows another picture, as pictures are chosen by address. Look whether it suits the page.']
      : [],
    listed(
      'The old address still stands among the words here. Change it if visitors read it:',
      [...mentionsLeft(from, plan).keys()].map(named),
    ),
  ])
}

/** Says what a removal does, or has done. */
export function removedReport(desk: Desk, plan: RemovePlan, dry: boolean): string {
  const { page, heir, addresses, beneath, links } = plan
  const [title, next] = [titleOf(desk, page), `“${titleOf(desk, heir)}”`]
  const asks =
    addresses.length > 1 ? `${page.path}, or ${count(addresses.length - 1, 'more address')} of it,` : page.path
  return told(dry, 'what it does', [
    [`“${title}” is removed. Who asks for ${asks} comes to ${next}.`],
    linksLead(
      links.size,
      `${next} instead`,
      [...links.keys()].map((file) => calledInStudio(desk, file) ?? file),
    ),
    links.size > 0 ? ['Read these links again: their words were written for the page that is removed.'] : [],
    listed(`${count(beneath.length, 'page')} beneath it ${beneath.length === 1 ? 'stays' : 'stay'}:`, beneath),
  ])
}

function told(dry: boolean, what: string, paragraphs: readonly string[][]): string {
  const all = [...(dry ? [[`Nothing was changed yet. This is ${what}:`]] : []), ...paragraphs]
  return all.flatMap((lines) => (lines.length > 0 ? [lines.join('\n')] : [])).join('\n\n')
}

/** A line with a list under it; nothing where the list is empty. */
function listed(line: string, entries: readonly string[]): string[] {
  if (entries.length === 0) return []
  return [
    line,
    ...shortened(
      entries.map((entry) => `  ${entry}`),
      'page',
    ),
  ]
}

function linksLead(pages: number, where: string, named: readonly string[]): string[] {
  if (pages === 0) return ['No other page links to it, so no link has to change.']
  return listed(`Links lead to ${where} in:`, named)
}
