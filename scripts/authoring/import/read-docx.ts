import mammoth from 'mammoth'
import { plainText, parseBlock } from '../../engine/site/markdown'
import { Refusal } from '../../engine/refusal'
import { docxFindings, type DocxFindings } from './docx-oddities'
import { docxOf, docxParts } from './docx-parts'
import type { Block, Manuscript, PicturesAround } from './manuscript'
import { readHtml } from './read-html'

/** What Word, LibreOffice, Google Docs and Pages call what our HTML has an element for. */
const styles = [
  "p[style-name='Title'] => h1.title:fresh",
  "p[style-name='Subtitle'] => p.lead:fresh",
  "p[style-name='Quote'] => blockquote > p:fresh",
  "p[style-name='Intense Quote'] => blockquote > p:fresh",
  "p[style-name='Quotations'] => blockquote > p:fresh",
  "p[style-name='caption'] => p.caption:fresh",
  "p[style-name='Illustration'] => p.caption:fresh",
  "p[style-name='Figure'] => p.caption:fresh",
  "p[style-name='Drawing'] => p.caption:fresh",
  "p[style-name^='toc '] => p.contents:fresh",
  "p[style-name='TOC Heading'] => p.contents:fresh",
  "p[style-name='Contents Heading'] => p.contents:fresh",
  "p[style-name='HTML Preformatted'] => pre:separator('\\n')",
  "p[style-name='Preformatted Text'] => pre:separator('\\n')",
  "p[style-name='Source Code'] => pre:separator('\\n')",
  "p[style-name='Code'] => pre:separator('\\n')",
  "r[style-name='HTML Code'] => code",
  "r[style-name='HTML Typewriter'] => code",
  "r[style-name='Source Text'] => code",
  "r[style-name='Teletype'] => code",
  "r[style-name='Verbatim Char'] => code",
  "r[style-name='Code'] => code",
  'u => u',
  'highlight => mark',
  "br[type='page'] => hr.page-break:fresh",
]

/**
 * Makes an article of a Word document.
 * @param name how its file is called
 * @throws Refusal if it is none that could be read
 */
export async function readDocx(bytes: Uint8Array, name: string, around: PicturesAround): Promise<Manuscript> {
  const parts = docxParts(bytes, name)
  try {
    const findings = docxFindings(parts)
    const manuscript = readHtml(await htmlOf(docxOf(findings.parts)), around)
    return { ...withFindings(manuscript, findings), fields: { ...manuscript.fields } }
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal(`${name} is damaged, and could not be read. Open it in Word and save it again.`)
  }
}

async function htmlOf(docx: Uint8Array): Promise<string> {
  const convertImage = mammoth.images.imgElement(async ({ contentType, readAsBase64String }) => ({
    src: `data:${contentType};base64,${await readAsBase64String()}`,
  }))
  const options = { styleMap: styles, includeEmbeddedStyleMap: false, convertImage }
  return (await mammoth.convertToHtml({ buffer: Buffer.from(docx) }, options)).value
}

/** Puts what was found in paragraphs beside the blocks that became of them, the rest beside the whole. */
function withFindings(manuscript: Manuscript, { inParagraphs, whole }: DocxFindings): Manuscript {
  const blocks = manuscript.blocks.map((block): Block => ({ ...block, lost: [...block.lost] }))
  const texts = blocks.map(({ markdown }) => lettersOf(plainText(parseBlock(markdown))))
  const left: string[] = []
  for (const [said, paragraphs] of inParagraphs)
    for (const paragraph of paragraphs) {
      const letters = lettersOf(paragraph)
      const block = blocks[texts.findIndex((text) => letters !== '' && text.includes(letters))]
      const lost = block?.lost ?? left
      if (!lost.includes(said)) lost.push(said)
    }
  return { ...manuscript, blocks, lost: [...whole, ...manuscript.lost, ...left] }
}

/** A text by its letters and digits alone: conversion changes spaces and signs, and makes CO₂ of CO2. */
function lettersOf(text: string): string {
  return text.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '')
}
