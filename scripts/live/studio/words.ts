import type { Desk } from './desk'
import { calledInStudio } from './page-titles'

/** What commands say, for who has no terminal before them and sees pages in place of files. */

type Known = Pick<Desk, 'content' | 'pages'>

/** Words of a command without the advice to run another, and with the titles of pages for their files. */
export function inStudio(desk: Known, words: string): string {
  const lines = words.split('\n').flatMap((line) => {
    if (!line.includes('npm run')) return [line]
    const kept = line.split(/(?<=[.!?])\s+/).filter((sentence) => !sentence.includes('npm run'))
    return kept.length > 0 ? [kept.join(' ')] : []
  })
  const left = lines.join('\n').trim()
  return inTitles(desk, withoutColors(left === '' ? words : left))
    .replace(' ("draft": true)', ' in Page settings')
    .replace(/(?<![\w/])_(?:images|videos|files)\//g, '')
}

/** Words with the titles of pages in place of their files. */
export function inTitles(desk: Known, words: string): string {
  return words.replace(/[^\s“”"'`,;()[\]]+/g, (word) => {
    const end = word.indexOf('.json') + '.json'.length
    const called = end < '.json'.length ? undefined : calledInStudio(desk, word.slice(0, end))
    return called === undefined ? word : called + word.slice(end).replace(/^:\d+/, '')
  })
}

/** Words as a terminal would show them, without what tells it their colors. */
export function withoutColors(words: string): string {
  return words.replace(new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g'), '')
}
