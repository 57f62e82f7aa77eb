import path from 'node:path'
import type { AttachmentFault, AttachmentLook } from './looks'

/** More than this nobody should have to load, in bytes. */
export const mostOfDownload = 25_000_000

/** What is offered, by the ending of its name, in words. None of it runs where it is opened. */
export const downloadKinds: { [ending: string]: string } = {
  pdf: 'PDF',
  docx: 'Word document',
  xlsx: 'Excel table',
  pptx: 'PowerPoint slides',
  odt: 'OpenDocument text',
  ods: 'OpenDocument table',
  odp: 'OpenDocument slides',
  csv: 'CSV table',
  txt: 'Text',
  jpg: 'JPEG picture',
  png: 'PNG picture',
  zip: 'ZIP archive',
}

/** What is wrong with a file for download; with a name that belies it, what it is. */
export type DownloadFault = { fault: AttachmentFault } | { is: string }

/** The ending by which a file's kind is known. */
export function endingOf(name: string): string {
  return path.extname(name).slice(1).toLowerCase().replace('jpeg', 'jpg')
}

/** What a file for download is, in words. */
export function kindOf(name: string): string {
  return downloadKinds[endingOf(name)] ?? ''
}

/** What keeps a file from being offered; undefined where nothing does. */
export function downloadFault(name: string, look: AttachmentLook): DownloadFault | undefined {
  if ('fault' in look) return look
  if (look.bytes > mostOfDownload) return { fault: 'too large' }
  const ending = endingOf(name)
  // Of these nothing but the name says what they are.
  const expected = ending === 'csv' || ending === 'txt' ? 'text' : ending
  return look.is === expected ? undefined : { is: look.is }
}
