import { toggleMark } from 'prosemirror-commands'
import type { MarkType } from 'prosemirror-model'
import type { Command, EditorState } from 'prosemirror-state'
import { linkAt } from './link'
import type { As } from './read'
import { schema } from './schema'
import { kindOf, type BlockKind } from './turn-into'

/** Something that can be done to chosen words, by a button and by keys. */
export interface Tool {
  name: string
  /** What the button shows. */
  sign: string
  /** Named as ProseMirror names keys. */
  key: string
  isOn(state: EditorState): boolean
  does: { mark: Command } | { kind: BlockKind } | { link: true }
}

const { strong, em, code } = schema.marks

const ofWords: Tool[] = [
  markTool('Bold', 'B', 'Mod-b', strong),
  markTool('Italic', 'I', 'Mod-i', em),
  { name: 'Link', sign: 'Link', key: 'Mod-k', isOn: (state) => linkAt(state) !== undefined, does: { link: true } },
  markTool('Code', '<>', 'Mod-e', code),
]

const ofBlocks: Tool[] = [
  kindTool('Heading', 'H', 'Mod-Alt-2', 'heading'),
  kindTool('Small heading', 'h', 'Mod-Alt-3', 'small heading'),
  kindTool('Bullet list', '•', 'Mod-Shift-8', 'bullet list'),
  kindTool('Numbered list', '1.', 'Mod-Shift-7', 'numbered list'),
  kindTool('Quote', '“', 'Mod-Shift-9', 'quote'),
]

/** What there is for a kind of text. */
export function toolsFor(as: As): Tool[] {
  return as === 'rich' ? ofWords : [...ofWords, ...ofBlocks]
}

function markTool(name: string, sign: string, key: string, mark: MarkType): Tool {
  return {
    name,
    sign,
    key,
    isOn: (state) => hasMark(state, mark),
    does: { mark: toggleMark(mark, null, { removeWhenPresent: false }) },
  }
}

function hasMark({ selection: { from, to, $from, empty }, storedMarks, doc }: EditorState, mark: MarkType): boolean {
  if (empty) return mark.isInSet(storedMarks ?? $from.marks()) !== undefined
  let [isFound, isOnAll] = [false, true]
  doc.nodesBetween(from, to, (node) => {
    if (!node.isText) return
    isFound = true
    isOnAll &&= mark.isInSet(node.marks) !== undefined
  })
  return isFound && isOnAll
}

function kindTool(name: string, sign: string, key: string, kind: BlockKind): Tool {
  return { name, sign, key, isOn: (state) => kindOf(chosenBlock(state)) === kind, does: { kind } }
}

/** The block of an article in which the selection stands: all that is edited, where that is one block. */
export function chosenBlock({ doc, selection: { $from } }: EditorState) {
  return doc.type === schema.topNodeType && $from.depth > 0 ? $from.node(1) : doc
}
