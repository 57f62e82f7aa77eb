import { downloadFault, downloadKinds, endingOf, mostOfDownload, type DownloadFault } from '../../attachments/downloads'
import { lookAtAttachments } from '../../attachments/looks'
import { finding } from '../../problems/finding'
import { rule } from '../../problems/rule'
import { isProgram, kindInWords } from '../../problems/words/kind'
import { obstacleInWords } from '../../problems/words/obstacle'
import { quote } from '../../problems/words/sentence'
import type { SiteCheck } from '../check'
import { pdf } from '../example-attachments'
import { missingInWords } from '../missing-files'
import { findingsOf } from '../where-named'

function inWords(name: string, found: DownloadFault): string {
  if ('is' in found && isProgram(found.is))
    return `${name} is a program by what is in it, whatever its name says, and programs are not offered. Remove it from pages-json/_files.`
  if ('is' in found)
    return `${name} is not what its name says: by what is in it, it is ${kindInWords(found.is)}. Open it on your computer and save it as what it shall be, or name the right file.`
  switch (found.fault) {
    case 'empty':
      return `${name} has nothing in it. Copy the file into pages-json/_files again.`
    case 'too large':
      return `${name} is larger than ${mostOfDownload / 1_000_000} MB, which takes minutes to load on a phone. Save it smaller, such as with smaller pictures, or make several files of it.`
    case 'damaged':
      return `${name} cannot be read. Copy the file into pages-json/_files again.`
    default:
      return obstacleInWords(name, 'file', found.fault)
  }
}

const withDownload = (src: string) => ({
  sections: `{
  "type": "downloads",
  "heading": "To take with you",
  "files": [{ "src": "${src}", "title": "Checklist", "description": "What to settle before a move." }]
}`,
})

const missingDownload = rule({
  id: 'missing-download',
  about: 'The file for download is not there',
  words: missingInWords,
  wrong: withDownload('cheklist.pdf'),
  right: withDownload('checklist.pdf'),
  around: { '_files/checklist.pdf': pdf },
})

const unreadableDownload = rule({
  id: 'unreadable-download',
  about: 'The file for download cannot be offered',
  words: ({ src, found }: { src: string; found: DownloadFault }) => ({ message: inWords(quote(src), found) }),
  wrong: withDownload('checklist.docx'),
  right: withDownload('checklist.pdf'),
  around: { '_files/checklist.docx': pdf, '_files/checklist.pdf': pdf },
})

/** Every file for download is in its folder, is what its name says, and nothing that runs where it is opened. */
export const downloads: SiteCheck = {
  rules: [missingDownload, unreadableDownload],
  asks: ['attachments', 'images'],
  eachByItself: true,
  find: (whole) =>
    findingsOf(
      {
        thing: 'file',
        folder: '_files',
        isOne: (name) => endingOf(name) in downloadKinds,
        look: lookAtAttachments,
        missing: (meant) => (place) => finding(missingDownload, place, meant),
        faultOf: (src, look) => {
          const found = downloadFault(src, look)
          return found && ((place) => finding(unreadableDownload, place, { src, found }))
        },
      },
      whole,
    ),
}
