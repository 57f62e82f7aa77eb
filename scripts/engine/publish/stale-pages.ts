import { isDeepStrictEqual } from 'node:util'
import { addressesOf, filesAt } from './addresses'
import type { Build } from './plan'
import type { BuiltPage } from './state'

/** Why a page is made again, in words for `npm run build -- --why /path`. */
export type Reason =
  | 'it is new'
  | 'everything is made again'
  | 'its document changed'
  | 'what it shows of other pages changed'
  | 'it is made for a preview, or no longer'
  | 'the roots in _site.json changed'
  | 'the colors or drawings of groups in _site.json changed'
  | "the company's name or addresses in its text changed"
  | 'the header or footer changed'
  | 'its file is missing from the output'
  | 'its file in the output was not as it was made'

/** The pages that have to be made, and why. */
export function stalePages(build: Build): Map<BuiltPage, Reason> {
  const ofAllMains = reasonOfAllMains(build)
  const ofAllShells = reasonOfAllShells(build)
  const stale = new Map<BuiltPage, Reason>()
  const complete = build.isComplete || Object.keys(build.next.files).every((file) => build.present.has(file))
  for (const page of build.pages) {
    const reason =
      ownReason(page, build.before.get(page.facts.file), build) ??
      ofAllMains ??
      companyReason(page, build) ??
      ofAllShells ??
      (complete ? undefined : fileReason(page, build))
    if (reason) stale.set(page, reason)
  }
  return stale
}

/** Why the page's `<main>` is not what it was, whatever happened to others; undefined if it is. */
function ownReason(page: BuiltPage, before: BuiltPage | undefined, { last }: Build): Reason | undefined {
  if (!last) return 'everything is made again'
  if (!before) return 'it is new'
  if (before.facts.hash !== page.facts.hash || before.facts.path !== page.facts.path) return 'its document changed'
  return before.inputs === page.inputs ? undefined : 'what it shows of other pages changed'
}

/** Why no page's `<main>` is what it was. */
function reasonOfAllMains({ last, next }: Build): Reason | undefined {
  if (last?.preview !== next.preview) return 'it is made for a preview, or no longer'
  if (!isDeepStrictEqual(last?.roots, next.roots)) return 'the roots in _site.json changed'
  return last?.look === next.look ? undefined : 'the colors or drawings of groups in _site.json changed'
}

function companyReason({ facts }: BuiltPage, { last, next }: Build): Reason | undefined {
  return last?.identity !== next.identity && facts.company
    ? "the company's name or addresses in its text changed"
    : undefined
}

function reasonOfAllShells({ last, next }: Build): Reason | undefined {
  return last?.shell === next.shell ? undefined : 'the header or footer changed'
}

function fileReason({ facts }: BuiltPage, { context, present, there }: Build): Reason | undefined {
  const files = addressesOf(facts, context).flat().flatMap(filesAt)
  if (files.every((file) => present.has(file))) return undefined
  return files.every((file) => there.has(file))
    ? 'its file in the output was not as it was made'
    : 'its file is missing from the output'
}
