import { pack } from '../engine/publish/pack'
import { folder, readOptions } from '../options'
import { withProgress } from '../report/progress'
import { say } from '../report/terminal'

/** npm run pack: puts compressed copies beside the files of a built site. */
const { values } = readOptions({ out: { type: 'string', default: 'dist' } })
const out = folder(values.out)
const packed = await withProgress((told) => pack(out, told))
say(`${out}: ${packed} files compressed.`)
