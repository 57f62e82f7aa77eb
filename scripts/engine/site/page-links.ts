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
