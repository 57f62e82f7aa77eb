import { sectionsIn } from '../schema/fields'
import { factsOf, type Facts, type PageReading, type StampedSource } from '../site/facts'
import { notesOf } from './derived'

/** Gathers the facts of a document, those of its sections that the build fills in among them. */
export function pageFacts(source: StampedSource, found: PageReading): Facts {
  return factsOf(source, found, notesOf(sectionsIn(found.value)))
}
