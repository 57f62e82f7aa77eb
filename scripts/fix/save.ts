import {
  chmodSync,
  closeSync,
  fsyncSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'

const mark = '\uFEFF'

/**
 * Writes a document's new text: aside first, then renamed into place, so that at any moment the file is whole, either
 * old or new. A byte-order mark stays. @param before the text it had when it was read
 * @throws Error in words for the author, if it cannot be written; the file is then as it was
 */
export function save(file: string, before: string, text: string): void {
  const place = realpathSync(file)
  const aside = path.join(path.dirname(place), `.${path.basename(place)}.${process.pid}.new`)
  const now = readFileSync(place, 'utf8')
  if (now.replace(/^\uFEFF/, '') !== before)
    throw new Error('it was saved by another program meanwhile. Run npm run fix again')
  try {
    const handle = openSync(aside, 'w')
    try {
      writeFileSync(handle, (now.startsWith(mark) ? mark : '') + text)
      fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
    chmodSync(aside, statSync(place).mode)
    renameSync(aside, place)
  } catch (error) {
    rmSync(aside, { force: true })
    throw new Error(`it cannot be written (${reasonOf(error)})`, { cause: error })
  }
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const reasons: { [code: string]: string } = {
    EACCES: 'it is protected against changes',
    EPERM: 'it is protected against changes',
    EROFS: 'the disk is protected against changes',
    ENOSPC: 'the disk is full',
    EBUSY: 'another program has it open',
  }
  return reasons[code] ?? code
}
