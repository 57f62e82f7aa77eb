import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { Refusal } from '../engine/refusal'
import { readSchemas, sectionTypes } from '../engine/schema/schemas'
import { pictureFolder, typeShownIn } from '../workshop/guide/sections'

/**
 * npm run keep: how sections looked in the last test run is how they shall look, in the tests and in the guide. What
 * that run did not look at stays; pictures of section types that are gone go.
 */
const folders = [
  ['node_modules/.cache/visual', 'tests/visual/kept'],
  ['node_modules/.cache/guide', `pages-json/${pictureFolder}`],
] as const
if (!folders.every(([seen]) => existsSync(seen)))
  throw new Refusal('There are no screenshots to keep. Make them first: npm test -- visual')
const types = new Set(sectionTypes(readSchemas()))
let kept = 0
for (const [seen, folder] of folders) {
  cpSync(seen, folder, { recursive: true, filter: (file) => !file.endsWith('-difference.png') })
  for (const picture of readdirSync(folder).filter((file) => file.endsWith('.webp'))) {
    if (types.has(typeShownIn(picture))) kept++
    else rmSync(path.join(folder, picture))
  }
}
console.log(`There are ${kept} screenshots now. Look at what changed before you commit: git status`)
