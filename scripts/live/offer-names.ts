import { readFileSync, writeFileSync } from 'node:fs'
import type { Site } from '../engine/schema/document.generated'
import { pageSchema, schemaText, withNames } from '../engine/schema/offered-names'
import type { Schema } from '../engine/schema/schemas'
import { offeredNames } from '../engine/site/offered'

/** Lets editors offer the groups and regions that _site.json has by now, without anybody running `npm run types`. */
export function offerNames(site: Site, file = pageSchema): void {
  try {
    const text = readFileSync(file, 'utf8')
    const schema: Schema = JSON.parse(text)
    const renewed = schemaText(withNames(schema, offeredNames(site)))
    if (renewed !== text) writeFileSync(file, renewed)
  } catch {
    // Somebody works on the schema: the next change tries again.
  }
}
