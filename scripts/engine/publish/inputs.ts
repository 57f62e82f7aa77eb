import { drawnCardOf } from '../derived/card-of'
import { shownFromElsewhere } from '../derived/derived'
import { shortHash } from '../derived/list-hash'
import type { ResolveContext } from '../resolve/resolve'
import type { Authored } from '../resolve/shown-files'
import type { Facts } from '../site/facts'
import { linksMoved } from '../site/final-address'
import { heldBack } from '../site/held-back'
import type { Surroundings } from '../site/surroundings'

/**
 * Hash of all that a page shows from beyond its own document. Together with the document's hash it decides whether
 * a page has to be made again, without reading the document.
 */
export function inputsOf(facts: Facts, context: Surroundings & Pick<ResolveContext, keyof Authored | 'cards'>): string {
  const { index, pictures, attachments, date } = context
  // Only in a preview.
  const unpublished = heldBack(facts, date)
  const moved = linksMoved(facts, index)
  const shown = shownFromElsewhere(facts, context)
  const images = facts.images.map((src) => pictures.get(src)?.srcSet)
  const attached = facts.attachments?.map((file) => attachments.get(file)) ?? []
  const card = drawnCardOf(facts, context)
  const [only] = shown
  // Most pages show only where they are, which is a hash already.
  const isPlain = !card && !unpublished && moved.length + images.length + attached.length === 0
  if (isPlain && shown.length === 1 && typeof only === 'string') return only
  return shortHash([moved, shown, images, card, unpublished, ...(attached.length > 0 ? [attached] : [])])
}
