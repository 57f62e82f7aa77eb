import { Refusal } from '../engine/refusal'
import type { Roots } from '../engine/schema/document.generated'
import { pageKind, type PageKind } from '../engine/site/page-kind'
import { addressFrom } from './address'
import { usualAddress, type PageRequest } from './new-page'

/** What was typed of a page to make; the rest is asked for. */
export type Typed = Partial<PageRequest>

type Kinds = { [kind in PageKind]: boolean }

/** The site that gets the page. */
interface Around {
  pages: string
  /** The site's own address. */
  url: string | undefined
  roots: Roots
}

/**
 * Understands what was typed after `npm run new --`: an address and a title, one of them, or neither.
 * @param words in the order they were typed; a title without quotes comes as several
 * @throws Refusal if two kinds were named, or an address was typed with spaces in it
 */
export function requestFrom(words: readonly string[], kinds: Kinds, { pages, url, roots }: Around): Typed {
  const named = (['service', 'article', 'job', 'page'] as const).filter((kind) => kinds[kind])
  if (named.length > 1)
    throw new Refusal(`A page is of one kind. Choose one of ${named.map((kind) => `--${kind}`).join(', ')}.`)
  const [first = '', ...rest] = words
  const last = rest.at(-1) ?? ''
  // Whoever begins with the title means the same.
  const [address, title] =
    last.startsWith('/') && !first.startsWith('/')
      ? [last, [first, ...rest.slice(0, -1)]]
      : isAddress(first, words.length)
        ? [first, rest]
        : ['', words]
  if (address && address === first) refuseSpaces(address, title)
  const path = address ? addressFrom(address, pages, url) : undefined
  const kind = named[0] ?? (path && pageKind(path, undefined, roots))
  const typed = { ...(kind && { kind }), ...(path && { path }), ...(title.length && { title: title.join(' ').trim() }) }
  return typed.kind && typed.title && !typed.path
    ? { ...typed, path: usualAddress(typed.kind, typed.title, roots) }
    : typed
}

/** Whoever types `/services/cloud migration` means one address, and not a page called “migration”. */
function refuseSpaces(address: string, rest: readonly string[]): void {
  const name = address.split('/').at(-1) ?? ''
  const mayGoOn = rest.length > 0 && rest.every((word) => /^[a-z\d][^\s"]*$/.test(word))
  if (!mayGoOn || !/^[a-z\d-]+$/.test(name) || rest.join('-') === name) return
  const words = [...name.split('-'), ...rest].join(' ')
  const better = `npm run new -- ${[address, ...rest].join('-')} "${words.charAt(0).toUpperCase()}${words.slice(1)}"`
  throw new Refusal(
    `An address has no spaces. For a page about “${words}” type: ${better}\nIf “${rest.join(' ')}” is the title of ${address}, begin it with a capital letter.`,
  )
}

/** Whether nothing is left to ask. */
export function isComplete(typed: Typed): typed is PageRequest {
  return typed.kind !== undefined && typed.path !== undefined && typed.title !== undefined
}

/** `services/cloud` is an address; `UI/UX design` is a title, and so is `Cloud`. */
function isAddress(word: string, words: number): boolean {
  return /^(\/|https?:\/\/|[A-Za-z]:[/\\])/.test(word) || (words > 1 && /^[^\s/]+(\/[^\s/]+)+$/.test(word))
}
