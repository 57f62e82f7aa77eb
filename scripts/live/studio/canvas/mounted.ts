import type { CanvasHost } from './host'
import type { Moves, Point } from './moves'

export interface MountHost {
  host: CanvasHost
  point: Point | 'all' | undefined
  change(value: string): void
  end(move?: Moves): void
  restore(): void
}

/** A text in an element in which it can be edited, with its buttons. */
export interface Edited {
  bar: HTMLElement
  /** Whether a question about it is open in the window. */
  isAsking(): boolean
  /** Goes on where the caret was. */
  focus(): void
  /** Somebody else wrote another text meanwhile. */
  show(value: string): void
  end(): void
}
