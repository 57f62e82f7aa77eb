import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { checksumOf } from '../files/checksum.mjs'
import { lock } from '../files/lock'
import { writeNote } from '../files/note'
import { filesBelow, changePlace } from '../files/place'
import { toldEach, type Told } from '../progress'
import { Refusal } from '../refusal'
import { gzipped, gzippedWell } from './gzip'
import { anotherBuild, finishChange } from './recover'
import { stateFile } from './state-note'
import { compressions, packedNote, readPacked, type PackedFiles } from './verify'

const worthIt = /\.(html|json|css|js|svg|xml|rss|txt|webmanifest)$/
const smallest = 512
/** What a name with a hash stands for is compressed once and sent for years. */
const lasting = /^assets\//
/** What every visit loads. */
const shared = /^(assets\/|(ahead|index|site-[0-9a-f]+)\.json$)/
/** What every visit loads takes so long that it tells nothing of the time that others take. */
const parts = [
  { step: 'Compressing shared files', isOf: (file: string) => shared.test(file), gzip: gzippedWell },
  { step: 'Compressing pages', isOf: (file: string) => !shared.test(file), gzip: gzipped },
]
/** Up to so many files are all compressed as well as can be, 40 ms a page; ten thousand would take minutes. */
const few = 1000

/**
 * Writes compressed copies beside the files of a built site, for those that have changed since the last time.
 * @returns how many files were compressed
 * @throws Refusal if there is no built site, or a build is at work: its pages would get copies of what they were
 */
export async function pack(out: string, told?: Told): Promise<number> {
  const place = changePlace(out)
  if (!existsSync(out) || !existsSync(path.join(place.aside, stateFile)))
    throw new Refusal(`There is no built site in ${out}. Run first: npm run build`)
  const held = lock(place.aside, anotherBuild)
  try {
    finishChange(place)
    return await packFiles(place.target, packedNote(out), readPacked(out), told)
  } finally {
    held.release()
  }
}

async function packFiles(folder: string, note: string, before: PackedFiles, told?: Told): Promise<number> {
  const present = filesBelow(folder)
  const after: PackedFiles = {}
  const changed = new Map<string, string>()
  for (const file of toldEach('Looking for what to compress', [...present], told)) {
    const bytes = worthIt.test(file) ? readFileSync(path.join(folder, file)) : undefined
    if (!bytes || bytes.length < smallest) continue
    const of = checksumOf(bytes)
    const known = before[file]
    if (known?.of === of && compressions.every((ending) => present.has(file + ending))) after[file] = known
    else changed.set(file, of)
  }
  for (const { step, isOf, gzip } of parts) {
    const own = [...changed].filter(([file]) => isOf(file))
    for (const [file, of] of toldEach(step, own, told)) {
      const quality = changed.size <= few || lasting.test(file) ? 11 : 5
      after[file] = { of, copies: await writeCopies(path.join(folder, file), quality, gzip) }
    }
  }
  // What is gone or short now had copies that would be handed out in its place; and a killed run leaves half ones.
  for (const file of Object.keys(before).filter((known) => !after[known]))
    for (const ending of compressions) rmSync(path.join(folder, file + ending), { force: true })
  for (const file of present) if (/\.(br|gz)\.new$/.test(file)) rmSync(path.join(folder, file), { force: true })
  writeNote(note, after)
  return changed.size
}

/** Reads the file once more: all of ten thousand pages at once would be 400 MB. @returns the copies' checksums */
async function writeCopies(
  file: string,
  quality: number,
  gzip: (bytes: Buffer) => Buffer | Promise<Buffer>,
): Promise<string[]> {
  const bytes = readFileSync(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  const copies = { '.br': brotliCompressSync(bytes, { params }), '.gz': await gzip(bytes) }
  return compressions.map((ending) => {
    // A server may be reading the copy that was there.
    writeFileSync(`${file}${ending}.new`, copies[ending])
    renameSync(`${file}${ending}.new`, file + ending)
    return checksumOf(copies[ending])
  })
}
