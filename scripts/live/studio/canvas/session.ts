import { standIn, type StandIn } from './stand-in'
import { changeOf } from './words'
import { isOutside } from './focus-left'
import type { At, CanvasHost } from './host'
import { editInMount } from './in-mount'
import type { Moves, Point } from './moves'
import type { Region } from './region'

/** What those who begin to edit a text get told. */
export interface SessionHost {
  host: CanvasHost
  frame: HTMLIFrameElement
  /** The text is left: for the next or the one before, or for one at a place. */
  ended(move?: Moves): void
  /** Calls back once the page shows what was edited last. */
  whenShown(then: () => void): void
}

/** A text that is being edited on the page. */
export interface Session {
  at: At
  container(): HTMLElement
  /** Whether a node of the page is part of it. */
  has(node: Node | null): boolean
  /** The page was shown anew, and may have another element for it. */
  follow(container: HTMLElement): void
  end(): void
}

let sessions = 0
/** Who pauses longer than that began something new, which is taken back by itself. */
const pause = 1500

/** Begins to edit a text where it stands. @param point where in it, in the frame */
export function editRegion(region: Region, around: SessionHost, point?: Point | 'all'): Session {
  const { at, value } = region
  const { host, frame } = around
  const stand = standIn(region)
  const { mount } = stand
  const runs = runsOf(++sessions)
  let last = value
  let isOver = false
  const change = (next: string) => {
    if (next === last) return
    last = next
    host.edit(at, next, changeOf(at), runs())
  }
  mount.setAttribute('data-studio-mount', '')
  keepToItself(mount)
  const end = (move?: Moves) => {
    if (isOver) return
    isOver = true
    edited.end()
    leave(stand, last === value, around)
    around.ended(move)
  }
  const edited = editInMount(region, mount, {
    host,
    point,
    change,
    end,
    restore() {
      const isChanged = last !== value
      change(value)
      host.announce(isChanged ? 'The text is as it was before.' : '')
      end()
    },
  })
  const left = () => {
    window.setTimeout(() => {
      if (!isOver && !edited.isAsking() && isOutside(frame, [mount, edited.bar])) end()
    })
  }
  mount.addEventListener('focusout', left)
  edited.bar.addEventListener('focusout', left)
  return {
    at,
    container: () => stand.container,
    has: (node) => mount.contains(node) || edited.bar.contains(node),
    follow: (container) => {
      const hadFocus = mount.contains(mount.ownerDocument.activeElement)
      const wasGone = !mount.isConnected
      stand.follow(container)
      if (wasGone && !hadFocus) mount.focus({ preventScroll: true })
    },
    end: () => end(),
  }
}

/** What was edited stays in sight until the page shows the same. */
function leave(stand: StandIn, isUnchanged: boolean, { whenShown }: SessionHost): void {
  for (const name of ['contenteditable', 'role', 'aria-label', 'data-studio-mount']) stand.mount.removeAttribute(name)
  if (isUnchanged) stand.remove()
  else whenShown(() => stand.remove())
}

/** Names for edits that are taken back together: those without a pause between them. */
function runsOf(session: number): () => string {
  let [bursts, before] = [0, 0]
  return () => {
    const now = Date.now()
    if (now - before > pause) bursts++
    before = now
    return `page ${session}.${bursts}`
  }
}

/** The page has keys and clicks of its own, which are not meant while somebody writes. */
function keepToItself(mount: HTMLElement): void {
  for (const name of ['keydown', 'keyup', 'keypress', 'beforeinput', 'input', 'paste', 'mousedown', 'pointerdown'])
    mount.addEventListener(name, (event) => event.stopPropagation())
  mount.addEventListener('click', (event) => event.preventDefault())
}
