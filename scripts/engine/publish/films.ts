import { hash } from 'node:crypto'
import { mkdirSync, mkdtempSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isWhole, putInPlace } from '../files/cache-folder.mjs'
import { readFile } from '../files/open-file'
import { Refusal } from '../refusal'
import { clearTimes } from './film-times'

const cache = 'node_modules/.cache/videos'
/** Changes with what is done to a video below, so that those made otherwise are made anew. */
const settings = 'no times'

interface Made {
  file: string
  bytes: number
  /** Changes with the source and with what is made of it. */
  version: string
}

/**
 * A video without what phones and programs note in it: place, time, owner, camera. Pictures and sound stay as they are,
 * and what a browser needs first stands at its beginning. What was made once is kept in a cache under its own hash.
 * @throws Refusal if it cannot be read
 */
export async function withoutMetadata(source: string, name: string, hashed: string): Promise<Made> {
  const version = hash('sha1', `${hashed} ${settings}`).slice(0, 8)
  const { name: stem, ext } = path.parse(name.toLowerCase())
  const folder = path.join(cache, `${stem}-${version}`)
  const file = path.join(folder, `video${ext}`)
  if (!isWhole(folder)) {
    const bytes = await copied(readFile(source), ext).catch(() => {
      throw new Refusal(`${source} is not a video that can be read. Save it again as MP4.`)
    })
    mkdirSync(cache, { recursive: true })
    const aside = mkdtempSync(`${folder}.`)
    writeFileSync(path.join(aside, path.basename(file)), bytes)
    putInPlace(aside, folder)
  }
  return { file, bytes: statSync(file).size, version }
}

/** @throws if it is no video, or one that was cut off */
async function copied(bytes: Buffer, ending: string): Promise<Buffer> {
  const { ALL_FORMATS, BufferSource, BufferTarget, Conversion, Input, Mp4OutputFormat, Output, WebMOutputFormat } =
    await import('mediabunny')
  const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(bytes) })
  const format = ending === '.webm' ? new WebMOutputFormat() : new Mp4OutputFormat({ fastStart: 'in-memory' })
  const target = new BufferTarget()
  const output = new Output({ format, target })
  const conversion = await Conversion.init({ input, output, tags: {}, showWarnings: false })
  await conversion.execute()
  if (!target.buffer) throw new Error('Nothing was written.')
  const made = Buffer.from(target.buffer)
  if (ending !== '.webm') clearTimes(made)
  return made
}
