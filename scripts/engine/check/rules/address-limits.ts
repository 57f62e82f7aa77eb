import path from 'node:path'
import { finding } from '../../problems/finding'
import type { SiteCheck } from '../check'
import { addressPlace } from './addresses'

/** In bytes, as servers count: nginx reads its whole configuration by addresses, and does not start with one of 4 kB. */
const longest = 1000
/** A name between slashes becomes a file's, which has 255 bytes at most; endings such as .html.gz.new and .json need theirs. */
const longestName = 200

/** Every address is one that a browser can ask for, a server answer and a disk keep. */
export const addressLimits: SiteCheck = ({ index }) =>
  [...index.answers].flatMap((answer) => {
    const place = { file: answer.page.file, at: addressPlace(answer) }
    const decoded = decode(answer.address)
    if (decoded === undefined) return [finding('address-unclear', place, { address: answer.address })]
    const length = Buffer.byteLength(decoded)
    const name = Math.max(...decoded.split('/').map((part) => Buffer.byteLength(part)))
    if (length > longest) return [finding('address-long', place, { length, most: longest, isName: false })]
    return name > longestName ? [finding('address-long', place, { length: name, most: longestName, isName: true })] : []
  })

/** What a server makes of it; undefined where that is nothing, or not what stands there. */
function decode(address: string): string | undefined {
  try {
    const decoded = decodeURIComponent(address)
    return path.posix.normalize(decoded) === decoded && !/[\p{Cc}\\]/u.test(decoded) ? decoded : undefined
  } catch {
    return undefined
  }
}
