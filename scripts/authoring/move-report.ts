import { HeroArt } from '../engine/graphics/hero-art'
import { count, withArticle } from '../engine/problems/words/sentence'
import { changedLinks, shortened } from './in-words'
import { mentionsLeft } from './mentions'
import { isSame, type MovedPage } from './moved-document'
import type { MovePlan } from './plan-move'

/** Says in plain words what a move does, in which files, and what is left to do. */
export function moveReport(plan: MovePlan, dry: boolean): string {
  const { from, to, moved, links } = plan
  const [first] = moved
  const beneath = moved.length - (first?.page.path === from ? 1 : 0)
  const withThem = beneath === 0 ? '' : `, with ${count(beneath, 'page')} beneath it`
  const files = moved.map(({ page, file }) => `  ${page.file} is now ${file}`)
  return [
    dry ? 'Nothing was changed yet. This is what the move does:\n' : undefined,
    `Moved ${from} to ${to}${withThem}.`,
    ...shortened(files, 'file'),
    links.size ? 'Links that lead to the new address now:' : 'No other page links to it, so no link had to change.',
    ...changedLinks(links),
    ...addresses(plan),
    ...moved.flatMap(keptKind).slice(0, 1),
    '\nLeft to do:',
    ...leftToDo(plan).map((task) => `- ${task}`),
  ]
    .filter((line) => line !== undefined)
    .join('\n')
}

function addresses({ from, to, moved }: MovePlan): string[] {
  const left = moved.flatMap((page) => page.left)
  if (left.length === 0) return isSame(from, to) ? caseOnly(from) : []
  return left.length === 1
    ? [`${left[0]} still works: it leads to the page, and stands in its "aliases".`]
    : [`The ${left.length} old addresses still work: they lead to the pages, and stand in their "aliases".`]
}

function caseOnly(from: string): string[] {
  return [`${from} still works: addresses are found in capital and small letters.`]
}

function keptKind({ kept }: MovedPage): string[] {
  return kept ? [`What was ${withArticle(kept)} stays one: "kind" says so now, as the new folder does not.`] : []
}

function leftToDo(plan: MovePlan): string[] {
  const { moved, to } = plan
  const [first] = moved
  const mentioned = [...mentionsLeft(plan.from, plan)].flatMap(([file, lines]) =>
    lines.map((line) => `${file}:${line}`),
  )
  return [
    `Look at it: npm run dev, then open the address it prints, and ${to} there.`,
    ...(first?.page.path === plan.from
      ? [`Its title is still “${first.page.title}”. To change it, open ${first.file}.`]
      : []),
    ...(first && first.page.path === plan.from && hasOtherPicture(first)
      ? ['Its banner shows another picture now, as pictures are chosen by address. Look whether it suits the page.']
      : []),
    ...(mentioned.length
      ? [
          `The old address still stands here, but not as a link that could be changed: ${mentioned.slice(0, 12).join(', ')}.`,
        ]
      : []),
  ]
}

/** Whether a page's banner shows another picture once it has moved. */
export function hasOtherPicture({ page, path }: MovedPage): boolean {
  const art = new HeroArt([])
  return art.pictureOf(page) !== art.pictureOf({ ...page, path })
}
