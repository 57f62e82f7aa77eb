import { count } from '../../engine/problems/words/sentence'
import { lostReport } from './lost-report'
import type { ArticlePlan } from './plan-article'

/** Says what a text became, and what of it was left out or changed on the way. */
export function articleReport({ manuscript, mended, title }: ArticlePlan, from: string): string {
  return [
    `Read ${from}: the article “${title}”, in ${count(manuscript.blocks.length, 'block')}.`,
    ...lostReport(manuscript, manuscript.blocks, mended),
  ].join('\n')
}
