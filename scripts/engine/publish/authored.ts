import type { Told } from '../progress'
import type { PageIndex } from '../site/page-index'
import type { Authored } from '../resolve/shown-files'
import { prepareAttachments } from './attachments'
import { preparePictures } from './pictures'

/** What authors have put into their folders, ready to be published. */
export interface Prepared extends Authored {
  /** Where each published file lies until then: `images/office-1a2b3c4d-960.avif` → its path. */
  files: ReadonlyMap<string, string>
}

export const nothingPrepared: Prepared = { pictures: new Map(), attachments: new Map(), files: new Map() }

/**
 * Makes what is published of authors' pictures, videos and files for download, of those that documents name.
 * @throws Refusal if a file was damaged since it was looked at
 */
export async function prepareAuthored(pagesFolder: string, index: PageIndex, told?: Told): Promise<Prepared> {
  const pictures = await preparePictures(pagesFolder, index, told)
  const attachments = await prepareAttachments(pagesFolder, index, told)
  return {
    pictures: pictures.data,
    attachments: attachments.data,
    files: new Map([...pictures.files, ...attachments.files]),
  }
}
