import { moveInto } from './moveInto'

/**
 * Puts what a page's HTML has at an id into a place; nothing if it does not come. Trusted types leave this one way to
 * read HTML: its scripts do not run, its pictures load only once they are in the page.
 * @param path the page's address
 */
export function putSentWords(place: Element, path: string, id: string): void {
  const request = new XMLHttpRequest()
  request.open('GET', path)
  request.responseType = 'document'
  request.addEventListener('load', () => {
    const words = request.responseXML?.getElementById(id)
    if (words) moveInto(place, words)
  })
  request.send()
}
