import { Fragment, Slice, type Node } from 'prosemirror-model'
import type { EditorView } from 'prosemirror-view'
import type { Pasted } from '../contract'
import { withoutMarks } from '../marks'
import { isSource, toNodes } from './read'
import { schema } from './schema'

/** A paste that could not be kept as it was. */
export const leftOutOfText = 'Pictures and code were left out: they are added as blocks of their own.'
export const onOneLine = 'Paragraphs, headings and lists became one line, as this text has only one.'

/** Puts words from elsewhere in place of the selection. @returns what was lost, in sentences */
export function insertPasted(view: EditorView, { blocks, lost }: Pasted): string[] {
  const kept = blocks.filter((block) => !isSource(block))
  const found = kept.flatMap((block) => toNodes(block, 'block').children)
  const isOneLine = view.state.doc.type !== schema.topNodeType
  const slice = isOneLine ? new Slice(lineOf(found), 0, 0) : sliceOf(found)
  view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView())
  return [
    ...lost,
    ...(kept.length < blocks.length ? [leftOutOfText] : []),
    ...(isOneLine && linesOf(found).length > 1 ? [onOneLine] : []),
  ]
}

/** Text without marks, as it comes from an editor for programs. */
export function insertPlain(view: EditorView, pasted: string): void {
  const text = withoutMarks(pasted)
  const paragraphs = text.split(/\n\s*\n/).map((part) => part.trim().replace(/\s*\n\s*/g, ' '))
  const found = paragraphs.filter(Boolean).map((part) => schema.nodes.paragraph.create(null, schema.text(part)))
  const isOneLine = view.state.doc.type !== schema.topNodeType || found.length < 2
  if (isOneLine) view.dispatch(view.state.tr.insertText(text.replace(/\s*\n\s*/g, ' ')).scrollIntoView())
  else view.dispatch(view.state.tr.replaceSelection(sliceOf(found)).scrollIntoView())
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
