import { useState, useSyncExternalStore } from 'react'

/** How long typing rests before the address follows, in milliseconds: Safari allows a hundred changes in ten seconds. */
const rest = 300

const listeners = new Set<() => void>()

/** What is typed and not yet in the address. */
let draft: string | undefined
let timer: ReturnType<typeof setTimeout> | undefined
/** The page that uses the query, and its last one: the next page's address is there before this one has gone. */
let page: string | undefined
let last = ''

/** The address's query, or the one it is about to have; undefined in prerendered HTML, which knows no address. */
export function useQuery(): string | undefined {
  useState(begin)
  return useSyncExternalStore(listen, queryNow, () => undefined)
}

/** Changes the query as a new entry of the visitor's history. */
export function pushQuery(change: (query: string) => string): void {
  writeDraft()
  const query = change(queryNow())
  if (query === queryNow()) return
  history.pushState(history.state, '', addressWith(query))
  tell()
}

/** Changes the query of the present entry, the address once typing rests. */
export function replaceQuery(change: (query: string) => string): void {
  const query = change(queryNow())
  forgetDraft()
  draft = query
  timer = setTimeout(writeDraft, rest)
  tell()
}

/** Changes the address at once. */
export function writeDraft(): void {
  const query = draft
  forgetDraft()
  if (query === undefined || !isHere()) return
  // The router keeps its own notes in the state.
  history.replaceState(history.state, '', addressWith(query))
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

/** Where the page before used the query, too, its own is over, although its sections are still there. */
function begin(): void {
  if (typeof window === 'undefined') return
  forgetDraft()
  page = window.location.pathname
}

function queryNow(): string {
  if (isHere()) last = draft ?? window.location.search
  return last
}

function listen(listener: () => void): () => void {
  if (listeners.size === 0) watchAddress('addEventListener')
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    watchAddress('removeEventListener')
    forgetDraft()
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
  clearTimeout(timer)
  draft = undefined
}

function isHere(): boolean {
  return window.location.pathname === page
}

function addressWith(query: string): string {
  const { pathname, hash } = window.location
  return `${pathname}${query}${hash}`
}
