import { hash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { writeAtomically } from '../files/journal'
import { lock, unlock } from '../files/lock'
import { Refusal } from '../refusal'
import { anotherBuild, recover } from './recover'
import { filesBelow, stateFile, stateFolder } from './state'

/** The endings of compressed copies, which servers hand out instead of the file itself. */
export const compressions = ['.br', '.gz'] as const

const worthIt = /\.(html|json|css|js|svg|xml|txt|webmanifest)$/
const smallest = 512
/** What a name with a hash stands for is compressed once and sent for years. */
const lasting = /^assets\//
/** Up to so many files are all compressed as well as can be, 40 ms a page; ten thousand would take minutes. */
const few = 1000

/**
 * Writes compressed copies beside the files of a built site, for those that have changed since the last time.
 * @returns how many files were compressed
 * @throws Refusal if there is no built site, or a build is at work: its pages would get copies of what they were
 */
export function pack(out: string): number {
  const folder = stateFolder(out)
  if (!existsSync(out) || !existsSync(path.join(folder, stateFile)))
    throw new Refusal(`There is no built site in ${out}. Run first: npm run build`)
  lock(folder, anotherBuild)
  try {
    recover(out)
    return packFiles(out, path.join(folder, 'packed.json'))
  } finally {
    unlock(folder)
  }
}

function packFiles(out: string, note: string): number {
  const before: Record<string, string> = existsSync(note) ? JSON.parse(readFileSync(note, 'utf8')) : {}
  const present = filesBelow(out)
  const after: Record<string, string> = {}
  const changed: string[] = []
  for (const file of present) {
    const bytes = worthIt.test(file) ? readFileSync(path.join(out, file)) : undefined
    if (!bytes || bytes.length < smallest) continue
    const version = hash('sha1', bytes)
    after[file] = version
    if (before[file] !== version || !compressions.every((ending) => present.has(file + ending))) changed.push(file)
  }
  for (const file of changed) {
    const quality = changed.length <= few || lasting.test(file) ? 11 : 5
    writeCopies(path.join(out, file), quality)
  }
  // What is gone or short now had copies that would be handed out in its place.
  for (const file of Object.keys(before).filter((known) => !after[known]))
    for (const ending of compressions) rmSync(path.join(out, file + ending), { force: true })
  writeAtomically(note, JSON.stringify(after))
  return changed.length
}

/** Reads the file once more: all of ten thousand pages at once would be 400 MB. */
function writeCopies(file: string, quality: number): void {
  const bytes = readFileSync(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  const copies = { '.br': brotliCompressSync(bytes, { params }), '.gz': gzipSync(bytes, { level: 9 }) }
  for (const ending of compressions) {
    // A server may be reading the copy that was there.
    writeFileSync(`${file}${ending}.new`, copies[ending])
    renameSync(`${file}${ending}.new`, file + ending)
  }
}
