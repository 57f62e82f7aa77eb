import { rememberLost } from '../../authoring/history/hand-edits'
import { keepingMark } from '../../engine/files/file-text'
import { Refusal } from '../../engine/refusal'
import type { Calls, Save } from './contract'
import type { Desk } from './desk'
import { whereInStudio } from './page-titles'
import { documentNow, hashOfText, writtenIn } from './texts'

/**
 * Writes a document's new text, unless somebody else has written in it since it was read: then both are shown to who
 * saves, and nothing is lost.
 */
export function save(desk: Desk, { file, text, base, words, run }: Save): Calls['save']['answer'] {
  const written = writtenIn(desk.pages, file)
  const now = documentNow(desk.pages, file)
  if (now.hash !== base) return now.text === text && written !== undefined ? { hash: now.hash } : { conflict: now }
  // One that was here and is gone may come back. A new page is made by a call that knows where there can be one.
  if (written === undefined && !desk.hasSeen(file)) return { refused: `${file} is not there any more.` }
  if (now.text === text) return { hash: now.hash }
  const whole = written === undefined ? text : keepingMark(written, () => text)
  const read = new Map(written === undefined ? [] : [[file, written]])
  const change = { writes: new Map([[file, whole]]), removals: [], read }
  try {
    desk.change(change, { by: 'studio', words: whereInStudio(desk, { file, text, words }), run })
    return { hash: hashOfText(text) }
  } catch (error) {
    const meanwhile = documentNow(desk.pages, file)
    if (error instanceof Refusal && meanwhile.hash !== base) return { conflict: meanwhile }
    throw error
  }
}

/**
 * Leaves a page that another program has removed, with what a window still has of it: that becomes a step, so that undo
 * brings it back. Where it is there again, that is shown to who leaves it, and nothing is lost.
 */
export function letGo(desk: Desk, { file, text, title }: Calls['letGo']['ask']): Calls['letGo']['answer'] {
  const now = documentNow(desk.pages, file)
  if (now.hash !== '') return { conflict: now }
  rememberLost(desk.pages, { file, text, words: `Let “${title}” go` })
  return { hash: '' }
}
