import type { CanvasHost } from './host'
import type { Point } from './moves'
import type { Places } from './places'
import type { Region } from './region'
import type { Session } from './session'

/** What pointer and keys do on the page. */
export interface Acts {
  host: CanvasHost
  places(): Places
  session(): Session | undefined
  /** Chooses a text and, where that is possible, begins to edit it. */
  edit(region: Region, point?: Point | 'all'): void
}
