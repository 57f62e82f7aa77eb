import { visible } from '../engine/text/hidden-characters.mjs'

/**
 * Invisible and without width: keeps GitHub from making a mention, a link to a request, a notice or a commit, or an
 * address of what stands around it. https://docs.github.com/en/get-started/writing-on-github/working-with-advanced-formatting/autolinked-references-and-urls
 */
const joiner = '\u2060'

/**
 * What means something to Markdown: some signs anywhere, others only where a line could begin with them or where they
 * could make an address. All else stays, so that the text can be read in a mail as well.
 */
const meaningful = /[\\`*_~[\]<>&|@#$^\u2060]|^[-+=]|(?<=\d)[.)]|[.:](?=\S)/g

/**
 * A text of an author for Markdown on GitHub: it shows as it is written, on one line, and can be neither markup nor
 * HTML, mention nobody and link nowhere.
 */
export function plain(text: string): string {
  return visible(text)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[@#]|:(?=\S)|(?<=[A-Za-z])-(?=\d)|(?<=GHSA)-|(?<=www)\./gi, `$&${joiner}`)
    .replace(/[a-z\d]+/gi, withoutCommit)
    .replace(meaningful, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** A word as it is, unless GitHub may take it for a commit: so many of these digits and more name one. */
function withoutCommit(word: string): string {
  return /^[\da-f]{7,}$/i.test(word) ? word.replace(/.{6}(?!$)/g, `$&${joiner}`) : word
}

/** A link. The address is one of ours: encoded, and with no < or > in it. */
export function link(text: string, address: string | undefined): string {
  return address === undefined ? plain(text) : `[${plain(text)}](<${address}>)`
}

/** Cuts lines off the end until a text fits, and says in the last how many. */
export function fitted(lines: readonly string[], bytes: number, rest: (left: number) => string): string {
  let size = 0
  const end = lines.findIndex((line) => (size += Buffer.byteLength(line) + 1) > bytes)
  return end < 0 ? lines.join('\n') : [...lines.slice(0, end), rest(lines.length - end)].join('\n')
}
