import { checksumOf } from '../../../scripts/engine/files/checksum.mjs'
import { Publication } from '../../../scripts/engine/publish/publication'
import { recover } from '../../../scripts/engine/publish/recover'
import type { BuildState } from '../../../scripts/engine/publish/state'
import { readState } from '../../../scripts/engine/publish/state-note'
import { dieBefore } from './failing-disk'
import { contentOf } from './folders'

export type Files = Record<string, string>

/** What a build remembers that made these files. */
export function stateNamed(name: string, files: Files): BuildState {
  const checksums = Object.entries(files).map(([file, text]) => [file, checksumOf(Buffer.from(text))])
  return {
    files: Object.fromEntries(checksums),
    code: name,
    assets: '',
    shell: '',
    identity: '',
    pagesFolder: 'pages',
    share: '1/1',
    roots: {},
    cards: '',
    look: '',
    expires: '',
    preview: false,
    withdrawn: [],
    readAt: 0,
    pages: [],
    orders: { services: [], articles: [], firstOpenings: [], newestOpenings: [] },
    between: { around: '', checked: [] },
    globals: {},
    texts: undefined,
  }
}

/** Publishes files as a build does, in place of those that were there. */
export function publish(out: string, files: Files, outdated: string[], name: string): void {
  const publication = new Publication(out)
  try {
    for (const [file, text] of Object.entries(files)) publication.write(file, text)
    publication.commit({ copies: [], outdated }, stateNamed(name, files))
  } finally {
    publication.close()
  }
}

/** The output, and what is remembered with it. */
export function whole(out: string) {
  return { files: contentOf(out), state: readState(out)?.code }
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
