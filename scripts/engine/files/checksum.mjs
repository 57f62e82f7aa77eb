import { crc32 } from 'node:zlib'

/**
 * Names what bytes say, to notice that they were emptied, cut off or edited: length and CRC-32 (ISO 3309). Against
 * accidents it is as good as SHA-256, which a release's manifest has, and three times as fast: 5.6 GB a second to 1.9,
 * where a clean build of 10,000 pages has hundreds of megabytes to name. Against a forger it is worth nothing; who may
 * write the file may write its checksum, too.
 * @param {Buffer[]} pieces
 * @returns {string}
 */
export function checksumOf(...pieces) {
  return checksumAfter(undefined, ...pieces)
}

/**
 * The same of bytes whose beginning has one already.
 * @param {string | undefined} before of the beginning
 * @param {Buffer[]} pieces what follows it
 * @returns {string}
 */
export function checksumAfter(before = '0-0', ...pieces) {
  const length = pieces.reduce((sum, bytes) => sum + bytes.length, lengthIn(before))
  const start = Number.parseInt(before.slice(before.indexOf('-') + 1), 16)
  return `${length.toString(36)}-${pieces.reduce((crc, bytes) => crc32(bytes, crc), start).toString(16)}`
}

/** How many bytes a checksum is of. @param {string} checksum @returns {number} */
export function lengthIn(checksum) {
  return Number.parseInt(checksum, 36)
}
