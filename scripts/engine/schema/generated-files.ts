import { tintStyles } from '../graphics/tints'
import { editorSchema } from './editor-schema'
import { requireFinished } from './finished'
import { generateTypes } from './generate-types'
import { pageSchema, schemaText, withNames, type OfferedNames } from './offered-names'
import { readSchemas } from './schemas'

/**
 * What is generated, by file: from the schemas what editors read and the three sets of TypeScript types; from the list
 * of colors their style sheet.
 * @param names of _site.json that editors offer
 * @throws Refusal where a section type is not finished
 */
export async function generatedFiles(names: OfferedNames): Promise<Record<string, string>> {
  const schemas = readSchemas()
  requireFinished(schemas)
  return {
    [pageSchema]: schemaText(withNames(editorSchema(schemas, 'page'), names)),
    'schemas/site.schema.json': schemaText(editorSchema(schemas, 'site')),
    'src/styles/tints.css': tintStyles(),
    'src/page/page.generated.ts': await generateTypes(schemas, 'page'),
    'scripts/engine/schema/document.generated.ts': await generateTypes(schemas, 'document'),
    'scripts/engine/schema/filled.generated.ts': await generateTypes(schemas, 'filled'),
  }
}
