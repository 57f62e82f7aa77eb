import { hash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { filesBelow, stateFolder } from './state'

/** The endings of compressed copies, which servers hand out instead of the file itself. */
export const compressions = ['.br', '.gz'] as const

const worthIt = /\.(html|json|css|js|svg|xml|txt|webmanifest)$/
const smallest = 512
/** What a name with a hash stands for is compressed once and sent for years; a page is compressed with every change. */
const thorough = /^assets\//

/**
 * Writes compressed copies beside the files of a built site, for those that have changed since the last time.
 * @returns how many files were compressed
 */
export function pack(out: string): number {
  const note = path.join(stateFolder(out), 'packed.json')
  const before: Record<string, string> = existsSync(note) ? JSON.parse(readFileSync(note, 'utf8')) : {}
  const present = filesBelow(out)
  const after: Record<string, string> = {}
  let packed = 0
  for (const file of present) {
    const bytes = worthIt.test(file) ? readFileSync(path.join(out, file)) : undefined
    if (!bytes || bytes.length < smallest) continue
    const version = hash('sha1', bytes)
    after[file] = version
    if (before[file] === version && compressions.every((ending) => present.has(file + ending))) continue
    writeCopies(path.join(out, file), bytes, thorough.test(file) ? 11 : 5)
    packed++
  }
  writeFileSync(note, JSON.stringify(after))
  return packed
}

function writeCopies(file: string, bytes: Buffer, quality: number): void {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  const copies = { '.br': brotliCompressSync(bytes, { params }), '.gz': gzipSync(bytes, { level: 9 }) }
  for (const ending of compressions) {
    // A server may be reading the copy that was there.
    writeFileSync(`${file}${ending}.new`, copies[ending])
    renameSync(`${file}${ending}.new`, file + ending)
  }
}
