import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { changePlace } from '../../engine/files/place'

/**
 * Who has it came here by the window. It is kept beside the folder, for nobody else to read: so a window that was open
 * when the studio ended can save its words once that is started again.
 */
export function tokenOf(pages: string): string {
  const { target } = changePlace(pages)
  const file = path.join(path.dirname(target), `.${path.basename(target)}`, 'studio-token')
  const kept = readIfThere(file)
  if (/^[\w-]{43}$/.test(kept)) return kept
  const token = randomBytes(32).toString('base64url')
  try {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, token, { mode: 0o600 })
  } catch {
    // Where nothing can be written the token is one of this run.
  }
  return token
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
