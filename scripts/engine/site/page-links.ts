import { nearestAmong } from '../text/nearest'
import { withoutEnd } from '../text/without-ends'
import type { PageIndex } from './page-index'

/** Whether an address that cannot be linked to as it is was probably meant for a page of this site. */
export function meansPage(path: string): boolean {
  return (
    /^(\/|\\)?[\w\\/ ~-]*(\.(html?|json|php))?\/?([?#]\S*)?$/i.test(path) &&
    !/^[/\\]{2}|\.\.|^www\b/.test(path) &&
    /\w/.test(path)
  )
}

/** The page that an address was meant for, if it differs from the page's own only in how it is written. */
export function pageMeant(path: string, index: PageIndex): string | undefined {
  const plain = `/${path
    .trim()
    .replaceAll('\\', '/')
    .replace(/^\.?\/*(pages-json\/)?/i, '')}`
    .replace(/\.(html?|json|php)$/i, '')
    .replace(/\/index$/i, '')
  return index.answer(withoutEnd(plain, (letter) => letter === '/') || '/')?.page.path
}

/** Finds the pages that addresses were meant for which lead to none: for sure, or as the nearest there is. */
export function pageFinder(index: PageIndex): (address: string) => { nearest?: string; sure: boolean } {
  let near: ((address: string) => string | undefined) | undefined
  return (address) => {
    const meant = pageMeant(address, index)
    if (meant !== undefined) return { nearest: meant, sure: true }
    // Most sites have no dead link, and need no names made ready.
    near ??= nearestAmong([...index.answers].map((answer) => answer.address))
    return { nearest: near(address), sure: false }
  }
}
