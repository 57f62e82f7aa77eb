import { generateTypes } from './generate-types'
import { composeSection, readSchemas } from './schemas'

/** What is generated from the schemas, by file: the section union and the two sets of TypeScript types. */
export async function generatedFiles(): Promise<Record<string, string>> {
  const schemas = readSchemas()
  return {
    'schemas/section.schema.json': `${JSON.stringify(composeSection(schemas), null, 2)}\n`,
    'src/page/page.generated.ts': await generateTypes(schemas, 'page'),
    'scripts/content/document.generated.ts': await generateTypes(schemas, 'document'),
  }
}
