import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { recover } from '../../scripts/output/recover'
import { Publication } from '../../scripts/output/publication'
import { stateFile, stateFolder } from '../../scripts/output/state'
import { dieBefore } from './failing-disk'
import { contentOf } from './folders'

export type Files = Record<string, string>

/** Publishes files as a build does, in place of those that were there. */
export function publish(out: string, files: Files, removals: string[], state: string): void {
  const publication = new Publication(out)
  try {
    for (const [file, text] of Object.entries(files)) publication.write(file, text)
    publication.commit(removals, state)
  } finally {
    publication.close()
  }
}

/** The output, and what is remembered with it. */
export function whole(out: string) {
  const state = path.join(stateFolder(out), stateFile)
  return { files: contentOf(out), state: existsSync(state) ? readFileSync(state, 'utf8') : undefined }
}

/** What is left if a publication dies before each of its changes of the disk, once it was recovered. */
export function afterEachDeath(begin: () => string, work: (out: string) => void) {
  const left: { before: ReturnType<typeof whole>; after: ReturnType<typeof whole> }[] = []
  for (let moment = 0; moment < 1000; moment++) {
    const out = begin()
    const died = dieBefore(moment, () => work(out))
    const before = whole(out)
    recover(out)
    left.push({ before, after: whole(out) })
    if (!died) return left
  }
  throw new Error('It never came to its end.')
}
