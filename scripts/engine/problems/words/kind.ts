import { quote } from './sentence'

/** What files are by their bytes, in words; of what is rarer only the ending is named. */
const kinds: { [ending: string]: string } = {
  text: 'a text',
  markup: 'a web page or a drawing (HTML or SVG)',
  xml: 'a text with markup (XML)',
  pdf: 'a PDF',
  docx: 'a Word document',
  docm: 'a Word document with macros',
  xlsx: 'an Excel table',
  xlsm: 'an Excel table with macros',
  pptx: 'PowerPoint slides',
  pptm: 'PowerPoint slides with macros',
  cfb: 'a file of Office that is old or locked with a password',
  odt: 'an OpenDocument text',
  ods: 'an OpenDocument table',
  odp: 'OpenDocument slides',
  zip: 'a ZIP archive',
  jpg: 'a JPEG picture',
  png: 'a PNG picture',
  gif: 'a GIF picture',
  webp: 'a WebP picture',
  heic: 'a picture of an iPhone (HEIC)',
  mp4: 'a video (MP4)',
  m4v: 'a video of iTunes (M4V)',
  mov: 'a video of QuickTime (MOV)',
  webm: 'a video (WebM)',
  mkv: 'a video (Matroska)',
  avi: 'a video (AVI)',
  asf: 'a video of Windows (WMV)',
}

/** Whether a file can be run, by its bytes. @param is the ending such files have */
export function isProgram(is: string): boolean {
  return ['exe', 'elf', 'macho', 'jar', 'apk', 'deb', 'rpm', 'msi'].includes(is)
}

/** What a file is by its bytes, in words. @param is the ending such files have; unknown where nobody can tell */
export function kindInWords(is: string): string {
  if (isProgram(is)) return 'a program'
  return (
    kinds[is] ?? (is === 'unknown' ? 'something else, or damaged' : `a file of the kind ${quote(is.toUpperCase())}`)
  )
}
