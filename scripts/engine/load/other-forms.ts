import { parseTree } from 'jsonc-parser'
import { wholePage } from '../problems/example'
import { finding, type Finding } from '../problems/finding'
import { rule } from '../problems/rule'
import { fromHistory } from '../problems/words/history'

interface Form {
  /** Where it shows; undefined where the text is of no such form. */
  seen: (text: string) => { offset: number; length: number } | undefined
  message: string | ((text: string) => string)
}

/** Finds what a pattern matches. */
const at =
  (pattern: RegExp) =>
  (text: string): { offset: number; length: number } | undefined => {
    const found = pattern.exec(text)
    return found
      ? { offset: found.index + (found[0].length - found[0].trimStart().length), length: found[0].trim().length }
      : undefined
  }

/** How the files of word processors and pictures begin. */
const signatures = ['PK\u0003\u0004', '%PDF', '\u00d0\u00cf\u0011\u00e0', '\u0089PNG', '\u00ff\u00d8\u00ff']

const back = `Get the file back ${fromHistory}`

const forms: { [name: string]: Form } = {
  conflict: {
    seen: (text) => (/^>{7}(?: |$)/m.test(text) ? at(/^<{7}(?: [^\n]{0,200})?/m)(text) : undefined),
    message: (text) => {
      const [first = 0, middle = 0, last = 0] = conflictLines(text)
      const versions = [inLines(first + 1, middle - 1), inLines(middle + 1, last - 1)]
      return `Two people changed this, and both versions are here: ${versions.join(' and ')}. Delete one of them, and the lines ${first}, ${middle} and ${last} with <<<, === and >>>.`
    },
  },
  chat: {
    seen: (text) => {
      const [before = '', inside, ...after] = text.split(/^```[a-zA-Z]{0,10}$/m)
      if (inside === undefined || !inside.trimStart().startsWith('{')) return undefined
      if (before.trim()) return at(/\S[^\n]{0,300}/)(text)
      const rest = after.join('')
      return rest.trim()
        ? { offset: text.length - rest.trimStart().length, length: rest.trim().split('\n')[0]?.length ?? 1 }
        : undefined
    },
    message:
      'This is the whole reply of a chat assistant. Delete everything above the first { and below the last }, the lines with ``` too.',
  },
  rtf: {
    seen: at(/^\s{0,20}\{\\rtf\w{0,10}/),
    message: `This file was saved as formatted text (RTF), as TextEdit on a Mac does. ${back}. Before you change it, choose Format and Make Plain Text in TextEdit.`,
  },
  word: {
    seen: (text) => (signatures.some((begin) => text.startsWith(begin)) ? { offset: 0, length: 0 } : undefined),
    message:
      'This is a file of another program, such as Word, that was only named like a page. Write npm run new in a terminal to make a page, and copy the words into that.',
  },
  html: {
    seen: at(/^\s{0,20}<(?:!doctype|!--|html|head|body|\?xml|div|p|h1|svg)\b[^\n>]{0,100}/i),
    message: `This is a web page (HTML) as browsers save it. ${back}. To save a file from GitHub, use its button “Download raw file”.`,
  },
  yaml: {
    seen: at(/^(?:---\n)?(?:[ \t]{0,8}#[^\n]{0,300}\n){0,20}[A-Za-z_][\w-]{0,40}:(?:[ \t][^\n]{0,300})?(?=\n|$)/),
    message:
      'This is written in the form of another system (YAML). Write npm run new in a terminal to make a page, and copy the words into that.',
  },
  markdown: {
    seen: at(/^\s{0,20}#{1,6} [^\n]{1,200}/),
    message:
      'This is a text (Markdown) that was only named like a page. Write npm run new in a terminal to make a page, and put each paragraph into its "body", in quotation marks.',
  },
  script: {
    seen: at(/^\s{0,20}(?:export default|module\.exports ?=|(?:const|let|var) \w{1,40} ?=|import [^\n]{1,200})/),
    message: 'This is a script. The document in it begins with the first { and ends with the last }: keep only that.',
  },
  second: {
    seen: (text) => {
      const end = endOfFirst(text)
      const rest = end === undefined ? '' : text.slice(end)
      const next = rest.trimStart().replace(/^,/, '').trimStart()
      return end !== undefined && next.startsWith('{') ? { offset: end + rest.indexOf('{'), length: 1 } : undefined
    },
    message:
      'A second page begins here, and each page needs a file of its own. Move everything from this { on into a new file, or delete it if it is the same page again.',
  },
  half: {
    seen: (text) => {
      const line = text.trimEnd().lastIndexOf('\n') + 1
      const last = text.slice(line).trimEnd()
      const isOpen = (last.match(/(?<!\\)"/g)?.length ?? 0) % 2 === 1
      return isOpen && last.length > 40 && /[\p{L}\d,;: ]$/u.test(last)
        ? { offset: line + last.length - 1, length: 1 }
        : undefined
    },
    message: `The file stops here, in the middle of a text; the rest is missing. ${back}, and make your change again.`,
  },
}

/** The lines that stand around and between the two versions of a conflict. */
function conflictLines(text: string): number[] {
  const lines = text.split('\n')
  const first = lines.findIndex((line) => line.startsWith('<<<<<<<'))
  const middle = lines.findIndex((line, number) => number > first && line.startsWith('======='))
  const last = lines.findIndex((line, number) => number > middle && line.startsWith('>>>>>>>'))
  return [first + 1, middle + 1, last + 1]
}

function inLines(from: number, to: number): string {
  if (to < from) return 'nothing'
  return from === to ? `line ${from}` : `lines ${from} to ${to}`
}

/** Where the document ends with which a text begins; undefined where it begins with none. */
function endOfFirst(text: string): number | undefined {
  const first = parseTree(text)
  if (!first?.children) return undefined
  const end = first.offset + first.length
  try {
    JSON.parse(text.slice(0, end))
    return end
  } catch {
    return undefined
  }
}

export const otherForm = rule({
  id: 'other-form',
  about: 'This is no document, or more than one',
  words: (message: string) => ({ message }),
  wrong: { place: 'services/cloud.json', text: `---\ntitle: Cloud migration\ndescription: We move your systems.\n` },
  right: { place: 'services/cloud.json', text: wholePage },
})

/** What a text is that is not written as a document; undefined where it may be one with slips. */
export function otherFormFinding(file: string, text: string): Finding | undefined {
  for (const form of Object.values(forms)) {
    const found = form.seen(text)
    if (!found) continue
    const { message } = form
    const said = typeof message === 'string' ? message : message(text)
    return finding(otherForm, { file, at: [], span: { of: 'written', ...found } }, said)
  }
  return undefined
}
