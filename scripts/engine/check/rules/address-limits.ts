import path from 'node:path'
import { finding } from '../../problems/finding'
import { rule } from '../../problems/rule'
import { shown } from '../../problems/words/sentence'
import type { SiteCheck } from '../check'
import { addressPlace } from './addresses'

const addressUnclear = rule({
  id: 'address-unclear',
  about: 'Nobody can ask for the address',
  words: ({ address }: { address: string }) => ({
    message: `No browser can ask for the address ${shown(address)}. Copy it from the address bar, where % stands before two signs that go together.`,
  }),
  wrong: { page: '"aliases": ["/caf%E9"]' },
  right: { page: '"aliases": ["/caf%C3%A9"]' },
})

const addressLong = rule({
  id: 'address-long',
  about: 'The address is too long',
  words: ({ length, most, isName }: { length: number; most: number; isName: boolean }) => ({
    message: isName
      ? `A name between two slashes of this address has ${length} letters and signs, too many for a file. Write ${most} at most.`
      : `This address has ${length} letters and signs, and some servers take no more than ${most}. Choose a shorter one.`,
  }),
  wrong: { page: `"aliases": ["/${'cloud-migration-'.repeat(13)}"]` },
  right: { page: '"aliases": ["/cloud-migration"]' },
})

/** In bytes, as servers count: nginx reads its whole configuration by addresses, and does not start with one of 4 kB. */
const longest = 1000
/** A name between slashes becomes a file's, which has 255 bytes at most; endings such as .html.gz.new and .json need theirs. */
const longestName = 200

/** Every address is one that a browser can ask for, a server answer and a disk keep. */
export const addressLimits: SiteCheck = {
  rules: [addressUnclear, addressLong],
  asks: [],
  find: ({ index }) =>
    [...index.answers].flatMap((answer) => {
      if (isPlain(answer.address)) return []
      const place = { file: answer.page.file, at: addressPlace(answer) }
      const decoded = decode(answer.address)
      if (decoded === undefined) return [finding(addressUnclear, place, { address: answer.address })]
      const length = Buffer.byteLength(decoded)
      const name = Math.max(...decoded.split('/').map((part) => Buffer.byteLength(part)))
      if (length > longest) return [finding(addressLong, place, { length, most: longest, isName: false })]
      return name > longestName ? [finding(addressLong, place, { length: name, most: longestName, isName: true })] : []
    }),
}

/** Whether nothing can be wrong with it, as with nearly all of them: no part can be too long where the whole is not. */
function isPlain(address: string): boolean {
  return address.length <= longestName && /^(\/[\w-]+)+$/.test(address)
}

/** What a server makes of it; undefined where that is nothing, or not what stands there. */
function decode(address: string): string | undefined {
  try {
    const decoded = decodeURIComponent(address)
    return path.posix.normalize(decoded) === decoded && !/[\p{Cc}\\]/u.test(decoded) ? decoded : undefined
  } catch {
    return undefined
  }
}
