import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { contentOf } from '../../../scripts/authoring/documents'
import { readTextFile } from '../../../scripts/authoring/exchange/text-file'
import { documentsOf } from '../in-memory'
import { tinySite } from '../../engine/virtual-site'
import { madeDocx } from './made-docx'

const folder = mkdtempSync(path.join(tmpdir(), 'texts-'))
const content = contentOf(documentsOf(tinySite))
const bytes = (text: string) => new TextEncoder().encode(text)
const oldWord = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0])

/** What is said of a file with these bytes. */
async function refusal(name: string, inIt?: Uint8Array): Promise<string> {
  const file = path.join(folder, name)
  if (inIt) writeFileSync(file, inIt)
  try {
    const { blocks } = await readTextFile(file, content)
    return `It was read: ${blocks.map(({ markdown }) => markdown).join(' | ')}`
  } catch (error) {
    if (error instanceof Error && error.name === 'Refusal') return error.message.replaceAll(folder, '…')
    throw error
  }
}

describe('A file that is no text for an article', () => {
  test.each([
    ['that is empty', 'empty.md', bytes(''), 'empty.md has nothing in it. Was it saved?'],
    [
      'of spaces',
      'spaces.md',
      bytes(' \n\n'),
      'spaces.md has no text for an article: nothing stands below its title. Was it saved?',
    ],
    [
      'of the old Word',
      'old.doc',
      oldWord,
      'old.doc is in the form that Word had until 2003 (.doc). Open it, choose Save As, and Word Document (.docx).',
    ],
    [
      'with a password',
      'locked.docx',
      Buffer.concat([oldWord, Buffer.from('EncryptedPackage', 'utf16le')]),
      'locked.docx is protected with a password. Open it in Word, choose File, Info, Protect Document, Encrypt with Password, empty the field, and save it.',
    ],
    [
      'that is a PDF',
      'a.pdf',
      bytes('%PDF-1.7'),
      'a.pdf is a PDF, which does not say what is a heading and what is a paragraph. Use the document it was made from.',
    ],
    [
      'of formatted text',
      'a.rtf',
      bytes('{\\rtf1 A}'),
      'a.rtf is in the form of WordPad or TextEdit (RTF). Open it, choose Save As or Download, and Word Document (.docx) or Markdown (.md).',
    ],
    [
      'of Pages',
      'a.pages',
      zipSync({ 'Index/Document.iwa': bytes('x') }),
      'a.pages is a document of Pages. Open it there, choose File, Export To, and Word Document (.docx).',
    ],
    [
      'of LibreOffice',
      'a.odt',
      zipSync({ mimetype: bytes('x'), 'content.xml': bytes('x') }),
      'a.odt is a document of LibreOffice or OpenOffice. Open it there, choose Save As or Download, and Word Document (.docx).',
    ],
    [
      'of Excel',
      'a.xlsx',
      zipSync({ 'xl/workbook.xml': bytes('x') }),
      'a.xlsx is an Excel workbook. Copy its tables into a Word document.',
    ],
    [
      'that is a ZIP',
      'a.zip',
      zipSync({ 'a.md': bytes('x') }),
      'a.zip is a packed folder (ZIP). Unpack it, and name the text that is in it.',
    ],
    [
      'that is only called .docx',
      'text.docx',
      bytes('A text.'),
      'text.docx is no Word document, though its name says so. If it is a plain text, rename it to end with .md.',
    ],
    [
      'that is a damaged .docx',
      'half.docx',
      bytes('PK\u0003\u0004 and nothing more'),
      'half.docx is damaged: only a part of it is there. Open it in Word and save it again.',
    ],
    [
      'without a document in it',
      'none.docx',
      zipSync({ 'word/styles.xml': bytes('x') }),
      'none.docx is no Word document, though its name says so. Open it in Word and save it again.',
    ],
    [
      'whose document is no XML',
      'xml.docx',
      zipSync({ 'word/document.xml': bytes('<w:document><w:p>') }),
      'xml.docx is damaged, and could not be read. Open it in Word and save it again.',
    ],
    [
      'that unpacks to 60 megabytes',
      'bomb.docx',
      zipSync({ 'word/document.xml': new Uint8Array(60_000_000) }),
      'bomb.docx would unpack to more than 59 megabytes, which no article has. It was not opened.',
    ],
    [
      'of 50 megabytes',
      'large.md',
      new Uint8Array(50_000_000),
      '…/large.md has more than 20 megabytes. Most of that will be pictures: in Word, choose Picture Format and Compress Pictures, and save it again.',
    ],
    [
      'of bytes',
      'bytes.md',
      Uint8Array.from([65, 0, 66]),
      'bytes.md is no text. Name a Word document (.docx) or a text in Markdown (.md).',
    ],
    [
      'that is a web page',
      'a.html',
      bytes('<!doctype html><p>A'),
      'a.html is a web page. Open it, choose Save As or Download, and Word Document (.docx) or Markdown (.md).',
    ],
  ])('%s is refused with what to do', async (_what, name, inIt, said) => {
    expect(await refusal(name, inIt)).toBe(said)
  })

  test('that is half of a Word document is refused with what to do', async () => {
    const whole = await madeDocx()
    expect(await refusal('cut.docx', whole.subarray(0, whole.length / 2))).toBe(
      'cut.docx is damaged: only a part of it is there. Open it in Word and save it again.',
    )
  })

  test('that is not there is told with the one that was probably meant', async () => {
    writeFileSync(path.join(folder, 'draft.docx'), 'x')
    expect(await refusal('drafd.docx')).toBe('There is no file …/drafd.docx. Did you mean …/draft.docx?')
    expect(await refusal('no/such.md')).toMatch(/^There is no file …\/no\/such.md. Write where it is/)
  })

  test('that is a folder or a link is named', async () => {
    mkdirSync(path.join(folder, 'texts'))
    symlinkSync('/etc/hosts', path.join(folder, 'link.md'))
    expect(await refusal('texts')).toMatch(/is a folder. Name the text in it/)
    expect(await refusal('link.md')).toMatch(/is only a link to another place. Name the file itself/)
  })
})

describe('A text in other letters', () => {
  test('of Windows is read, and says so', async () => {
    writeFileSync(path.join(folder, 'windows.md'), Uint8Array.from([0x93, 0x43, 0x61, 0x66, 0xe9, 0x94]))
    const { blocks, lost } = await readTextFile(path.join(folder, 'windows.md'), content)
    expect(blocks[0]?.markdown).toBe('“Café”')
    expect(lost[0]).toMatch(/was not saved as UTF-8/)
  })

  test('of two bytes is read', async () => {
    expect(await refusal('wide.md', Buffer.from('\uFEFFCafé', 'utf16le'))).toBe('It was read: Café')
  })
})
