import { useLayoutEffect, useState, useSyncExternalStore } from 'react'

/** How long typing rests before the address follows, in milliseconds: Safari allows a hundred changes in ten seconds. */
const rest = 300

const listeners = new Set<() => void>()

/** What is typed and not yet in the address, and the page it is typed on. */
let draft: { query: string; page: string; timer: ReturnType<typeof setTimeout> } | undefined
/** The page that shows what its query asks for, while it is there. */
let page: string | undefined

/** The address's query, or the one it is about to have; undefined in prerendered HTML, which knows no address. */
export function useQuery(): string | undefined {
  const [own] = useState(queryOfPage)
  const query = useSyncExternalStore(own.listen, own.now, () => undefined)
  useLayoutEffect(() => own.keep(query ?? ''), [own, query])
  return query
}

/** The query of the page that comes now. The next page's address is there before this one has gone: it keeps its last. */
function queryOfPage() {
  // The server has no address.
  const path = globalThis.location?.pathname
  let last = ''
  return {
    listen: (listener: () => void) => listen(listener, path),
    now: () => (window.location.pathname === path ? queryNow() : last),
    keep: (query: string) => void (last = query),
  }
}

/** Changes the query as a new entry of the visitor's history. */
export function pushQuery(change: (query: string) => string): void {
  if (isLeft()) return
  writeDraft()
  const query = change(queryNow())
  if (query === queryNow()) return
  history.pushState(history.state, '', addressWith(query))
  tell()
}

/** Changes the query of the present entry, the address once typing rests. */
export function replaceQuery(change: (query: string) => string): void {
  if (isLeft()) return
  const query = change(queryNow())
  forgetDraft()
  draft = { query, page: window.location.pathname, timer: setTimeout(writeDraft, rest) }
  tell()
}

/** Changes the address at once. */
export function writeDraft(): void {
  const written = draft
  forgetDraft()
  // The router keeps its own notes in the state.
  if (written?.page === window.location.pathname) history.replaceState(history.state, '', addressWith(written.query))
}

/** The query with other values in it; an empty one is left out. What else is in it stays. */
export function withValues(query: string, values: Record<string, string>): string {
  const parameters = new URLSearchParams(query)
  for (const [name, value] of Object.entries(values)) {
    if (value) parameters.set(name, value)
    else parameters.delete(name)
  }
  return parameters.size > 0 ? `?${parameters}` : ''
}

function queryNow(): string {
  return draft?.page === window.location.pathname ? draft.query : window.location.search
}

/** Whether the address is the next page's already: what is chosen on this one meanwhile is not its. */
function isLeft(): boolean {
  return page !== undefined && page !== window.location.pathname
}

function listen(listener: () => void, path: string): () => void {
  if (listeners.size === 0) watchAddress('addEventListener')
  listeners.add(listener)
  page = path
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    watchAddress('removeEventListener')
    forgetDraft()
    page = undefined
  }
}

function watchAddress(watch: 'addEventListener' | 'removeEventListener'): void {
  window[watch]('popstate', arrive)
  // Links to another query of this page raise no popstate.
  if ('navigation' in window) window.navigation[watch]('currententrychange', arrive)
}

function arrive(): void {
  forgetDraft()
  tell()
}

function tell(): void {
  for (const listener of listeners) listener()
}

function forgetDraft(): void {
  clearTimeout(draft?.timer)
  draft = undefined
}

function addressWith(query: string): string {
  const { pathname, hash } = window.location
  return `${pathname}${query}${hash}`
}
