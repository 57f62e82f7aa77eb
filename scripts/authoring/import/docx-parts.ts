import { unzipSync, zipSync, type Unzipped } from 'fflate'
import { Refusal } from '../../engine/refusal'
import { count } from '../../engine/problems/words/sentence'

/** What is needed of a Word document; the rest, such as fonts and macros, is never unpacked. */
const needed =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|docProps\/core\.xml|word\/[^/]+\.xml|word\/_rels\/[^/]+|word\/media\/[^/]+)$/

/** What all of them may have unpacked, and one of XML: articles have a thousandth of that, but for their pictures. */
const mostBytes = 200_000_000
const mostOfXml = 20_000_000

/** The parts of a Word document by name, unpacked to no more than they say they have. */
export type DocxParts = Unzipped

/**
 * Unpacks a Word document.
 * @param name how the file is called, for what is said of it
 * @throws Refusal if it unpacks to more than any article has, is damaged, or is no Word document
 */
export function docxParts(bytes: Uint8Array, name: string): DocxParts {
  let whole = 0
  const parts = unpacked(bytes, name, (part, size) => {
    whole += size
    if (whole > mostBytes || (size > mostOfXml && !part.startsWith('word/media/')))
      throw new Refusal(
        `${name} would unpack to more than ${count(Math.floor(Math.max(whole, size) / 1_000_000) - 1, 'megabyte')}, which no article has. It was not opened.`,
      )
  })
  if (parts['word/document.xml'] === undefined) throw new Refusal(`${name} is ${otherKind(bytes, name)}.`)
  return parts
}

/** The document again, of these parts alone. */
export function docxOf(parts: DocxParts): Uint8Array {
  return zipSync(parts, { level: 0 })
}

function unpacked(bytes: Uint8Array, name: string, judge: (part: string, size: number) => void): DocxParts {
  try {
    return unzipSync(bytes, {
      filter: ({ name: part, originalSize }) => {
        if (!needed.test(part)) return false
        judge(part, originalSize)
        return true
      },
    })
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal(`${name} is damaged: only a part of it is there. Open it in Word and save it again.`)
  }
}

const save = 'Open it there, choose Save As or Download, and Word Document (.docx)'

/** What a ZIP is that has no Word document in it. */
function otherKind(bytes: Uint8Array, name: string): string {
  const names: string[] = []
  unzipSync(bytes, { filter: (part) => names.push(part.name) < 0 })
  const has = (pattern: RegExp) => names.some((part) => pattern.test(part))
  if (has(/^Index(?:\.zip$|\/)|\.iwa$/))
    return `a document of Pages. ${save.replace('Save As or Download', 'File, Export To')}`
  if (has(/^content\.xml$/)) return `a document of LibreOffice or OpenOffice. ${save}`
  if (has(/^xl\//)) return 'an Excel workbook. Copy its tables into a Word document'
  if (has(/^ppt\//)) return 'a PowerPoint presentation. Copy its words into a Word document'
  if (name.toLowerCase().endsWith('.docx'))
    return 'no Word document, though its name says so. Open it in Word and save it again'
  return 'a packed folder (ZIP). Unpack it, and name the text that is in it'
}
