import { parseTree } from 'jsonc-parser'
import { wholePage } from '../problems/example'
import { finding, type Finding } from '../problems/finding'
import { rule } from '../problems/rule'

interface Form {
  /** Where it shows; undefined where the text is of no such form. */
  seen: (text: string) => { offset: number; length: number } | undefined
  message: string
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

const whole = 'Get the file back as it was before'

const forms: { [name: string]: Form } = {
  conflict: {
    seen: (text) => (/^>{7}(?: |$)/m.test(text) ? at(/^<{7}(?: [^\n]{0,200})?/m)(text) : undefined),
    message:
      'Two versions of this file stand in it, and nobody has chosen yet: one between <<<<<<< and =======, the other between ======= and >>>>>>>. Keep one of them, and remove the three lines with these signs.',
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
      'This looks like the reply of a chat assistant. The document is what stands between the two lines of backticks: keep that, from the first { to the last }, and remove the rest.',
  },
  rtf: {
    seen: at(/^\s{0,20}\{\\rtf\w{0,10}/),
    message: `This file was saved as formatted text (RTF), as TextEdit on a Mac does. ${whole}, and edit it as plain text: in TextEdit choose Format, then Make Plain Text.`,
  },
  word: {
    seen: (text) => (signatures.some((begin) => text.startsWith(begin)) ? { offset: 0, length: 4 } : undefined),
    message:
      'This is no page but a file of another program, such as Word, with the ending .json. Make a page with npm run new, and put its words into that.',
  },
  html: {
    seen: at(/^\s{0,20}<(?:!doctype|!--|html|head|body|\?xml|div|p|h1|svg)\b[^\n>]{0,100}/i),
    message: `This is a web page (HTML), as browsers save it, and no page as we write them. ${whole}. To save a file from GitHub, use its button “Download raw file”.`,
  },
  yaml: {
    seen: at(/^(?:---\n)?(?:[ \t]{0,8}#[^\n]{0,300}\n){0,20}[A-Za-z_][\w-]{0,40}:(?:[ \t][^\n]{0,300})?(?=\n|$)/),
    message:
      'This is written as YAML, in which other sites keep their pages. Here names and texts stand in quotation marks, and brackets around them. Make a page with npm run new, and put these words into that.',
  },
  markdown: {
    seen: at(/^\s{0,20}#{1,6} [^\n]{1,200}/),
    message:
      'This is written as Markdown, as a text and not as a page. Make a page with npm run new, and put each paragraph into its "body", in quotation marks.',
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
      'A second document begins here. Each page has a file of its own: move everything from this { on into a new one.',
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
    message: `The file ends here, in the middle of a text. The rest of it is missing. ${whole}, or write on to the end: texts end with a quotation mark, and each bracket that was opened is closed.`,
  },
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
  words: ({ message }: Form) => ({ message }),
  wrong: { place: 'services/cloud.json', text: `---\ntitle: Cloud migration\ndescription: We move your systems.\n` },
  right: { place: 'services/cloud.json', text: wholePage },
})

/** What a text is that is not written as a document; undefined where it may be one with slips. */
export function otherFormFinding(file: string, text: string): Finding | undefined {
  for (const form of Object.values(forms)) {
    const found = form.seen(text)
    if (found) return finding(otherForm, { file, at: [], span: { of: 'written', ...found } }, form)
  }
  return undefined
}
