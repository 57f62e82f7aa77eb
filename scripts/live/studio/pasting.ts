import type { Manuscript, PicturesAround } from '../../authoring/import/manuscript'
import { readHtml } from '../../authoring/import/read-html'
import type { Calls, Pasted } from './contract'

/** Pictures on the clipboard come without files: they are added from their own. */
const noPictures: PicturesAround = { has: () => false, beside: () => undefined }

/** Makes our Markdown of what Word, Google Docs or a web page put on the clipboard. */
export function paste({ html, text }: Calls['paste']['ask']): Pasted {
  const { blocks, lost } = manuscriptOf(html.trim() === '' ? paragraphsOf(text) : html)
  const kept = blocks.filter(({ markdown }) => !isPicture(markdown))
  const said = [
    ...lost,
    ...kept.flatMap((block) => block.lost),
    ...(kept.length < blocks.length ? ['Pictures were left out: add each from its own file.'] : []),
  ]
  return { blocks: kept.map(({ markdown }) => markdown), lost: [...new Set(said)] }
}

/** A title and a lead of its own would be taken out of the text: what is pasted has none, and keeps all. */
function manuscriptOf(html: string): Manuscript {
  return readHtml(html, noPictures, { title: '', lead: '' })
}

function isPicture(markdown: string): boolean {
  return markdown.startsWith('![')
}

function paragraphsOf(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return escaped
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join('')
}
