/** Boxes of an MP4 file that hold other boxes, on the way to those that tell a time. */
const holders = new Set(['moov', 'trak', 'mdia'])

/** Boxes that begin with when they were made and last changed. */
const timed = new Set(['mvhd', 'tkhd', 'mdhd'])

/** The length of a box and its name, 4 bytes each; then, where it tells times, its version with flags. */
const headLength = 8
const versionLength = 4

/**
 * Clears the times at which an MP4 file was made, so that every machine makes the same file of a video. Boxes are as in
 * ISO/IEC 14496-12: times take 4 bytes each in version 0, and 8 in version 1.
 * @param bytes they are changed, up to a box that is longer than its length can tell: those here come before the pictures
 */
export function clearTimes(bytes: Buffer, from = 0, to = bytes.length): void {
  for (let at = from; at + headLength <= to;) {
    const length = bytes.readUInt32BE(at)
    if (length < headLength) return
    const name = bytes.toString('latin1', at + 4, at + headLength)
    if (holders.has(name)) clearTimes(bytes, at + headLength, at + length)
    else if (timed.has(name)) {
      const times = at + headLength + versionLength
      bytes.fill(0, times, times + (bytes[at + headLength] === 1 ? 16 : 8))
    }
    at += length
  }
}
