import { baseKeymap, chainCommands, createParagraphNear, liftEmptyBlock, splitBlock } from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list'
import type { Command } from 'prosemirror-state'
import { schema } from './schema'

const { list_item, hard_break, doc } = schema.nodes

/** A command for lists that have something around them: prosemirror-schema-list looks for it without asking. */
function withinDocument(command: Command): Command {
  return (state, dispatch, view) => state.doc.type === doc && command(state, dispatch, view)
}

/** Another entry of a list that is edited by itself, unless this one is still empty. */
const splitOwnList: Command = (state, dispatch) => {
  const { $from } = state.selection
  const isInList = $from.depth > 1 && $from.node(-1).type === list_item
  return isInList && $from.parent.content.size > 0 && splitListItem(list_item)(state, dispatch)
}

const breakLine: Command = ({ tr }, dispatch) => {
  dispatch?.(tr.replaceSelectionWith(hard_break.create()).scrollIntoView())
  return true
}

/** What keys do within blocks, beside marks. */
export const keys: Record<string, Command> = {
  ...baseKeymap,
  Enter: chainCommands(
    withinDocument(splitListItem(list_item)),
    withinDocument(liftListItem(list_item)),
    splitOwnList,
    withinDocument(createParagraphNear),
    withinDocument(liftEmptyBlock),
    withinDocument(splitBlock),
    // Nothing else may end a line in marked-up words.
    () => true,
  ),
  'Shift-Enter': breakLine,
  'Mod-Enter': () => true,
  'Mod-]': sinkListItem(list_item),
  'Mod-[': withinDocument(liftListItem(list_item)),
  'Mod-z': undo,
  'Mod-y': redo,
  'Shift-Mod-z': redo,
}
