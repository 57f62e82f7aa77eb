import { readFileSync, writeFileSync } from 'node:fs'
import { guideFile } from '../engine/problems/problem'
import { renewGuide } from '../workshop/guide/guide'

/** npm run guide: writes what the authors' guide says of sections, fields and problems, from the schemas and the checks. */
writeFileSync(guideFile, renewGuide(readFileSync(guideFile, 'utf8')))
console.log(`Wrote ${guideFile}.`)
