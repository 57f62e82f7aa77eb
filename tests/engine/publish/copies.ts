import { statSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from '../../../scripts/engine/files/place'
import { compressions } from '../../../scripts/engine/publish/verify'

export const isCopy = (file: string) => /\.(br|gz)$/.test(file)
export const isText = (file: string) => /\.(html|json|css|js|svg|xml|rss|txt|webmanifest)$/.test(file)

/** The compressed copies in a folder, with their times. */
export function copiesIn(out: string): Record<string, number> {
  const copies = [...filesBelow(out)].filter(isCopy).sort()
  return Object.fromEntries(copies.map((file) => [file, statSync(path.join(out, file)).mtimeMs]))
}

/** What the copies of these files are called. */
export function copiesOf(...files: string[]): string[] {
  return files.flatMap((file) => compressions.map((ending) => file + ending)).sort()
}
