import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

interface Pixels {
  data: Buffer
  width: number
  height: number
}

export interface Comparison {
  /** How much of the picture differs, 0 to 1. */
  share: number
  /** PNG of what differs, in red. */
  difference: Buffer
}

/**
 * Makes of a screenshot what is kept: a WebP a tenth as large as one without loss. Two equal screenshots stay equal,
 * so the loss shows in no comparison.
 */
export function encode(screenshot: Buffer): Promise<Buffer> {
  return sharp(screenshot).webp({ quality: 80 }).toBuffer()
}

/**
 * Compares two pictures pixel by pixel. Pixels on the edge of a letter or a line that only are smoothed differently do
 * not count.
 * @param threshold how different two colors must be to count, 0 to 1
 */
export async function compare(actual: Buffer, kept: Buffer, threshold = 0.02): Promise<Comparison> {
  if (actual.equals(kept)) return { share: 0, difference: actual }
  const one = await pixelsOf(actual)
  const other = await pixelsOf(kept)
  const { width, height } = one
  if (width !== other.width || height !== other.height) return { share: 1, difference: actual }
  const difference = Buffer.alloc(width * height * 4)
  const count = pixelmatch(one.data, other.data, difference, width, height, { threshold })
  const picture = sharp(difference, { raw: { width, height, channels: 4 } })
  return { share: count / (width * height), difference: await picture.png().toBuffer() }
}

async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
