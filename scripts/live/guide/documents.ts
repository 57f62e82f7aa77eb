import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { guideFiles } from '../../engine/problems/problem'
import { guideAddress, partOfGuide } from './addresses'
import { readMarkdown, type MarkdownRead } from './markdown'

/** A document of the guide, which is one page of it here. */
export interface GuideDocument {
  address: string
  /** From the project's folder. */
  file: string
  /** What it is called in the way between them. */
  label: string
}

export const guideDocuments: readonly GuideDocument[] = [
  { address: guideAddress, file: guideFiles.tasks, label: 'Tasks' },
  { address: partOfGuide('sections'), file: guideFiles.sections, label: 'Sections and fields' },
  { address: partOfGuide('problems'), file: guideFiles.problems, label: 'Problems' },
]

/** Documents as they were last read, by file, and when those had changed. */
const known = new Map<string, { changed: number; read: MarkdownRead }>()

/** A document of the guide as it is by now. */
export function readGuide({ file }: GuideDocument): MarkdownRead {
  const changed = statSync(file).mtimeMs
  const before = known.get(file)
  if (before?.changed === changed) return before.read
  const read = readMarkdown(readFileSync(file, 'utf8'), (link) => addressOfLink(file, link))
  known.set(file, { changed, read })
  return read
}

/**
 * Where a link or a picture of a document leads here. Documents lead to each other by the names of their files, so
 * that they do so in an editor and on GitHub, too.
 */
function addressOfLink(file: string, link: string): string {
  if (/^(#|[a-z]+:)/.test(link)) return link
  const [target = '', place] = link.split('#')
  const meant = path.posix.join(path.posix.dirname(file), target)
  const other = guideDocuments.find((document) => document.file === meant)
  const address = other?.address ?? `${guideAddress}/${path.posix.basename(meant)}`
  return place === undefined ? address : `${address}#${place}`
}
