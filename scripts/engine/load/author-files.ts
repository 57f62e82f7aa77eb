import path from 'node:path'
import { authorFolders, type AuthorFile, type AuthorFolder } from '../attachments/folders'
import { stampOnDisk, type Stamp } from '../files/stamp'
import type { Finding } from '../problems/finding'
import { entriesOf } from './sources'

/** What is called what in each folder of authors' files; absent where it cannot be looked into. */
export type AuthorNames = { readonly [folder in AuthorFolder]: ReadonlySet<string> | undefined }

interface Listed {
  names: AuthorNames
  files: AuthorFile[]
  findings: Finding[]
}

/** Lists what authors have put beside the documents for pages to show and offer. @param pages the folder of documents */
export function listAuthorFiles(pages: string): Listed {
  const files: AuthorFile[] = []
  const findings: Finding[] = []
  const namesIn = (folder: AuthorFolder) => {
    const { entries, findings: own } = entriesOf(pages, folder)
    findings.push(...own)
    files.push(...entries.map(({ name }) => `${folder}/${name}` as const))
    return own.length > 0 ? undefined : new Set(entries.map(({ name }) => name))
  }
  const [_images, _videos, _files] = authorFolders.map(namesIn)
  return { names: { _images, _videos, _files }, files, findings }
}

/** The stamps of these files, by which is known whether they are what they were. */
export function stampsOf(pages: string, files: readonly AuthorFile[]): ({ file: AuthorFile } & Stamp)[] {
  return files.map((file) => ({ file, ...stampOnDisk(path.join(pages, file)) }))
}
