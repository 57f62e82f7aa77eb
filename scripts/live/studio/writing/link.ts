import type { Mark, Node, ResolvedPos } from 'prosemirror-model'
import type { EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { schema } from './schema'

const { link } = schema.marks

interface Range {
  from: number
  to: number
}

/** The link in which the selection stands. */
export function linkAt({ selection: { $from } }: EditorState): Mark | undefined {
  return link.isInSet($from.marks()) ?? link.isInSet($from.nodeAfter?.marks ?? [])
}

/**
 * Asks where the chosen words lead, and lets them: the whole link or word where nothing is chosen. Without an address
 * they lead nowhere any more.
 * @param choose resolves to undefined where everything stays as it was
 */
export async function changeLink(
  view: EditorView,
  choose: (now: string, words: string) => Promise<string | undefined>,
): Promise<void> {
  const { state } = view
  const now = linkAt(state)
  const { from, to } = rangeOf(state, now)
  const path = await choose(String(now?.attrs.path ?? ''), state.doc.textBetween(from, to, ' ', ' '))
  if (view.isDestroyed) return
  view.focus()
  if (path === undefined || to > view.state.doc.content.size) return
  const { tr } = view.state
  if (path === '') tr.removeMark(from, to, link)
  else if (from === to) tr.insert(from, schema.text(path, [link.create({ path })]))
  else tr.removeMark(from, to, link).addMark(from, to, link.create({ path }))
  view.dispatch(tr.scrollIntoView())
}

function rangeOf({ selection: { from, to, empty, $from } }: EditorState, now: Mark | undefined): Range {
  if (!empty) return { from, to }
  return (now && around($from, ({ marks }) => now.isInSet(marks))) ?? wordAt($from)
}

/** The run of neighbors in which a place stands. */
function around($at: ResolvedPos, belongs: (node: Node) => boolean): Range | undefined {
  let found: Range | undefined
  let isEnded = false
  $at.parent.forEach((node, offset) => {
    const from = $at.start() + offset
    const to = from + node.nodeSize
    if (isEnded || !belongs(node)) isEnded ||= found !== undefined && found.to >= $at.pos
    else if (found?.to === from) found.to = to
    else if (from <= $at.pos || !found) found = { from, to }
  })
  return found && found.from <= $at.pos && found.to >= $at.pos ? found : undefined
}

function wordAt($at: ResolvedPos): Range {
  const words = $at.parent.textBetween(0, $at.parent.content.size, undefined, ' ')
  const before = /(?<![\p{L}\p{N}’'-])[\p{L}\p{N}’'-]+$/u.exec(words.slice(0, $at.parentOffset))?.[0].length ?? 0
  const behind = /^[\p{L}\p{N}’'-]*/u.exec(words.slice($at.parentOffset))?.[0].length ?? 0
  return { from: $at.pos - before, to: $at.pos + behind }
}
