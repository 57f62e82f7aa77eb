import { createHash } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import type { ArtFiles } from '../../engine/graphics/art-manifest'

/** Every setting that changes the bytes of a file; part of a piece's key. */
export const encoding = {
  avif: { quality: 50, effort: 4, chromaSubsampling: '4:2:0' },
  jpeg: { quality: 76, mozjpeg: true },
  cardJpeg: { quality: 82, mozjpeg: true },
  portrait: { width: 768, bytes: 9450, lowestQuality: 26, effort: 6 },
  card: { width: 1200, height: 630 },
  scrims: [
    { direction: 'x1="0" x2="1"', opacity: [0.86, 0.62, 0.1, 0], at: [0, 0.48, 0.78, 1] },
    { direction: 'x1="0" x2="0" y1="1" y2="0"', opacity: [0.85, 0], at: [0, 0.34] },
  ],
}

/** The social card's picture: words will stand at its left and bottom, so those are darkened. */
async function drawCard(wide: Buffer): Promise<Buffer> {
  const { width, height } = encoding.card
  const layers = encoding.scrims.map(({ direction, opacity, at }, i) => {
    const stops = at.map((offset, k) => `<stop offset="${offset}" stop-color="#050b1d" stop-opacity="${opacity[k]}"/>`)
    return `<linearGradient id="s${i}" ${direction}>${stops.join('')}</linearGradient><rect width="100%" height="100%" fill="url(#s${i})"/>`
  })
  const scrim = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${layers.join('')}</svg>`,
  )
  const picture = sharp(wide)
    .resize(width, height, { fit: 'cover' })
    .composite([{ input: scrim }])
  return picture.jpeg(encoding.cardJpeg).toBuffer()
}

/**
 * The picture for phones: as good as it can be and still not take a round trip more than the fonts on a slow line.
 * Busy motifs would have 30 kB.
 */
async function encodePortrait(tall: Buffer): Promise<Buffer> {
  const { width, bytes, lowestQuality, effort } = encoding.portrait
  const picture = sharp(tall).resize(width)
  const encoded = (quality: number) =>
    picture
      .clone()
      .avif({ ...encoding.avif, effort, quality })
      .toBuffer()
  let [low, high] = [lowestQuality, encoding.avif.quality]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((await encoded(middle)).length > bytes) high = middle - 1
    else low = middle
  }
  return encoded(low)
}

/**
 * Encodes a piece for the web.
 * @param name what the file names start with
 * @param wide the 1920x1080 picture, as PNG
 * @param tall the 4:5 picture, as PNG
 * @returns the file names, and the contents by file name. All names carry one hash of all contents.
 * @throws when sharp cannot read a picture.
 */
export async function encode(
  name: string,
  wide: Buffer,
  tall: Buffer,
): Promise<{ files: ArtFiles; contents: Map<string, Buffer> }> {
  const avif = (picture: Sharp) => picture.avif(encoding.avif).toBuffer()
  const parts = {
    '1920.avif': await avif(sharp(wide)),
    '1280.avif': await avif(sharp(wide).resize(1280)),
    '768.avif': await avif(sharp(wide).resize(768)),
    'portrait.avif': await encodePortrait(tall),
    '1280.jpg': await sharp(wide).resize(1280).jpeg(encoding.jpeg).toBuffer(),
    'card.jpg': await drawCard(wide),
  }
  const hash = createHash('sha256')
  for (const content of Object.values(parts)) hash.update(content)
  const start = `${name}-${hash.digest('hex').slice(0, 8)}-`
  return {
    files: {
      avif: { 1920: `${start}1920.avif`, 1280: `${start}1280.avif`, 768: `${start}768.avif` },
      portrait: `${start}portrait.avif`,
      jpeg: `${start}1280.jpg`,
      card: `${start}card.jpg`,
    },
    contents: new Map(Object.entries(parts).map(([end, content]) => [start + end, content])),
  }
}
