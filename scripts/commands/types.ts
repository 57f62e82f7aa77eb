import { writeFileSync } from 'node:fs'
import { generatedFiles } from '../engine/schema/generated-files'

/** npm run types: writes what is generated from the schemas and the list of colors. */
const files = await generatedFiles()
for (const [file, text] of Object.entries(files)) writeFileSync(file, text)
console.log(`Wrote ${Object.keys(files).join(', ')}.`)
