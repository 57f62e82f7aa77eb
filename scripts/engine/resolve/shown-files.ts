import type { Download, PictureData, VideoFile } from '../../../src/page/page.generated'
import type { AuthorFile } from '../attachments/folders'
import { asText } from '../text/as-text'

/** What a page says of a file of authors beside pictures: a video, its captions, a file for download. */
export type AttachmentData =
  Omit<VideoFile, 'captions' | 'poster'> | Pick<VideoFile, 'captions'> | Pick<Download, 'path' | 'kind' | 'size'>

/** What authors have put into their folders, as it is published. */
export interface Authored {
  /** By the names authors use. */
  pictures: ReadonlyMap<string, Omit<PictureData, 'alt'>>
  attachments: ReadonlyMap<AuthorFile, AttachmentData>
}

interface Named {
  [field: string]: unknown
}

/** A picture as the browser loads it. */
export function shownImage({ src, alt }: Named, { pictures }: Authored): object {
  return { ...pictures.get(asText(src)), alt }
}

/** A video as the browser loads it. */
export function shownVideo({ src, captions, poster }: Named, { pictures, attachments }: Authored): object {
  const still = pictures.get(asText(poster))
  return {
    ...attachments.get(`_videos/${asText(src)}`),
    ...attachments.get(`_videos/${asText(captions)}`),
    ...(still && { poster: still.src }),
  }
}

/** A file for download with where it is, and what it is. */
export function shownDownload(download: Named, { attachments }: Authored): object {
  return { ...download, ...attachments.get(`_files/${String(download.src)}`) }
}
