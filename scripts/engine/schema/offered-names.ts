import type { Schema } from './schemas'

/** Names of _site.json that editors offer where a document may have one. They offer them only: the build knows which there are. */
export interface OfferedNames {
  group: string[]
  region: string[]
}

/** What editors read of pages. */
export const pageSchema = 'schemas/page.schema.json'

/** The schema of pages for editors, offering these names instead of those it has offered. */
export function withNames(schema: Schema, { group, region }: OfferedNames): Schema {
  return { ...schema, definitions: { ...schema.definitions, group: { examples: group }, region: { examples: region } } }
}

/** A schema as the text of its file. Lists of words stand on one line: some have a thousand. */
export function schemaText(schema: Schema): string {
  const text = JSON.stringify(schema, null, 2)
  return `${text.replace(/\[\n\s+("[^"\n]*",?\s+)+\]/g, (list) => list.replace(/\n\s+/g, ' '))}\n`
}
