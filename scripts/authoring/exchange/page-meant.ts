import { Refusal } from '../../engine/refusal'
import type { Facts } from '../../engine/site/facts'
import type { PageIndex } from '../../engine/site/page-index'
import type { Manuscript } from '../import/manuscript'

/**
 * The page that a text is to change; undefined where it is to become a new one.
 * @param typed the address that somebody typed
 * @param from how the file of the text is called
 * @throws Refusal if the text belongs to another page, or to one that is gone
 */
export function pageMeant(
  { fields }: Manuscript,
  typed: string | undefined,
  index: PageIndex,
  from: string,
): Facts | undefined {
  const named = typed === undefined ? undefined : index.page(typed)
  if (fields.page === undefined) return named
  // A page that was moved since keeps its old address as an alias.
  const own = index.answer(fields.page)?.page
  if (!own)
    throw new Refusal(
      `${from} was exported from ${fields.page}, and there is no such page any more. To make a new article of it, remove the lines “page” and “state” at its beginning.`,
    )
  if (typed === undefined || own === named) return own
  throw new Refusal(
    `${from} was exported from ${own.path}, not from ${typed}. To change ${own.path}, leave the address out. To make a new article of it, remove the lines “page” and “state” at its beginning.`,
  )
}
