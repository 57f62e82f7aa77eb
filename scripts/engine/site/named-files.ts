import type { AuthorFile, AuthorFolder } from '../attachments/folders'
import type { At } from '../schema/at'
import type { Field } from '../schema/fields'
import { isObject } from '../text/is-object'
import { isPath, isPictureName, pictureIn } from './pictures'

/** A file of authors that a document names, and where it does so. */
export interface NamedFile {
  file: AuthorFile
  at: At
  /** Within a text: the name, and what stands before it. */
  part?: string
  after?: string
}

/** The fields of a value that name files, with the folder in which these lie. */
const naming: { [kind: string]: { [field: string]: AuthorFolder } } = {
  image: { src: '_images' },
  video: { src: '_videos', captions: '_videos', poster: '_images' },
  download: { src: '_files' },
}

/** The files that a field names; what it calls nothing breaks the schema, which says so. */
export function filesNamed({ kind, value, at }: Field): readonly NamedFile[] {
  if (kind === 'article-block' && typeof value === 'string') return ofBlock(value, at)
  const fields = naming[kind]
  if (!fields || !isObject(value)) return none
  return Object.entries(fields).flatMap(([field, folder]) => {
    const name = value[field]
    return typeof name === 'string' && name ? { file: `${folder}/${name}` as const, at: [...at, field] } : []
  })
}

/** The file that a block of an article names, if it is a picture. */
function ofBlock(block: string, at: At): readonly NamedFile[] {
  const src = pictureIn(block)?.src ?? ''
  return isPictureName(src) || isPath(src) ? [{ file: `_images/${src}`, at, part: src, after: '](' }] : none
}

const none: readonly NamedFile[] = []

/** What is known of a page by what it names. */
interface Naming {
  images: readonly string[]
  attachments?: readonly AuthorFile[] | undefined
}

/** All files of authors that a page shows or offers. */
export function filesOf({ images, attachments = [] }: Naming): AuthorFile[] {
  return [...images.map((name) => `_images/${name}` as const), ...attachments]
}
