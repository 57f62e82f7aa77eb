import { withoutEnds } from '../../text/without-ends'
import type { Form } from './form'

/** What kinds of files are called whose names documents say, and where they lie. */
const kinds = {
  picture: { whose: "a picture's name", folder: '_images' },
  video: { whose: "a video's name", folder: '_videos' },
  captions: { whose: 'the name of captions', folder: '_videos' },
  download: { whose: 'the name of a file for download', folder: '_files' },
}

/** What is no file for download, by its ending, and what to do instead. */
const refused: [endings: RegExp, says: string][] = [
  [
    /\.(?:exe|msi|com|scr|bat|cmd|ps1|vbs|sh|js|mjs|jar|apk|app|dmg|pkg|deb|rpm|iso)$/i,
    'names a program: visitors should not have to trust one, so none is offered.',
  ],
  [
    /\.(?:html?|xhtml|mht|svg|xml)$/i,
    'names a file that can hold code: save it as a PDF or as a PNG, and write the name of that.',
  ],
  [
    /\.(?:docm|xlsm|pptm|dotm|xlam)$/i,
    'names a file with macros, which are programs: save it without them, as .docx, .xlsx or .pptx, and write the name of that.',
  ],
  [
    /\.(?:doc|xls|ppt|rtf|pages|numbers|key)$/i,
    'names a file that many cannot open: save it as a PDF, or as .docx, .xlsx or .pptx, and write the name of that.',
  ],
  [/\.(?:mp4|webm|mov|m4v|avi|mkv|wmv)$/i, 'names a video: show it in a section of the type "video".'],
]

/** Puts the name of a file into the form it needs, where that is clear enough. @param fits whether a name has that form */
export function fileForm(kind: keyof typeof kinds, text: string, fits: (better: string) => boolean): Form {
  const [name = ''] = text.trim().normalize('NFC').split(/[\\/]/).slice(-1)
  const [, says] = (kind === 'download' && refused.find(([endings]) => endings.test(name))) || []
  if (says !== undefined) return { sure: false, says }
  const better = plainName(name)
  // Whoever names another folder or site is told by another sentence where such files lie.
  if (!fits(better) || /[\\/]/.test(text)) return { sure: false }
  const { whose, folder } = kinds[kind]
  return {
    better,
    sure: false,
    says: `has letters or signs that ${whose} cannot have. Rename the file in pages-json/${folder} to "${better}", and write that here.`,
  }
}

/** How letters are written that a file's name should do without. */
const plainLetters: { [letter: string]: string } = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', ø: 'o', å: 'a' }

function plainName(name: string): string {
  const [, stem = '', ending = ''] = /^(.*)(\.[a-z0-9]{2,5})$/.exec(name.toLowerCase()) ?? []
  const latin = stem.replace(/[äöüßæøå]/g, (letter) => plainLetters[letter] ?? letter).normalize('NFD')
  const plain = latin.replace(/[\u0300-\u036F]/g, '').replace(/[^a-z0-9_]+/g, '-')
  return withoutEnds(plain, (letter) => letter === '-') + ending
}
