import sharp from 'sharp'

export const red = { r: 220, g: 20, b: 20 }
export const blue = { r: 20, g: 20, b: 220 }

/** A picture as a camera saves it: 1200 × 800, red on the left and blue on the right, to be shown turned to the right. */
export function photo(): Promise<Buffer> {
  const right = { create: { width: 600, height: 800, channels: 3 as const, background: blue } }
  return sharp({ create: { width: 1200, height: 800, channels: 3, background: red } })
    .composite([{ input: right, left: 600, top: 0 }])
    .jpeg()
    .withExif({
      IFD0: { Artist: 'Olga Owner', Copyright: 'Olga Owner' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '8/1 31/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '76/1 56/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer()
}
