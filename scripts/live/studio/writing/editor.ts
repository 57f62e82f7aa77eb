import { selectAll } from 'prosemirror-commands'
import { history } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import type { Node } from 'prosemirror-model'
import { EditorState, Selection, type Command, type Plugin } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import type { Pasted } from '../contract'
import { isToWrite } from '../../../engine/text/to-write'
import { withoutMarks } from '../marks'
import { keys } from './keys'
import { changeLink } from './link'
import { hasNoWords, noWords, withPasted, withPlain } from './paste'
import type { As } from './read'
import { rules } from './rules'
import { schema } from './schema'
import { withShortPictures } from './short-pictures'
import { toolsFor, type Tool } from './tools'
import { turnInto, type BlockKind } from './turn-into'
import { toMarkdown } from './write'

/** What an editor needs of those around it. */
export interface WritingHost {
  /** The text was changed by its author. */
  changed(markdown: string): void
  /** Sentences about what could not be kept. */
  lost(sentences: string[]): void
  /** The selection or the text may be others now. */
  moved(state: EditorState): void
  /** @param words that lead there; '' where none are chosen */
  chooseLink?(now: string, words: string): Promise<string | undefined>
  paste?(html: string, text: string): Promise<Pasted>
  /** What is edited by itself becomes another kind of block; without it, blocks change within their document. */
  become?(kind: BlockKind): void
  /** Blocks that were pasted behind the first stand by themselves; without it, all go into this text. */
  addBlocks?(blocks: string[]): void
}

export interface WritingOptions {
  mount: HTMLElement
  /** The text as it is written. */
  markdown: string
  as: As
  /** The same, as it is edited. */
  root: Node
  attributes: { [name: string]: string }
  /** Keys of those around it, which come first. */
  keys?: Record<string, Command>
}

export interface Writing {
  view: EditorView
  tools: Tool[]
  use(tool: Tool): void
  /** Another text than the one that was written here last. */
  show(markdown: string, root: Node): void
}

/** Lets a text be edited in an element: it becomes the text. */
export function startWriting(options: WritingOptions, host: WritingHost): Writing {
  const tools = toolsFor(options.as).filter(({ does }) => !('link' in does) || host.chooseLink)
  let [markdown, root] = [options.markdown, options.root]
  const use = (tool: Tool): boolean => {
    if ('mark' in tool.does) tool.does.mark(view.state, view.dispatch, view)
    else if ('link' in tool.does) void (host.chooseLink && changeLink(view, host.chooseLink))
    else if (host.become) host.become(tool.does.kind)
    else turnInto(tool.does.kind)(view.state, view.dispatch)
    return true
  }
  const byKeys = Object.fromEntries(tools.map((tool) => [tool.key, () => use(tool)]))
  const plugins: Plugin[] = [
    history(),
    keymap({ ...options.keys }),
    keymap(byKeys),
    keymap(keys),
    ...(root.type === schema.topNodeType ? [rules()] : []),
  ]
  const view: EditorView = new EditorView(
    { mount: options.mount },
    {
      state: EditorState.create({ doc: root, plugins }),
      attributes: { role: 'textbox', 'aria-multiline': 'true', ...options.attributes },
      clipboardTextSerializer: (slice) => withoutMarks(slice.content.textBetween(0, slice.content.size, '\n\n', '\n')),
      handleDOMEvents: { focus: chooseWhatIsToWrite },
      handlePaste: (_view, event) => pasteFrom(view, event.clipboardData, host),
      dispatchTransaction(change) {
        view.updateState(view.state.apply(change))
        if (change.docChanged) {
          const { doc } = view.state
          // Whoever takes back what they did has the text as it was written.
          const written = doc.eq(root) ? { markdown, lost: [] } : toMarkdown(doc, options.as, markdown)
          if (written.lost.length > 0) host.lost(written.lost)
          host.changed(written.markdown)
        }
        host.moved(view.state)
      },
    },
  )
  return {
    view,
    tools,
    use: (tool) => {
      view.focus()
      use(tool)
    },
    show(other, doc) {
      ;[markdown, root] = [other, doc]
      const { from } = view.state.selection
      const state = EditorState.create({ doc, plugins })
      const selection = Selection.near(doc.resolve(Math.min(from, doc.content.size)))
      view.updateState(state.apply(state.tr.setSelection(selection)))
      host.moved(view.state)
    },
  }
}

/** What says what to write goes with the first letter. The pointer puts the caret first. */
function chooseWhatIsToWrite(view: EditorView): false {
  requestAnimationFrame(() => {
    if (!view.isDestroyed && isToWrite(view.state.doc.textContent)) selectAll(view.state, view.dispatch)
  })
  return false
}

/** Words of this editor come as they are, plain ones at once, and those of other programs by the server. */
function pasteFrom(view: EditorView, data: DataTransfer | null, host: WritingHost): boolean {
  const html = data?.getData('text/html') ?? ''
  const text = data?.getData('text/plain') ?? ''
  if (html.includes('data-pm-slice')) return false
  if (hasNoWords(data)) host.lost([noWords])
  else if (html === '' || !host.paste) view.dispatch(withPlain(view.state, text))
  else
    void host.paste(withShortPictures(html), text).then(
      (pasted) => view.isDestroyed || putPasted(view, pasted, host),
      () => {
        if (view.isDestroyed) return
        if (text.trim() === '')
          return host.lost(['Nothing was pasted: it could not be read. Try a smaller part, or only its words.'])
        view.dispatch(withPlain(view.state, text))
        host.lost([
          'Only the words were pasted, without links, bold and lists. To have those, undo this and try again, or paste smaller parts.',
        ])
      },
    )
  return true
}

function putPasted(view: EditorView, pasted: Pasted, host: WritingHost): void {
  const own = host.addBlocks ? pasted.blocks.slice(0, 1) : pasted.blocks
  const { change, lost } = withPasted(view.state, { ...pasted, blocks: own })
  view.dispatch(change)
  if (own.length < pasted.blocks.length) host.addBlocks?.(pasted.blocks.slice(own.length))
  if (lost.length > 0) host.lost(lost)
}
