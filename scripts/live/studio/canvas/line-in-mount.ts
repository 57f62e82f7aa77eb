import { isToWrite } from '../../../engine/text/to-write'
import { toolbarOf } from '../writing/toolbar'
import { floatingBar, openButton } from './bar'
import { editLine, keptCaret, putCaret } from './edit-line'
import type { Edited, MountHost } from './mounted'
import type { Region } from './region'
import { nameOf } from './words'

/** Edits a line without marks. */
export function lineInMount({ at, value }: Region, mount: HTMLElement, around: MountHost): Edited {
  const { host, point, change, end, restore } = around
  const { ownerDocument: page } = mount
  const open = openButton(page, host, () => mount.closest('a')?.getAttribute('href'))
  const tools = toolbarOf(
    page,
    [],
    () => {},
    () => mount.focus(),
    [open.button],
  )
  const bar = floatingBar(tools.element, mount)
  editLine(mount, value, nameOf(at), { changed: change, lost: host.announce })
  mount.addEventListener('keydown', (event) => {
    if (event.isComposing) return
    if (event.key === 'Enter') end()
    else if (event.key === 'Escape') restore()
    else if (event.key === 'Tab') end({ by: event.shiftKey ? -1 : 1 })
    else if (event.key === 'F10' && event.altKey) tools.focus()
    else return
    event.preventDefault()
  })
  putCaret(mount, point === 'all' ? undefined : point)
  if (point === 'all' || isToWrite(value)) page.getSelection()?.selectAllChildren(mount)
  const caret = keptCaret(mount)
  if (open.refresh()) bar.place()
  else bar.element.hidden = true
  return {
    bar: bar.element,
    isAsking: () => false,
    focus: caret.restore,
    show: (other) => (mount.textContent = other),
    end() {
      caret.forget()
      bar.remove()
    },
  }
}
