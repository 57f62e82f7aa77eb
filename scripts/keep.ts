import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs'
import { Refusal } from './refusal'

/** npm run keep: how sections looked in the last test run is how they shall look. */
const seen = 'node_modules/.cache/visual'
const kept = 'tests/visual/kept'
if (!existsSync(`${seen}/machine.json`))
  throw new Refusal('There are no screenshots to keep. Make them first: npm test -- visual')
rmSync(kept, { recursive: true, force: true })
cpSync(seen, kept, { recursive: true, filter: (file) => !file.endsWith('-difference.png') })
console.log(`Kept ${readdirSync(kept).length - 1} screenshots. Look at what changed before you commit: git status`)
