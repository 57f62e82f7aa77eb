import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs'
import { Refusal } from '../engine/refusal'
import { pictureFolder } from '../workshop/guide/sections'

/** npm run keep: how sections looked in the last test run is how they shall look, in the tests and in the guide. */
const folders = [
  ['node_modules/.cache/visual', 'tests/visual/kept'],
  ['node_modules/.cache/guide', `pages-json/${pictureFolder}`],
] as const
if (!folders.every(([seen]) => existsSync(seen)))
  throw new Refusal('There are no screenshots to keep. Make them first: npm test -- visual')
for (const [seen, kept] of folders) {
  rmSync(kept, { recursive: true, force: true })
  cpSync(seen, kept, { recursive: true, filter: (file) => !file.endsWith('-difference.png') })
}
const count = folders.reduce((total, [, kept]) => total + readdirSync(kept).length, 0)
console.log(`Kept ${count - 1} screenshots. Look at what changed before you commit: git status`)
