import { standIn, type StandIn } from './stand-in'
import { wordsInMount } from './words-in-mount'
import { writtenText } from './written-text'
import { isOutside } from './focus-left'
import type { At, CanvasHost } from './host'
import { lineInMount } from './line-in-mount'
import type { Edited } from './mounted'
import type { Moves, Point } from './moves'
import { passOn } from './pass-on'
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
  /** Whether a node of the page is part of it. */
  has(node: Node | null): boolean
  /** The page was shown anew, and may have another element for it. */
  follow(region: Region): void
  end(): void
}

/** Begins to edit a text where it stands. @param point where in it, in the frame */
export function editRegion(region: Region, around: SessionHost, point?: Point | 'all'): Session {
  const { at, value } = region
  const { host, frame } = around
  const stand = standIn(region)
  const { mount } = stand
  const text = writtenText(region, host)
  let isOver = false
  const end = (move?: Moves) => {
    if (isOver) return
    isOver = true
    edited.end()
    leave(stand, !text.isChanged(), around)
    around.ended(move)
  }
  const change = (next: string) => {
    if (text.write(next)) return
    host.announce('This text was changed elsewhere meanwhile. Choose it again to go on.')
    end()
  }
  const restore = () => {
    if (text.isChanged()) host.announce('The text is as it was before.')
    change(value)
    end()
  }
  mount.setAttribute('data-studio-mount', '')
  keepToItself(mount)
  const edited = (region.as === 'line' ? lineInMount : wordsInMount)(region, mount, {
    host,
    point,
    change,
    end,
    restore,
  })
  if (region.as !== 'line') passOnTakingBack(mount, end)
  const left = () => {
    window.setTimeout(() => {
      if (!isOver && mount.isConnected && !edited.isAsking() && isOutside(frame, [mount, edited.bar])) end()
    })
  }
  for (const part of [mount, edited.bar]) part.addEventListener('focusout', left)
  return {
    at,
    has: (node) => mount.contains(node) || edited.bar.contains(node),
    follow: ({ container }) => {
      const now = text.adopted()
      if (now !== undefined) edited.show(now)
      if (container !== stand.container) followTo(container, stand, edited)
    },
    end: () => end(),
  }
}

function followTo(container: HTMLElement, stand: StandIn, edited: Edited): void {
  const wasGone = !stand.mount.isConnected
  stand.follow(container)
  if (wasGone) edited.focus()
}

/** Once nothing of this text is left to take back, the window takes back what was before. */
function passOnTakingBack(mount: HTMLElement, end: () => void): void {
  mount.addEventListener('keydown', (event) => {
    const isTakingBack = (event.ctrlKey || event.metaKey) && /^[zy]$/i.test(event.key)
    if (!isTakingBack || event.defaultPrevented) return
    end()
    passOn(event)
  })
}

/** What was edited stays in sight until the page shows the same. */
function leave(stand: StandIn, isUnchanged: boolean, { whenShown }: SessionHost): void {
  for (const name of ['contenteditable', 'role', 'aria-label', 'data-studio-mount']) stand.mount.removeAttribute(name)
  if (isUnchanged) stand.remove()
  else whenShown(() => stand.remove())
}

/** The page has keys and clicks of its own, which are not meant while somebody writes. */
function keepToItself(mount: HTMLElement): void {
  for (const name of ['keydown', 'keyup', 'keypress', 'beforeinput', 'input', 'paste', 'mousedown', 'pointerdown'])
    mount.addEventListener(name, (event) => event.stopPropagation())
  mount.addEventListener('click', (event) => {
    event.preventDefault()
    event.stopPropagation()
  })
}
