import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { codeOf } from '../../engine/files/error-code'

/** A folder is called by the process that works in it. */
const named = /^bench-(\d+)-/

/** Works in a folder that goes when that is done; one that was killed leaves it to the next, as Node hears no signal meanwhile. */
export async function withFolder(work: (folder: string) => Promise<void>): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const [, pid] = named.exec(name) ?? []
    if (pid !== undefined && !isAtWork(Number(pid))) remove(path.join(tmpdir(), name))
  }
  const folder = mkdtempSync(path.join(tmpdir(), `bench-${process.pid}-`))
  try {
    await work(folder)
  } finally {
    remove(folder)
  }
}

function isAtWork(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // It is somebody else's.
    return codeOf(error) === 'EPERM'
  }
}

/** A server may still be writing when it is told to end. */
function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
}
