import type { At, CanvasHost } from './host'
import type { Moves, Point } from './moves'
import type { Places } from './places'
import type { Region } from './region'
import { stopAt } from './stop'
import { editRegion, type Session } from './session'

/** The text of a page that is being edited, and the one that will be. */
export interface Editing {
  session(): Session | undefined
  edit(region: Region, point?: Point | 'all'): void
  /** Begins to edit a text as soon as it is on the page. */
  focus(at: At): void
  /** The page is another by now. */
  pageChanged(): void
  end(): void
}

/** How long a text is waited for that never comes, and what was edited stays in sight. */
const patience = 2000
/** On a page that is opened first, the server has all its code to prepare. */
const patienceForApp = 15_000

export function editingOn(frame: HTMLIFrameElement, host: CanvasHost, places: () => Places): Editing {
  let session: Session | undefined
  let wanted: { at: At; all: boolean; until: number } | undefined
  let waiting: (() => void)[] = []
  const edit = (region: Region, point?: Point | 'all') => {
    session?.end()
    host.select(region.at)
    if (region.as === undefined) return
    // What is seen until the app is there goes in a moment, and whatever is edited in it.
    if (region.container.closest('#first-view')) {
      want(region.at, false, patienceForApp)
      return
    }
    session = editRegion(region, { frame, host, ended: goOn, whenShown }, point)
  }
  const whenShown = (then: () => void) => {
    waiting.push(then)
    window.setTimeout(() => waiting.includes(then) && pageChanged(), patience)
  }
  const goOn = (move?: Moves) => {
    const before = session
    session = undefined
    // The page comes to show it in a moment.
    if (move && 'to' in move) return want(move.to, move.all ?? false)
    const next = before && move && neighborOf(before.at, move.by, places())
    if (next) edit(next, 'all')
    else if (before) returnFocus(places().of(before.at))
  }
  const want = (at: At, all = false, forSoLong = patience) => (wanted = { at, all, until: Date.now() + forSoLong })
  const focus = (at: At) => {
    const region = places().of(at)
    if (!region) want(at)
    else begin(region)
  }
  const tryWanted = () => {
    const region = wanted && wanted.until > Date.now() ? places().of(wanted.at) : undefined
    if (!wanted || region?.as === undefined || region.container.closest('#first-view')) return
    const { all } = wanted
    wanted = undefined
    begin(region, all ? 'all' : undefined)
  }
  const begin = (region: Region, point?: 'all') => {
    region.container.scrollIntoView({ block: 'nearest' })
    frame.focus()
    edit(region, point)
  }
  const pageChanged = () => {
    const shown = waiting
    waiting = []
    for (const then of shown) then()
    const now = session && places().of(session.at)
    if (now?.as !== undefined) session?.follow(now)
    tryWanted()
  }
  return { session: () => session, edit, focus, pageChanged, end: () => session?.end() }
}

/** Who edited by keys goes on from there. */
function returnFocus(region: Region | undefined): void {
  const page = region?.container.ownerDocument
  if (!region || !page?.hasFocus() || page.activeElement !== page.body) return
  stopAt(page, region)
  region.container.focus({ preventScroll: true })
}

function neighborOf(at: At, by: 1 | -1, { regions, of }: Places): Region | undefined {
  // What was written a moment ago is not on the page yet, and cannot be edited there until it is.
  const own = of(at)
  const ordered = by === 1 ? regions : regions.toReversed()
  const place = ordered.findIndex((region) => region === own)
  return place === -1 ? undefined : ordered.slice(place + 1).find(({ as }) => as !== undefined)
}
