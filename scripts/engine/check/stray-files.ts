import path from 'node:path'
import { folderOf, nameOf, type AuthorFile } from '../attachments/folders'
import type { AuthorNames } from '../load/author-files'
import type { Finding } from '../problems/finding'
import { filesOf } from '../site/named-files'
import type { PageIndex } from '../site/page-index'

/** Pictures, videos and files for download that lie beside the pages: their files by their names. */
export type StrayFiles = ReadonlyMap<string, string>

export function strayFiles(files: readonly string[]): StrayFiles {
  return new Map(files.map((file) => [path.posix.basename(file), file]))
}

/** The last of the names in an address or a path. */
export function lastName(src: string): string {
  return src.split(/[\\/]/).at(-1) ?? ''
}

/** The file beside the pages that a document means; undefined where it means none, or one that is where it belongs. */
export function strayMeant(src: string, known: ReadonlySet<string>, strays: StrayFiles): string | undefined {
  const name = lastName(src)
  return known.has(name) ? undefined : strays.get(name)
}

interface Around {
  index: PageIndex
  authored: AuthorNames
  strays: StrayFiles
}

/** What is wrong with files, but for those that a page names: they are told of where they are named. */
export function withoutNamed(findings: readonly Finding[], { index, authored, strays }: Around): readonly Finding[] {
  if (strays.size === 0) return findings
  const meant = (file: AuthorFile) => {
    const folder = folderOf(file)
    const known = folder && authored[folder]
    return known && strayMeant(nameOf(file), known, strays)
  }
  const named = new Set(index.pages.flatMap((page) => filesOf(page).map(meant)))
  return findings.filter(({ file }) => !named.has(file))
}
