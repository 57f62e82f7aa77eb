import { count } from '../engine/problems/words/sentence'
import { changedLinks } from './in-words'
import type { RemovePlan } from './plan-remove'

/** Says in plain words what removing a page does, in which files, and what is left to do. */
export function removeReport({ page, heir, addresses, beneath, links }: RemovePlan, dry: boolean): string {
  const more = addresses.length - 1
  const all = more === 0 ? `${page.path} leads` : `${page.path} and ${more} more of its addresses lead`
  const tasks = [
    ...(links.size ? [`Read these links again: their words were written for “${page.title}”, which is gone.`] : []),
    ...(beneath.length
      ? [
          `${count(beneath.length, 'page')} beneath it stayed: ${beneath.slice(0, 3).join(', ')}${beneath.length > 3 ? ' …' : ''}`,
        ]
      : []),
  ]
  return [
    ...(dry ? ['Nothing was changed yet. This is what it does:\n'] : []),
    `Removed ${page.file}.`,
    `${all} to ${heir.path} from now on, by "aliases" in ${heir.file}.`,
    ...(links.size
      ? [`Links that lead to ${heir.path} now:`]
      : ['No other page links to it, so no link had to change.']),
    ...changedLinks(links),
    ...(tasks.length ? ['\nLeft to do:', ...tasks.map((task) => `- ${task}`)] : []),
  ].join('\n')
}
