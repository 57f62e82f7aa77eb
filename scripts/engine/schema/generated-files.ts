import { tintStyles } from '../graphics/tints'
import { editorSchema } from './editor-schema'
import { generateTypes } from './generate-types'
import { composeSection, readSchemas, type Schema } from './schemas'

/**
 * What is generated, by file: from the schemas the section union, what editors read, and the three sets of TypeScript
 * types; from the list of colors their style sheet.
 */
export async function generatedFiles(): Promise<Record<string, string>> {
  const schemas = readSchemas()
  return {
    'schemas/section.schema.json': textOf(composeSection(schemas)),
    'schemas/page.schema.json': textOf(editorSchema(schemas, 'page')),
    'schemas/site.schema.json': textOf(editorSchema(schemas, 'site')),
    'src/styles/tints.css': tintStyles(),
    'src/page/page.generated.ts': await generateTypes(schemas, 'page'),
    'scripts/engine/schema/document.generated.ts': await generateTypes(schemas, 'document'),
    'scripts/engine/schema/filled.generated.ts': await generateTypes(schemas, 'filled'),
  }
}

/** Lists of words stand on one line: some have a thousand. */
function textOf(schema: Schema): string {
  const text = JSON.stringify(schema, null, 2)
  return `${text.replace(/\[\n\s+("[^"\n]*",?\s+)+\]/g, (list) => list.replace(/\n\s+/g, ' '))}\n`
}
