import { betterAddress } from '../../engine/check/rules/link-origins'
import { isInternal, isSafe } from '../../engine/site/links'

/** Where a link of somebody's text leads on our page, and what is to be said of that. */
export interface LinkTaken {
  /** Undefined where the words stay without a link. */
  path: string | undefined
  lost: string[]
}

/** Redirectors stand one within another at times: a search result that was sent by mail. */
const mostDetours = 5

/** @param words the words of the link, for what is said of it */
export function takeLink(address: string, words: string): LinkTaken {
  const written = address.trim()
  if (written === '') return { path: undefined, lost: [] }
  const path = withoutDetours(written)
  if (path.startsWith('#'))
    return { path: undefined, lost: [`“${words}” led to another place in the text, and is no link now.`] }
  // {email} and {linkedin} are filled in by the build.
  if (!isSafe(path) && !/^\{\w+\}/.test(path))
    return {
      path: undefined,
      lost: [`“${words}” led to ${written}, which nobody can open from a web page. It is no link now.`],
    }
  if (path === written) return { path, lost: [] }
  const where = isInternal(path) ? `${path} on this site` : path
  return { path, lost: [`The link “${words}” leads straight to ${where} now, without redirectors and tracking marks.`] }
}

function withoutDetours(address: string): string {
  let path = address
  for (let detour = 0; detour < mostDetours; detour++) {
    const better = betterAddress(path)
    if (better === undefined) return path
    path = better
  }
  return path
}
