import { readFileSync, writeFileSync } from 'node:fs'
import { guideFiles } from '../engine/problems/problem'
import { renewGuide } from '../workshop/guide/guide'

/** npm run guide: writes what the authors' guide says of sections, fields and problems, from the schemas and the checks. */
for (const file of Object.values(guideFiles)) {
  writeFileSync(file, renewGuide(file, readFileSync(file, 'utf8')))
  console.log(`Wrote ${file}.`)
}
