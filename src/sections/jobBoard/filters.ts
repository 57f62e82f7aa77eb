import { useSyncExternalStore } from 'react'
import type { Region } from '../../page/page.generated'

/** What a visitor looks for. It stands in the address, so that a reload, Back and a shared link keep it. */
export interface Filters {
  region: Region
  search: string
}

const defaults: Filters = { region: 'india', search: '' }

/** How long after the last letter the address follows, in milliseconds: Safari allows only so many changes. */
const pause = 300

const listeners = new Set<() => void>()
let filters = defaults
/** The query that the filters were last read from or written to. */
let seen = ''
let timer: ReturnType<typeof setTimeout> | undefined

export function useFilters(): Filters {
  return useSyncExternalStore(subscribe, current, () => defaults)
}

export function chooseRegion(region: Region): void {
  set({ ...filters, region })
  clearTimeout(timer)
  history.pushState(history.state, '', address())
  seen = location.search
}

export function searchFor(search: string): void {
  set({ ...filters, search })
  clearTimeout(timer)
  timer = setTimeout(() => {
    // The router's own state stays with the entry.
    history.replaceState(history.state, '', address())
    seen = location.search
  }, pause)
}

function set(next: Filters): void {
  filters = next
  for (const tell of listeners) tell()
}

function current(): Filters {
  if (location.search !== seen) {
    seen = location.search
    filters = read(seen)
  }
  return filters
}

function subscribe(update: () => void): () => void {
  listeners.add(update)
  // A link to the same page with another query changes the address without popstate.
  const entries = 'navigation' in window ? window.navigation : undefined
  window.addEventListener('popstate', update)
  entries?.addEventListener('currententrychange', update)
  return () => {
    listeners.delete(update)
    window.removeEventListener('popstate', update)
    entries?.removeEventListener('currententrychange', update)
    clearTimeout(timer)
    filters = read(seen)
  }
}

function read(query: string): Filters {
  const values = new URLSearchParams(query)
  return { region: values.get('region') === 'usa' ? 'usa' : 'india', search: values.get('search') ?? '' }
}

function address(): string {
  const values = new URLSearchParams(location.search)
  const put = (name: string, value: string, usual: string) =>
    value === usual ? values.delete(name) : values.set(name, value)
  put('region', filters.region, defaults.region)
  put('search', filters.search.trim(), defaults.search)
  const query = values.toString()
  return `${location.pathname}${query && `?${query}`}${location.hash}`
}
