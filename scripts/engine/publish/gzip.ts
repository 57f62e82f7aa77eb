import { gzipAsync } from '@gfx/zopfli'
import { gzipSync } from 'node:zlib'

/** After so many rounds a file is hardly any smaller. */
const rounds = 5

/** A file's bytes by gzip, as zlib makes them: in a few milliseconds. */
export function gzipped(bytes: Buffer): Buffer {
  return gzipSync(bytes, { level: 9 })
}

/** The same as small as Zopfli can make them, a thirtieth smaller: for the 60 kB of a page it takes half a second. */
export async function gzippedWell(bytes: Buffer): Promise<Buffer> {
  const [quick, well] = [gzipped(bytes), Buffer.from(await gzipAsync(bytes, { numiterations: rounds }))]
  return well.length < quick.length ? well : quick
}
