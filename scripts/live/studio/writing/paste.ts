import { Fragment, Slice, type Node } from 'prosemirror-model'
import type { EditorState, Transaction } from 'prosemirror-state'
import type { Pasted } from '../contract'
import { joinLines } from '../../../engine/text/join-lines'
import { withoutMarks } from '../marks'
import { isSource, toNodes } from './read'
import { schema } from './schema'

/** A paste that could not be kept as it was. */
export const leftOutOfText =
  'Pictures, code and lines across the page were left out: add pictures and code as blocks of their own.'
export const onOneLine = 'Paragraphs, headings and lists became one line, as this text has only one.'

/** A paste of something else than words. */
export const noWords =
  'Nothing was pasted, as only words go into a text. To show a picture, choose “Picture” in the form of a section that has one, and paste it there.'

/** Whether there are no words in what is pasted, as where it is a picture. */
export function hasNoWords(data: DataTransfer | null): boolean {
  return !data?.getData('text/html') && !data?.getData('text/plain')
}

/** Puts words from elsewhere in place of the selection; where there are none, that stays. @returns how, and what was lost, in sentences */
export function withPasted(
  { doc, tr }: EditorState,
  { blocks, lost }: Pasted,
): { change: Transaction; lost: string[] } {
  const kept = blocks.filter((block) => !isSource(block))
  const found = kept.flatMap((block) => toNodes(block, 'block').children)
  const isOneLine = doc.type !== schema.topNodeType
  const slice = isOneLine ? new Slice(lineOf(found), 0, 0) : sliceOf(found)
  return {
    change: found.length > 0 ? tr.replaceSelection(slice).scrollIntoView() : tr,
    lost: [
      ...lost,
      ...(kept.length < blocks.length ? [leftOutOfText] : []),
      ...(isOneLine && linesOf(found).length > 1 ? [onOneLine] : []),
    ],
  }
}

/** Text without marks, as it comes from an editor for programs. */
export function withPlain({ doc, tr }: EditorState, pasted: string): Transaction {
  const text = withoutMarks(pasted)
  const paragraphs = text.split(/\n\s*\n/).map((part) => joinLines(part.trim()))
  const found = paragraphs.filter(Boolean).map((part) => schema.nodes.paragraph.create(null, schema.text(part)))
  const isOneLine = doc.type !== schema.topNodeType || found.length < 2
  const change = isOneLine ? tr.insertText(joinLines(text)) : tr.replaceSelection(sliceOf(found))
  return change.scrollIntoView()
}

function sliceOf(found: readonly Node[]): Slice {
  const [first, last] = [found[0], found.at(-1)]
  return new Slice(Fragment.from([...found]), first?.isTextblock ? 1 : 0, last?.isTextblock ? 1 : 0)
}

/** All words one after the other. */
function lineOf(found: readonly Node[]): Fragment {
  const parts = linesOf(found).flatMap(({ content }, place) => [
    ...(place > 0 ? [schema.text(' ')] : []),
    ...content.content,
  ])
  return Fragment.from(parts)
}

function linesOf(found: readonly Node[]): Node[] {
  return found.flatMap((node) => (node.isTextblock ? [node] : linesOf(node.children)))
}
