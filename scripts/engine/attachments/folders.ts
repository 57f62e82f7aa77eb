/** The folders in which authors put what pages show and offer, in that of the documents. */
export const authorFolders = ['_images', '_videos', '_files'] as const

export type AuthorFolder = (typeof authorFolders)[number]

/** A file of one of these folders, as facts and checks name it: _videos/tour.mp4. */
export type AuthorFile = `${AuthorFolder}/${string}`

/** The folder in which a file of authors lies. */
export function folderOf(file: AuthorFile): AuthorFolder | undefined {
  return authorFolders.find((folder) => file.startsWith(`${folder}/`))
}

/** What a file of authors is called beside its folder. */
export function nameOf(file: string): string {
  return file.slice(file.indexOf('/') + 1)
}

/** By their endings, the files that belong into each folder, should they lie elsewhere. */
const endings: { [folder in AuthorFolder]: RegExp } = {
  _images: /\.(?:jpe?g|png|gif|webp|avif|heic|heif|tiff?|bmp|svg)$/i,
  _videos: /\.(?:mp4|webm|m4v|mov|mkv|avi|wmv|vtt|srt)$/i,
  _files: /\.(?:pdf|docx|xlsx|pptx|odt|ods|odp|csv|txt|zip)$/i,
}

/** The folder that a file of authors belongs into by its name; undefined where it is none. */
export function folderFor(name: string): AuthorFolder | undefined {
  return authorFolders.find((folder) => endings[folder].test(name))
}
