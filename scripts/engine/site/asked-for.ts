import { withoutEnd } from '../text/without-ends'

/** What servers look for when they are asked for an address: what is left of it without .html, /index and the slash at the end. */
export function askedFor(address: string): string {
  return withoutFileName(decoded(address))
}

/** The same for all ways to write one address, in capital letters or as numbers. */
export function askedKey(address: string): string {
  return withoutFileName(decoded(address).toLowerCase())
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    // Nobody can ask for it in a way that a server understands.
    return address
  }
}

/** /services/ and /services.html are /services; /index.html is /. */
export function withoutFileName(pathname: string): string {
  const bare = withoutEnd(pathname, (letter) => letter === '/')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '')
  return bare === '' ? '/' : bare
}
