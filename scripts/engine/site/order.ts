import type { Facts } from './facts'

/** Made when two are compared, as that takes 8 ms: a build that remembers orders compares none. */
let english: Intl.Collator | undefined

/** By what menus and lists call it, as English sorts; by address where that is the same. */
export function byName(a: Facts, b: Facts): number {
  english ??= new Intl.Collator('en')
  return english.compare(a.label, b.label) || (a.path < b.path ? -1 : 1)
}

/** By its place in the menu; what has none comes last. */
export function byMenuAndName(a: Facts, b: Facts): number {
  if (a.menu !== b.menu) return (a.menu ?? Infinity) - (b.menu ?? Infinity)
  return byName(a, b)
}

/** By the day on which it was published, newest first. */
export function byDay(a: Facts, b: Facts): number {
  return newestFirst(a.published, b.published) || byName(a, b)
}

/** Days as text sort by themselves; what has no day comes last. */
export function newestFirst(a = '', b = ''): number {
  return a === b ? 0 : a < b ? 1 : -1
}
