import type { Node } from 'prosemirror-model'
import { TextSelection, type Command } from 'prosemirror-state'
import { startWriting, type Writing, type WritingHost } from '../writing/editor'
import { linkAt } from '../writing/link'
import { toNodes, type As } from '../writing/read'
import { schema } from '../writing/schema'
import { toolbarOf } from '../writing/toolbar'
import { kindOf, turnedInto, type BlockKind } from '../writing/turn-into'
import { toMarkdown } from '../writing/write'
import { withoutMarks } from '../marks'
import { floatingBar, openButton } from './bar'
import type { At, CanvasHost } from './host'
import type { Edited, MountHost } from './mounted'
import type { Point } from './moves'
import type { Region } from './region'
import { splitBlock } from './split-block'
import { nameOf } from './words'

/** Edits marked-up words, or a block of an article. */
export function wordsInMount(region: Region, mount: HTMLElement, around: MountHost): Edited {
  const { at, value, as } = region
  const { host, change } = around
  const kind: As = as === 'block' ? 'block' : 'rich'
  let isAsking = false
  const chooseLink = async (now: string, words: string) => {
    isAsking = true
    return host.chooseLink(now, withoutMarks(words)).finally(() => {
      mount.ownerDocument.defaultView?.focus()
      isAsking = false
    })
  }
  const open = openButton(mount.ownerDocument, host, () => {
    const link = linkAt(writing.view.state)
    return link ? String(link.attrs.path) : mount.closest('a')?.getAttribute('href')
  })
  const shown = () => {
    tools.show(writing.view.state)
    open.refresh()
    bar.place()
  }
  const writing: Writing = startWriting(
    {
      mount,
      markdown: value,
      as: kind,
      root: rootOf(value, kind),
      attributes: { 'aria-label': nameOf(at) },
      keys: keysOf(region, around),
    },
    {
      changed: change,
      lost: (sentences) => host.announce(sentences.join(' ')),
      moved: shown,
      chooseLink,
      ...(host.paste && { paste: host.paste }),
      ...(kind === 'block' && addBlocks(at, host)),
      ...(kind === 'block' && { become: (kind: BlockKind) => become(kind, writing, region, around) }),
    },
  )
  const leave = () => writing.view.focus()
  const tools = toolbarOf(mount.ownerDocument, writing.tools, writing.use, leave, [open.button])
  const bar = floatingBar(tools.element, mount)
  barOf.set(mount, tools.focus)
  writing.view.focus()
  putSelection(writing, around.point)
  shown()
  return {
    bar: bar.element,
    isAsking: () => isAsking,
    focus: leave,
    show: (other) => writing.show(other, rootOf(other, kind)),
    end() {
      bar.remove()
      const words = [...mount.childNodes].map((node) => node.cloneNode(true))
      writing.view.destroy()
      mount.replaceChildren(...words)
    },
  }
}

/** A block of an article is edited in its own element, without a document around it. */
function rootOf(markdown: string, as: As): Node {
  const read = toNodes(markdown, as)
  return as === 'block' ? (read.firstChild ?? read) : read
}

function addBlocks(at: At, { insertAfter }: CanvasHost): Pick<WritingHost, 'addBlocks'> {
  if (!insertAfter) return {}
  return { addBlocks: (blocks) => insertAfter(at, blocks, 'Pasted into the article') }
}

/** The way to the buttons of what is edited in an element. */
const barOf = new WeakMap<Element, () => void>()

function putSelection({ view }: Writing, point: Point | 'all' | undefined): void {
  const { doc, tr } = view.state
  const at = typeof point === 'object' ? view.posAtCoords({ left: point.x, top: point.y })?.pos : doc.content.size
  const place = doc.resolve(Math.min(at ?? doc.content.size, doc.content.size))
  const chosen = point === 'all' ? TextSelection.between(doc.resolve(0), place) : TextSelection.near(place, -1)
  view.dispatch(tr.setSelection(chosen))
}

function keysOf(region: Region, { host, change, end, restore }: MountHost): Record<string, Command> {
  const does = (act: () => void) => () => {
    act()
    return true
  }
  return {
    Escape: does(restore),
    Tab: does(() => end({ by: 1 })),
    'Shift-Tab': does(() => end({ by: -1 })),
    'Alt-F10': (_state, _dispatch, view) => {
      if (view) barOf.get(view.dom)?.()
      return true
    },
    Enter(state) {
      const { $from, empty } = state.selection
      // A list goes on with another entry, unless the last is still empty.
      if ($from.depth > 1 && $from.node(-1).type === schema.nodes.list_item && $from.parent.content.size > 0)
        return false
      const { insertAfter } = host
      const isParted = region.as === 'block' && state.doc.isTextblock && empty && insertAfter
      if (!isParted) end()
      else end(splitBlock(state, region, change, insertAfter))
      return true
    },
  }
}

/** The block becomes another kind: the page has another element for it then, in which editing goes on. */
function become(kind: BlockKind, { view }: Writing, { at, value }: Region, { host, change, end }: MountHost): void {
  const { doc } = view.state
  const now = kindOf(doc)
  if (now === undefined) return
  const [first, ...more] = turnedInto(doc, now === kind ? 'paragraph' : kind).map(
    (block) => toMarkdown(block, 'block', value).markdown,
  )
  if (first === undefined) return
  change(more.length === 0 || host.insertAfter ? first : [first, ...more].join('\n\n'))
  if (more.length > 0) host.insertAfter?.(at, more, 'Parted a block of the article')
  end({ to: at })
}
