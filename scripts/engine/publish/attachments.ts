import { hash } from 'node:crypto'
import path from 'node:path'
import { lookAtCaptions, mostOfCaptions } from '../attachments/captions'
import { downloadFault, kindOf } from '../attachments/downloads'
import { folderOf, nameOf, type AuthorFile } from '../attachments/folders'
import { lookAtAttachments, type AttachmentLook } from '../attachments/looks'
import { isFilm, videoFault } from '../attachments/videos'
import { lengthInWords, sizeInWords } from '../attachments/words'
import { linkOnWay, readFile } from '../files/open-file'
import { toldEach, type Told } from '../progress'
import type { AttachmentData } from '../resolve/shown-files'
import type { PageIndex } from '../site/page-index'
import { withoutMetadata } from './films'

export interface Attachments {
  data: Map<AuthorFile, AttachmentData>
  /** Where each published file lies until then: `files/terms-1a2b3c4d.pdf` → its path. */
  files: Map<string, string>
}

/**
 * Gathers the videos, captions and files for download that documents name, each under a name of its content. Of videos
 * where and with what they were taken is left out, as it is of pictures; files for download stay as they are.
 * @throws Refusal if a video was damaged since it was looked at
 */
export async function prepareAttachments(pagesFolder: string, index: PageIndex, told?: Told): Promise<Attachments> {
  const made: Attachments = { data: new Map(), files: new Map() }
  // Those that are not there, or are not what they should be, are problems that the checks report; so is such a folder.
  const named = new Set(index.pages.flatMap(({ attachments = [] }) => attachments))
  const sources = new Map(
    [...named]
      .filter((file) => !linkOnWay(pagesFolder, folderOf(file) ?? ''))
      .map((file) => [path.join(pagesFolder, file), file]),
  )
  const isCaptions = (source: string) => source.endsWith('.vtt')
  for (const [source, look] of lookAtCaptions([...sources.keys()].filter(isCaptions)))
    if (look === 'right') addCaptions(source, sources.get(source), made)
  const looks = [...lookAtAttachments([...sources.keys()].filter((source) => !isCaptions(source)))]
  for (const [source, look] of toldEach('Preparing videos and files', looks, told)) {
    const file = sources.get(source)
    if (file?.startsWith('_videos/')) await addVideo(source, file, look, made)
    else if (file) addDownload(source, file, look, made)
  }
  return made
}

/** What a file is called once it is published. */
function published(folder: string, name: string, version: string): string {
  const { name: stem, ext } = path.parse(name)
  return `${folder}/${stem}-${version}${ext.toLowerCase()}`
}

function addCaptions(source: string, file: AuthorFile | undefined, { data, files }: Attachments): void {
  if (!file) return
  const version = hash('sha1', readFile(source, mostOfCaptions)).slice(0, 8)
  const place = published('videos', nameOf(file), version)
  files.set(place, source)
  data.set(file, { captions: `/${place}` })
}

async function addVideo(
  source: string,
  file: AuthorFile,
  look: AttachmentLook,
  { data, files }: Attachments,
): Promise<void> {
  const name = nameOf(file)
  if (videoFault(name, look) || !isFilm(look)) return
  const { version, film } = look
  const made = await withoutMetadata(source, name, version)
  const place = published('videos', name, made.version)
  files.set(place, made.file)
  data.set(file, {
    src: `/${place}`,
    type: `video/${look.is}`,
    width: film.width,
    height: film.height,
    length: lengthInWords(film.seconds),
    size: sizeInWords(made.bytes),
  })
}

function addDownload(source: string, file: AuthorFile, look: AttachmentLook, { data, files }: Attachments): void {
  const name = nameOf(file)
  if (downloadFault(name, look) || 'fault' in look) return
  const place = published('files', name, look.version)
  files.set(place, source)
  data.set(file, { path: `/${place}`, kind: kindOf(name), size: sizeInWords(look.bytes) })
}
