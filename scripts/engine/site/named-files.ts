import type { AuthorFile, AuthorFolder } from '../attachments/folders'
import type { At } from '../schema/at'
import type { Field } from '../schema/fields'
import { isObject } from '../text/is-object'

/** A file of authors that a document names, and where it does so. */
export interface NamedFile {
  file: AuthorFile
  at: At
}

/** The fields of a value that name files, with the folder in which these lie. */
const naming: { [kind: string]: { [field: string]: AuthorFolder } } = {
  image: { src: '_images' },
  video: { src: '_videos', captions: '_videos', poster: '_images' },
  download: { src: '_files' },
}

/** The files that a field names; what it calls nothing breaks the schema, which says so. */
export function filesNamed({ kind, value, at }: Field): readonly NamedFile[] {
  const fields = naming[kind]
  if (!fields || !isObject(value)) return none
  return Object.entries(fields).flatMap(([field, folder]) => {
    const name = value[field]
    return typeof name === 'string' && name ? { file: `${folder}/${name}` as const, at: [...at, field] } : []
  })
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
