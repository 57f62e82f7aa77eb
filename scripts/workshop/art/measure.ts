import sharp, { type Region } from 'sharp'
import type { Colors } from '../../engine/graphics/art-manifest'

/** Brightness where words stand, as luma 0 to 255 under the site's lightest scrim. */
export interface TextZone {
  mean: number
  /** Only one pixel in a hundred is brighter. */
  p99: number
}

/** Part of a picture, in fractions of its width and height. */
interface Zone {
  left: number
  top: number
  width: number
  height: number
}

export const wideTextZone: Zone = { left: 0, top: 0, width: 0.45, height: 1 }
export const tallTextZone: Zone = { left: 0, top: 0.5, width: 0.85, height: 0.5 }

const scrimOpacity = 0.7
const scrimLuma = 11 // of navy-950, #050b1d

/**
 * Measures how calm a picture is where words will stand.
 * @throws when sharp cannot read the picture.
 */
export async function measureTextZone(picture: Buffer, zone: Zone): Promise<TextZone> {
  const { width, height } = await sharp(picture).metadata()
  const area = {
    left: Math.round(zone.left * width),
    top: Math.round(zone.top * height),
    width: Math.round(zone.width * width),
    height: Math.round(zone.height * height),
  }
  const luma = await sharp(picture).extract(area).removeAlpha().greyscale().raw().toBuffer()
  const covered = Array.from(luma, (value) => value * (1 - scrimOpacity) + scrimLuma * scrimOpacity).sort(
    (a, b) => a - b,
  )
  const mean = covered.reduce((sum, value) => sum + value, 0) / covered.length
  const p99 = covered[Math.floor(covered.length * 0.99)] ?? 0
  return { mean: Math.round(mean * 10) / 10, p99: Math.round(p99 * 10) / 10 }
}

/** The average color of each half of a picture. */
export async function averageColors(picture: Buffer): Promise<Colors> {
  const { width, height } = await sharp(picture).metadata()
  const half = { top: 0, width: Math.floor(width / 2), height }
  const [left, right] = await Promise.all(
    [0, width - half.width].map((at) => averageColor(picture, { ...half, left: at })),
  )
  return { left: left ?? '', right: right ?? '' }
}

async function averageColor(picture: Buffer, area: Region): Promise<string> {
  // Statistics are of the whole input, whatever is cut out of it afterwards.
  const part = await sharp(picture).extract(area).toBuffer()
  const { channels } = await sharp(part).stats()
  return `#${channels
    .slice(0, 3)
    .map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'))
    .join('')}`
}

/** How many places a picture is looked at in, in each direction. */
const side = 16

/**
 * A 256-bit difference hash: one bit for each of 16x16 places, saying whether it is darker than its right neighbor.
 * @returns 64 hexadecimal digits.
 */
export async function differenceHash(picture: Buffer): Promise<string> {
  const gray = await sharp(picture)
    .greyscale()
    .resize(side + 1, side, { fit: 'fill' })
    .raw()
    .toBuffer()
  const bits = Array.from({ length: side * side }, (_, i) => {
    const at = Math.floor(i / side) * (side + 1) + (i % side)
    return (gray[at] ?? 0) < (gray[at + 1] ?? 0) ? '1' : '0'
  })
  return BigInt(`0b${bits.join('')}`)
    .toString(16)
    .padStart((side * side) / 4, '0')
}

/** In how many of their 256 places two difference hashes differ. */
export function distance(a: string, b: string): number {
  const differing = BigInt(`0x${a}`) ^ BigInt(`0x${b}`)
  return differing.toString(2).replaceAll('0', '').length
}
