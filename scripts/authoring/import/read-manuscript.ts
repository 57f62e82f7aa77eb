import { isUtf8 } from 'node:buffer'
import { Refusal } from '../../engine/refusal'
import { decodeWindows1252 } from '../../engine/text/windows-1252'
import type { Manuscript, PicturesAround } from './manuscript'
import { readMarkdown } from './read-markdown'

/** The largest file that is read. An article has some kilobytes; its pictures may have megabytes. */
export const mostBytes = 20_000_000

const save = 'Open it, choose Save As or Download, and Word Document (.docx) or Markdown (.md).'

/** Files of other programs, by how they begin. */
const others: readonly [begins: string, said: string][] = [
  ['%PDF', `a PDF, which does not say what is a heading and what is a paragraph. Use the document it was made from.`],
  ['{\\rtf', `in the form of WordPad or TextEdit (RTF). ${save}`],
  ['\u0089PNG', 'a picture. Name the text that it belongs to.'],
  ['\u00ff\u00d8\u00ff', 'a picture. Name the text that it belongs to.'],
  ['<!DOCTYPE', `a web page. ${save}`],
  ['<!doctype', `a web page. ${save}`],
  ['<html', `a web page. ${save}`],
]

/**
 * Makes an article of a file's bytes: a Word document, or a text in Markdown.
 * @param name how the file is called
 * @throws Refusal that says what it is otherwise, and what to do
 */
export async function readManuscript(bytes: Uint8Array, name: string, around: PicturesAround): Promise<Manuscript> {
  const begin = String.fromCharCode(...bytes.subarray(0, 200)).replace(/^(?:ï»¿|\s)+/, '')
  if (bytes.length === 0) throw new Refusal(`${name} has nothing in it. Was it saved?`)
  const other = others.find(([begins]) => begin.startsWith(begins))
  if (other) throw new Refusal(`${name} is ${other[1]}`)
  if (begin.startsWith('\u00d0\u00cf\u0011\u00e0')) throw new Refusal(`${name} is ${oldWord(bytes)}`)
  if (begin.startsWith('PK')) {
    // Loaded here: with it comes all that reads Word documents.
    const { readDocx } = await import('./read-docx')
    return refuseEmpty(await readDocx(bytes, name, around), name)
  }
  if (/\.(?:docx?|odt|pages|rtf|pdf)$/i.test(name))
    throw new Refusal(
      `${name} is no Word document, though its name says so. If it is a plain text, rename it to end with .md.`,
    )
  const { text, lost } = textOf(bytes, name)
  const manuscript = readMarkdown(text, around)
  return refuseEmpty({ ...manuscript, lost: [...lost, ...manuscript.lost] }, name)
}

/** The form that Word had until 2003 is also around a document with a password. */
function oldWord(bytes: Uint8Array): string {
  const isEncrypted = Buffer.from(bytes).includes(Buffer.from('EncryptedPackage', 'utf16le'))
  return isEncrypted
    ? 'protected with a password. Open it in Word, choose File, Info, Protect Document, Encrypt with Password, empty the field, and save it.'
    : 'in the form that Word had until 2003 (.doc). Open it, choose Save As, and Word Document (.docx).'
}

/** A text in whatever letters it was saved. */
function textOf(bytes: Uint8Array, name: string): { text: string; lost: string[] } {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return { text: new TextDecoder('utf-16le').decode(bytes), lost: [] }
  if (first === 0xfe && second === 0xff) return { text: new TextDecoder('utf-16be').decode(bytes), lost: [] }
  if (bytes.includes(0))
    throw new Refusal(`${name} is no text. Name a Word document (.docx) or a text in Markdown (.md).`)
  if (isUtf8(bytes)) return { text: new TextDecoder().decode(bytes), lost: [] }
  return {
    text: decodeWindows1252(bytes),
    lost: ['It was not saved as UTF-8, and was read as a text of Windows. Check letters such as é, “ and ’.'],
  }
}

function refuseEmpty(manuscript: Manuscript, name: string): Manuscript {
  if (manuscript.blocks.length > 0) return manuscript
  throw new Refusal(`${name} has no text for an article: nothing stands below its title. Was it saved?`)
}
