import { fitted, plain } from '../../report/markdown'
import type { Changes, PageChanges } from './changes'

/** By this a comment of ours is known again; it does not show. */
export const mark = '<!-- what-changed -->'

/** GitHub takes 65,536 characters for a comment; this leaves room for the last line. */
const mostBytes = 50_000
const mostPages = 200
const mostSentences = 30
const longest = 600

/** Nobody shall take for a word of ours what the request's own code has written. */
const whose =
  'What is quoted below comes from the pull request itself, from its pages and its own code. No reviewer says it, nor does this project.'

/**
 * What changed as a comment on a pull request. What it says comes from whoever made the request: all of it is
 * quoted, shown as plain text, and cut where it is long.
 * @param preview where the site with these changes can be downloaded
 */
export function changesComment({ pages, elsewhere }: Changes, preview?: string): string {
  const more = '\nThis is not all: more does not fit here.'
  const lines = [...pages.slice(0, mostPages).flatMap(block).map(quoted), ...(pages.length > mostPages ? [more] : [])]
  const said = [
    '### What changes with this',
    pages.length > 0 ? whose : 'The pull request says that no page changes with it.',
    fitted(lines, mostBytes, () => more),
    elsewhere && quoted(clipped(elsewhere)),
    preview && lookAt(preview),
  ]
  return `${mark}\n${said.filter(Boolean).join('\n\n')}\n`
}

function lookAt(preview: string): string {
  return `**See it:** [download the preview](${preview}) at the end of that page, unpack it, and run \`npx sirv-cli\` in its folder. It has the drafts, too.`
}

function quoted(line: string): string {
  return line ? `> ${line}` : '>'
}

function block({ page, address, sentences }: PageChanges): string[] {
  const shown = sentences.slice(0, mostSentences)
  const left = sentences.length - shown.length
  return [
    `**${clipped(page) || 'A page'}** ${clipped(address)}`,
    '',
    ...shown.map((sentence) => `- ${clipped(sentence)}`),
    ...(left > 0 ? [`- and ${left} more`] : []),
    '',
  ]
}

function clipped(text: string): string {
  // Not within a character of two halves.
  const cut = text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '')
  return plain(text.length > longest ? `${cut}…` : text)
}
