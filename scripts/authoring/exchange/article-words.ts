import { sectionsIn } from '../../engine/schema/fields'
import { isObject } from '../../engine/text/is-object'
import type { At } from '../../engine/schema/at'
import { Refusal } from '../../engine/refusal'

/** The words of an article that leave the page to be worked on, and come back. */
export interface ArticleWords {
  fields: WordsField[]
  entries: Entry[]
}

export const fieldNames = ['title', 'description', 'heading', 'lead'] as const
export type FieldName = (typeof fieldNames)[number]

export interface WordsField {
  name: FieldName
  /** Where it stands in the document, or would. */
  at: At
  words: string | undefined
}

/** A block of the article, or the line that says where its next part begins. */
export interface Entry {
  text: string
  /** Where a block stands: the number of its section, and its own in there. */
  at?: { section: number; entry: number }
}

/**
 * Takes the words out of a document.
 * @param value the document as it was parsed
 * @throws Refusal if the page has no text of an article
 */
export function wordsIn(value: unknown, file: string): ArticleWords {
  const sections = sectionsIn(value)
  const bodies = sections.flatMap((section, number) =>
    isObject(section) && section.type === 'articleBody' ? [number] : [],
  )
  const entries = bodies.flatMap((section, place) => [
    ...(place > 0 ? [{ text: partLine(section) }] : []),
    ...entriesOf(sections[section], section, file),
  ])
  if (!isObject(value) || entries.length === 0)
    throw new Refusal(`${file} has no text of an article: no section of the type articleBody.`)
  const hero = sections.findIndex((section) => isObject(section) && section.type === 'hero')
  const top = sections[hero]
  return {
    entries,
    fields: [
      { name: 'title', at: ['title'], words: wordsOf(value.title) },
      { name: 'description', at: ['description'], words: wordsOf(value.description) },
      ...(isObject(top)
        ? [
            { name: 'heading' as const, at: ['sections', hero, 'heading'], words: wordsOf(top.heading) },
            { name: 'lead' as const, at: ['sections', hero, 'text'], words: wordsOf(top.text) },
          ]
        : []),
    ],
  }
}

/** Words on one line, as they come back: spaces that hold words together stay. */
export function oneLine(words: string): string {
  return words.replace(/[ \t\r\n]+/g, ' ').trim()
}

function wordsOf(value: unknown): string | undefined {
  return typeof value === 'string' ? oneLine(value) : undefined
}

/** Says where the text goes on behind other sections. */
function partLine(section: number): string {
  return `‹Section ${section + 1} of the page begins here. Leave this line as it is.›`
}

function entriesOf(section: unknown, number: number, file: string): Entry[] {
  const body: unknown[] = isObject(section) && Array.isArray(section.body) ? section.body : []
  return body.map((text, entry) => {
    if (typeof text !== 'string')
      throw new Refusal(`${file} has a mistake in the text of its article. Mend it first: npm run validate`)
    return { text, at: { section: number, entry } }
  })
}
