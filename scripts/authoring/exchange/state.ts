import { createHash } from 'node:crypto'
import { readMarkdown } from '../import/read-markdown'
import type { Block } from '../import/manuscript'
import { fieldNames, type ArticleWords, type FieldName } from './article-words'
import { exportMarkdown } from './export-markdown'

/**
 * The state of an article, so short that it travels with the text: a mark for each of its fields and blocks. By it is
 * known what a colleague changed, and what others changed on the page meanwhile, without a copy of how it was.
 */
export interface State {
  fields: { [name in FieldName]: string }
  blocks: string[]
}

const version = 'v1'
/** In letters of six bits: that two of a hundred blocks have the same mark by chance happens once in 200,000 texts. */
const length = 5
const empty = '-'.repeat(length)

/** The mark of a text. */
export function markOf(text: string | undefined): string {
  return text === undefined ? empty : createHash('sha256').update(text).digest('base64url').slice(0, length)
}

/** The blocks that a program finds in an article that it gets as a text. */
export function blocksOf(words: ArticleWords, page: string): Block[] {
  const known = { has: () => true, beside: () => undefined }
  return readMarkdown(exportMarkdown(words, page, version).text, known).blocks
}

/** The state of an article as it is exported. @param blocks what `blocksOf` finds in it */
export function stateOf({ fields }: ArticleWords, blocks: readonly Block[]): string {
  const named = fieldNames.map((name) => markOf(fields.find((field) => field.name === name)?.words))
  return [version, ...named, ...blocks.map(({ markdown }) => markOf(markdown))].join('')
}

/** Reads a state; undefined where it is none, or not whole. */
export function readState(state: string): State | undefined {
  if (!/^v1[\w-]+$/.test(state) || (state.length - version.length) % length !== 0) return undefined
  const marks = state.slice(version.length).match(new RegExp(`.{${length}}`, 'g')) ?? []
  const [title, description, heading, lead, ...blocks] = marks
  if (lead === undefined) return undefined
  return { fields: { title: title ?? '', description: description ?? '', heading: heading ?? '', lead }, blocks }
}
