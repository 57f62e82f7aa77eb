import { pack } from '../engine/publish/pack'
import { folder, readOptions } from '../options'
import { say } from '../report/terminal'

/** npm run pack: puts compressed copies beside the files of a built site. */
const { values } = readOptions({ out: { type: 'string', default: 'dist' } })
const out = folder(values.out)
say(`${out}: ${pack(out)} files compressed.`)
