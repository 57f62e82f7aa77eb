import { existsSync } from 'node:fs'
import { folder, readOptions } from './options'
import { pack } from './output/pack'
import { recover } from './output/journal'
import { Refusal } from './refusal'

/** npm run pack: puts compressed copies beside the files of a built site. */
const { values } = readOptions({ out: { type: 'string', default: 'dist' } })
const out = folder(values.out)
if (!existsSync(out)) throw new Refusal(`There is no built site in ${out}. Run first: npm run build`)
recover(out)
console.log(`${out}: ${pack(out)} files compressed.`)
