/**
 * Reads what files are: a program of its own, as libraries that tell do so only in the background. Gets opened files, as
 * many as its argument says, and answers each with a line: its number, and what it is or what is wrong with it.
 */
import { isUtf8 } from 'node:buffer'
import { hash } from 'node:crypto'
import { fstatSync, readFileSync } from 'node:fs'
import { fileTypeFromBuffer } from 'file-type'

/** More bytes nobody needs on a page. */
const mostBytes = 100_000_000
/** The first handle after those that every program has. */
const firstHandle = 3

async function look(handle) {
  try {
    if (fstatSync(handle).size > mostBytes) return { fault: 'too large' }
    const bytes = readFileSync(handle)
    if (bytes.length === 0) return { fault: 'empty' }
    const { ext: is = textKind(bytes), mime = '' } = (await fileTypeFromBuffer(bytes)) ?? {}
    const version = hash('sha1', bytes).slice(0, 8)
    return { is, bytes: bytes.length, version, ...(mime.startsWith('video/') && { film: await readFilm(bytes) }) }
  } catch {
    return { fault: 'failing' }
  }
}

/** What has no signature may be a text. */
function textKind(bytes) {
  if (!isUtf8(bytes) || bytes.includes(0)) return 'unknown'
  return /^\s*</.test(bytes.toString('utf8', 0, 200)) ? 'markup' : 'text'
}

/** @returns nothing of a video that is damaged */
async function readFilm(bytes) {
  // Loaded here: most files are no videos.
  const { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } = await import('mediabunny')
  const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(bytes) })
  try {
    const video = await input.getPrimaryVideoTrack()
    const audio = await input.getPrimaryAudioTrack()
    if (!video) return undefined
    let end = 0
    for await (const { timestamp, duration } of new EncodedPacketSink(video).packets())
      end = Math.max(end, timestamp + duration)
    // One that was cut off says at its beginning how long it was.
    if (end + 0.5 < ((await video.getDurationFromMetadata()) ?? 0)) return undefined
    return {
      width: await video.getDisplayWidth(),
      height: await video.getDisplayHeight(),
      seconds: await input.computeDuration(),
      picture: (await video.getCodec()) ?? '',
      ...(audio && { sound: (await audio.getCodec()) ?? '' }),
    }
  } catch {
    return undefined
  } finally {
    input.dispose()
  }
}

for (const number of Array(Number(process.argv[2])).keys())
  console.log(JSON.stringify([number, await look(firstHandle + number)]))
