import { withoutMark } from '../../engine/files/file-text'
import { longestDescription } from '../../engine/check/rules/lengths'
import { parseBlock, plainText } from '../../engine/site/markdown'
import { contentOf, type Documents } from '../documents'
import type { Manuscript } from '../import/manuscript'
import { setEntries, setField, setText } from '../json-text'
import { planPage, type NewPage, type PageRequest } from '../new-page'
import { wordsIn } from './article-words'
import { withPictureNames } from './picture-files'
import { tried } from './trial'

/** A new article that has the words of a text. */
export interface ArticlePlan extends NewPage {
  /** The files of its pictures. */
  pictures: ReadonlyMap<string, Uint8Array>
  manuscript: Manuscript
  mended: string[]
}

/**
 * Works out a new article from a text.
 * @param from how its file is called
 * @throws Refusal if there cannot be such a page, or the text has something that no page can have
 */
export function planArticle(documents: Documents, request: PageRequest, came: Manuscript, from: string): ArticlePlan {
  const page = planPage(documents, request)
  const { manuscript, files } = withPictureNames(came, documents.pages, request.path, contentOf(documents).authored)
  const pictures = [...files.keys()].map((name) => name.slice(name.lastIndexOf('/') + 1))
  const { text, mended } = tried(documents, {
    file: page.file,
    text: withWords(withoutMark(page.text), manuscript, page.file),
    from,
    pictures,
  })
  return { ...page, text, writes: new Map([[page.file, text]]), pictures: files, manuscript, mended }
}

/** The document that a new article begins as, with the words of a text in place of those that say what to write. */
function withWords(text: string, { fields, blocks }: Manuscript, file: string): string {
  const { description, keywords, published, heading, lead } = fields
  const { fields: places, entries } = wordsIn(JSON.parse(text), file)
  const at = (name: string) => places.find((field) => field.name === name)?.at
  const section = entries[0]?.at?.section ?? 0
  const changes: [unknown, (whole: string) => string][] = [
    [description, (whole) => setField(whole, 'description', description ?? '')],
    [published, (whole) => setField(whole, 'published', published ?? '')],
    [keywords, (whole) => setField(whole, 'keywords', keywords ?? [])],
    [heading && at('heading'), (whole) => setText(whole, at('heading') ?? [], heading ?? '')],
    [lead && at('lead'), (whole) => setText(whole, at('lead') ?? [], lead ?? '')],
    [
      true,
      (whole) =>
        setEntries(
          whole,
          ['sections', section, 'body'],
          blocks.map(({ markdown }) => markdown),
        ),
    ],
  ]
  return changes.reduce((whole, [applies, change]) => (applies ? change(whole) : whole), text)
}

/** What search results could say of a text: as many sentences of its first paragraph as fit; undefined where none does. */
export function firstSentences({ blocks }: Manuscript): string | undefined {
  const first = blocks.find(({ markdown }) =>
    parseBlock(markdown).some((node) => typeof node !== 'string' && node.tag === 'p'),
  )
  if (!first) return undefined
  const sentences = plainText(parseBlock(first.markdown))
    .split(/(?<=[.!?])\s/)
    .map((sentence) => sentence.trim())
  let description = ''
  for (const sentence of sentences) {
    if (!/[.!?]$/.test(sentence) || description.length + 1 + sentence.length > longestDescription) break
    description += ` ${sentence}`
  }
  return description.trim() || undefined
}
