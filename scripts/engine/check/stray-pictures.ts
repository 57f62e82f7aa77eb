import path from 'node:path'
import type { Finding } from '../problems/finding'
import type { PageIndex } from '../site/page-index'

/** Pictures that lie beside the pages: their files by their names. */
export type StrayPictures = ReadonlyMap<string, string>

export function strayPictures(files: readonly string[]): StrayPictures {
  return new Map(files.map((file) => [path.posix.basename(file), file]))
}

/** The last of the names in an address or a path. */
export function lastName(src: string): string {
  return src.split(/[\\/]/).at(-1) ?? ''
}

/** The picture beside the pages that a document means; undefined where it means none, or one of the folder of pictures. */
export function strayMeant(src: string, images: ReadonlySet<string>, strays: StrayPictures): string | undefined {
  const name = lastName(src)
  return images.has(name) ? undefined : strays.get(name)
}

interface Around {
  index: PageIndex
  images: ReadonlySet<string> | undefined
  strays: StrayPictures
}

/** What is wrong with files, but for pictures that a page names: those are told of where they are named. */
export function withoutNamed(findings: readonly Finding[], { index, images, strays }: Around): readonly Finding[] {
  if (strays.size === 0 || !images) return findings
  const named = new Set(index.pages.flatMap((page) => page.images.map((src) => strayMeant(src, images, strays))))
  return findings.filter(({ file }) => !named.has(file))
}
