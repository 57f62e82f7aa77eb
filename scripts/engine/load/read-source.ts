import { isUtf8 } from 'node:buffer'
import { withoutMark } from '../files/file-text'
import { obstacleAt } from '../files/obstacle'
import { readDocument } from '../files/read-document'
import { finding, type Finding } from '../problems/finding'
import { mistakesIn } from '../schema/validator'
import { applyEdits, type Edit } from '../text/edits'
import { isObject } from '../text/is-object'
import { beyondLimits, type Beyond } from '../text/limits'
import { decodeWindows1252 } from '../text/windows-1252'
import { emptyFile, fileEncoding, tooMuch, unreadableFile } from './file-rules'
import { otherFormFinding } from './other-forms'
import { duplicateFindings } from './syntax/duplicates'
import { writingFindings } from './syntax/findings'
import { hiddenFindings, hiddenPlaces } from './syntax/hidden'
import { mend } from './syntax/mend'
import { nestedDeeply } from './syntax/rules'

/** A document's file as it was read. */
export interface Read {
  text: string
  /** Of the file, as it was opened; absent where another text stands in for it, or nothing could be read. */
  stamp?: string
  /** The document; where the file is not proper JSON, what was probably meant. */
  value: unknown
  findings: Finding[]
  /** False where it is not clear what the text was meant to be: what else seems wrong would only follow from that. */
  intact: boolean
  /** The text as it was probably meant, and the changes it takes, where the two differ. */
  mended?: string
  edits?: Edit[]
  /** Where the slips are whose value is a guess. */
  guessed?: { offset: number; length: number }[]
}

/**
 * Reads a document's file; undefined where it is gone. Never throws over what is in it, or where it leads: mistakes
 * come back as findings.
 * @param instead what stands in for the file
 */
export function readSource(file: string, kind: 'page' | 'site' = 'page', instead?: string): Read | undefined {
  if (instead !== undefined) return parseText(file, instead, kind)
  try {
    const found = readDocument(file)
    return found
      ? { ...readBytes(file, found.bytes, kind), stamp: found.stamp }
      : withoutValue('', finding(tooMuch, { file, at: [] }, 'bytes'))
  } catch (error) {
    const obstacle = obstacleAt(file, error)
    return obstacle && withoutValue('', finding(unreadableFile, { file, at: [] }, { obstacle, thing: 'file' }))
  }
}

function readBytes(file: string, bytes: Buffer, kind: 'page' | 'site'): Read {
  if (isUtf8(bytes)) return parseText(file, withoutMark(bytes.toString('utf8')), kind)
  const { text, encoding } = decode(bytes)
  const read = parseText(file, text, kind)
  // Of a file in another encoding the first letter that cannot be read is marked, and the rest is read as it was meant.
  const offset = Math.max(0, /[^\0-\x7f]/.exec(text)?.index ?? 0)
  const span = { of: 'written' as const, ...(encoding === 'UTF-16' ? { offset: 0, length: 0 } : { offset, length: 1 }) }
  return {
    ...read,
    findings: [
      finding(fileEncoding, { file, at: [], span }, { encoding, letter: text[span.offset] ?? '' }),
      ...read.findings,
    ],
  }
}

/** Text in an encoding that older programs save in. */
function decode(bytes: Uint8Array): { text: string; encoding: 'UTF-16' | 'Windows-1252' } {
  const [first, second] = bytes
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  if (!isWide) return { text: decodeWindows1252(bytes), encoding: 'Windows-1252' }
  return { text: new TextDecoder(first === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes), encoding: 'UTF-16' }
}

/** Parses a document's text. */
export function parseText(file: string, text: string, kind: 'page' | 'site' = 'page'): Read {
  const over = beyondLimits(text)
  if (over) return fileBeyond(file, text, over)
  try {
    const value: unknown = JSON.parse(text)
    return isEmpty(value) ? withoutWords(file, text, kind) : withoutHidden(file, text, value)
  } catch {
    if (text.replace(/[\s\0]/g, '') === '') return withoutWords(file, text, kind)
    const other = otherFormFinding(file, text)
    if (other) return { ...withoutValue(text, other), mended: '' }
    const { slips, edits, beyond, ...read } = mend(
      text,
      (value, meant) => mistakesIn(kind, value) + duplicateFindings(file, meant, value).length,
    )
    if (beyond) return fileBeyond(file, text, beyond)
    const hidden = read.intact ? hiddenPlaces(read.text) : []
    const guessed = slips.filter(({ kind: slip }) => /value|unquoted-text|other-word|dots|picture-path/.test(slip))
    return {
      text,
      value: read.value,
      findings: [...writingFindings(file, text, slips), ...hiddenFindings(file, hidden, 'meant')],
      intact: read.intact && hidden.length <= mostHidden,
      mended: read.text,
      edits,
      guessed,
    }
  }
}

/** With more of them than this, nobody can tell what a document is meant to say. */
const mostHidden = 1000

/** Read is what people see: what is hidden is told of, and nothing else that would follow from it. */
function withoutHidden(file: string, text: string, value: unknown): Read {
  const edits = hiddenPlaces(text)
  if (edits.length === 0) return { text, value, findings: [], intact: true }
  const found = hiddenFindings(file, edits, 'written')
  if (edits.length > mostHidden) return { text, value: undefined, findings: found, intact: false }
  const mended = applyEdits(text, edits)
  return {
    text,
    value: JSON.parse(mended),
    findings: found,
    intact: true,
    mended,
    edits,
  }
}

function withoutWords(file: string, text: string, kind: 'page' | 'site'): Read {
  return withoutValue(text, finding(emptyFile, { file, at: [] }, kind))
}

/** A file that is not even looked into: as it was meant, it is empty. */
function fileBeyond(file: string, text: string, { limit, offset }: Beyond): Read {
  const place = { file, at: [], span: { of: 'written' as const, offset, length: 1 } }
  const found = limit === 'depth' ? finding(nestedDeeply, place, 'brackets') : finding(tooMuch, place, limit)
  return { ...withoutValue(text, found), mended: '' }
}

/** A file of which nothing can be told but what is wrong with it. */
function withoutValue(text: string, found: Finding): Read {
  return { text, value: undefined, findings: [found], intact: false }
}

/** Whether a document says nothing but, at most, where its schema is. */
function isEmpty(value: unknown): boolean {
  return isObject(value) && Object.keys(value).every((name) => name === '$schema')
}
