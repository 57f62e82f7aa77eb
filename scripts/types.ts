import { writeFileSync } from 'node:fs'
import { composeSection, readSchemas } from './content/schemas'
import { generateTypes } from './content/generate-types'

/** Writes what is generated from the schemas: the section union and the two sets of TypeScript types. */
const schemas = readSchemas()
const files: Record<string, string> = {
  'schemas/section.schema.json': `${JSON.stringify(composeSection(schemas), null, 2)}\n`,
  'src/page/page.generated.ts': await generateTypes(schemas, 'page'),
  'scripts/content/document.generated.ts': await generateTypes(schemas, 'document'),
}
for (const [file, text] of Object.entries(files)) writeFileSync(file, text)
console.log(`Wrote ${Object.keys(files).join(', ')}.`)
