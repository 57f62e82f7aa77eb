import { writeFileSync } from 'node:fs'
import { readSite } from '../engine/check/read-site'
import { generatedFiles } from '../engine/schema/generated-files'
import { offeredNames } from '../engine/site/offered'

/** npm run types: writes what is generated from schemas and colors, and lets editors offer the names of _site.json. */
const files = await generatedFiles(offeredNames(readSite('pages-json').site))
for (const [file, text] of Object.entries(files)) writeFileSync(file, text)
console.log(`Wrote ${Object.keys(files).join(', ')}.`)
