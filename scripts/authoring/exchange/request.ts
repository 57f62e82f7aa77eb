import path from 'node:path'
import { Refusal } from '../../engine/refusal'
import type { Roots } from '../../engine/schema/document.generated'
import type { Manuscript } from '../import/manuscript'
import { usualAddress, type PageRequest } from '../new-page'
import type { Typed } from '../page-request'
import { firstSentences } from './plan-article'

/** An article to make of a text: what is known of it, and what is taken where nobody can be asked. */
export interface ArticleRequest {
  typed: Typed
  request: PageRequest
  /** What the text begins with, where it has no description of its own. */
  description: string | undefined
}

/**
 * Completes what was typed by what a text says of itself.
 * @param from how its file is called
 * @throws Refusal if it is to become another kind of page
 */
export function requestFor(typed: Typed, came: Manuscript, from: string, roots: Roots): ArticleRequest {
  if (typed.kind !== undefined && typed.kind !== 'article')
    throw new Refusal(
      `Only articles are made of a text, as other pages have cards, steps and the like. Type: npm run new -- --article --from ${from}`,
    )
  const title = typed.title ?? came.fields.title
  const known: Typed = { ...typed, kind: 'article', ...(title !== undefined && { title }) }
  const named = title ?? fromName(from)
  const address = typed.path ?? usualAddress('article', named, roots)
  return {
    typed: title === undefined ? known : { ...known, path: address },
    request: { kind: 'article', title: named, path: address },
    description: came.fields.description ?? firstSentences(came),
  }
}

/** A file's name as a title: our-first-article_v2.docx is “Our first article v2”. */
function fromName(file: string): string {
  const words = path.parse(file).name.replace(/[_-]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
