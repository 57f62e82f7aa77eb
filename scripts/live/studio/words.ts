import type { Desk } from './desk'
import { calledInStudio } from './page-titles'

/** What commands say, for who has no terminal before them and sees pages in place of files. */

type Known = Pick<Desk, 'content' | 'pages'>

/** What commands say otherwise than the window, mostly of a way out; and what is said here. */
export const ways: readonly [advised: string, here: string][] = [
  ['Nothing was taken back', 'Nothing was undone'],
  ['To take the step back all the same', 'To undo it all the same'],
  ['run npm run undo again', 'press Undo here again'],
  ['run npm run send again', 'press Send again'],
  ['run npm run send there', 'start the studio there, and press Send'],
  [
    'To have yours looked at by itself, run npm run send -- --apart: whoever takes it over brings the two together.',
    'Ask whoever looks after the project to bring the two together.',
  ],
  ['To move the page by itself, add --alone.', 'Choose an address that does not lie beneath it.'],
]

/** Words of a command with the ways of the window in place of other commands, and with the titles of pages for their files. */
export function inStudio(desk: Known, said: string): string {
  const words = ways.reduce((text, [advised, here]) => text.replaceAll(advised, here), said)
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
