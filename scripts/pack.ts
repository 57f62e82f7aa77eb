import { folder, readOptions } from './options'
import { pack } from './output/pack'

/** npm run pack: puts compressed copies beside the files of a built site. */
const { values } = readOptions({ out: { type: 'string', default: 'dist' } })
const out = folder(values.out)
console.log(`${out}: ${pack(out)} files compressed.`)
