/**
 * The signs that Windows-1252 has where Latin-1 has none, from byte 0x80 on. Node.js's own decoder leaves them out, and
 * with them every apostrophe of Windows: https://github.com/nodejs/node/issues/56542
 * https://encoding.spec.whatwg.org/#windows-1252
 */
const signs = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

const first = 0x80

/** Reads bytes that were saved as Windows-1252. */
export function decodeWindows1252(bytes: Uint8Array): string {
  const latin = Buffer.from(bytes).toString('latin1')
  return latin.replace(/[\u0080-\u009f]/g, (sign) => signs[sign.charCodeAt(0) - first] ?? sign)
}

/**
 * What a text was before a program took its UTF-8 for Windows-1252: â€™ was ’. Undefined where it never was.
 * @param found the signs that became of one letter or sign
 */
export function asBeforeWindows1252(found: string): string | undefined {
  const bytes = Array.from(found, (sign) => (signs.includes(sign) ? first + signs.indexOf(sign) : sign.charCodeAt(0)))
  if (bytes.some((byte) => byte > 0xff)) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes))
  } catch {
    return undefined
  }
}
