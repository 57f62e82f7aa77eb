import sharp, { type OverlayOptions } from 'sharp'
import type { Told } from '../../engine/progress'
import { compose } from './compose'
import type { Drawing } from './draw'
import { nameOf, type Piece } from './pieces'
import type { Studio } from './render'

const wide = { width: 640, height: 360 }
const tall = { width: 288, height: 360 }
const gap = 12
const perRow = 2

/** How the site darkens its banner behind the words: src/sections/hero/HeroGround.module.css. */
const shades = [
  { at: '0%', opacity: 0.79 },
  { at: '30%', opacity: 0.76 },
  { at: '58%', opacity: 0.71 },
  { at: '74%', opacity: 0.24 },
  { at: '88%', opacity: 0.06 },
]

/**
 * Draws pieces small, each as a wide screen and as a phone show it, with its name where words will stand: to choose
 * among seeds by eye.
 * @returns all of them as one PNG
 * @throws when a shader does not compile
 */
export async function look(studio: Studio, pieces: readonly Piece[], told: Told): Promise<Buffer> {
  const sheet: OverlayOptions[] = []
  const step = { x: wide.width + tall.width + 2 * gap, y: wide.height + gap }
  for (const [number, piece] of pieces.entries()) {
    told('Drawing pictures', number, pieces.length)
    const composition = compose(piece)
    const left = gap + (number % perRow) * step.x
    const top = gap + Math.floor(number / perRow) * step.y
    const words = label(nameOf(piece))
    sheet.push({ input: await small(studio, composition.wide, wide, words), left, top })
    sheet.push({ input: await small(studio, composition.tall, tall), left: left + wide.width + gap, top })
  }
  const rows = Math.ceil(pieces.length / perRow)
  return sharp({
    create: { width: perRow * step.x + gap, height: rows * step.y + gap, channels: 3, background: '#777' },
  })
    .composite(sheet)
    .png()
    .toBuffer()
}

/** A drawing larger than it is shown, so that fine lines look as they will. */
async function small(studio: Studio, drawing: Drawing, size: typeof wide, above?: Buffer): Promise<Buffer> {
  const [width, height] = [size.width * 1.5, size.height * 1.5]
  const drawn = await studio.draw({ ...drawing, width, height, uniforms: { ...drawing.uniforms, samples: [1] } })
  const picture = sharp(await sharp(drawn).resize(size).toBuffer())
  return (above ? picture.composite([{ input: above }]) : picture).png().toBuffer()
}

/** The shade and the name of a piece, as SVG. */
function label(name: string): Buffer {
  const stops = shades.map(({ at, opacity }) => `<stop offset="${at}" stop-color="#050b1d" stop-opacity="${opacity}"/>`)
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${wide.width}" height="${wide.height}">` +
      `<linearGradient id="shade">${stops.join('')}</linearGradient><rect width="100%" height="100%" fill="url(#shade)"/>` +
      `<text x="40" y="190" font-family="sans-serif" font-size="26" font-weight="600" fill="#fff">${name}</text></svg>`,
  )
}
