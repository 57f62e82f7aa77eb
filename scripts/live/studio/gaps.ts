import { fileReferredTo, type Schema } from '../../engine/schema/schemas'
import { isObject } from '../../engine/text/is-object'
import { toWrite } from '../../engine/text/to-write'
import { labelOf, oneOf } from './form-labels'

/** Definitions of words that visitors read. */
const words = new Set(['text', 'rich-text', 'article-block'])

/** Definitions of what leads to something that is there, of which one is as good to begin with as another. */
const chosen = new Set([
  'icon',
  'pictogram',
  'illustration',
  'group',
  'region',
  'path',
  'page-address',
  'root',
  'time-zone',
])

/**
 * What has to be in an example, with gaps in place of what was made up for it: a text says what belongs there, all else
 * is empty, and missed as long as it is. What is made up would stay where nobody looks.
 */
export function withGaps(example: unknown, schema: Schema, schemas: ReadonlyMap<string, Schema>): unknown {
  return gapped(example, schema, schemas, '')
}

/** @param asked what a text is to be whose schema does not tell: a key point */
function gapped(value: unknown, schema: Schema, schemas: ReadonlyMap<string, Schema>, asked: string): unknown {
  const file = fileReferredTo(schema)
  const meant = (file === undefined ? schema : schemas.get(file)) ?? {}
  if (Array.isArray(value)) {
    const { items = {} } = meant
    return Array.isArray(items) ? value : value.map((entry: unknown) => gapped(entry, items, schemas, asked))
  }
  if (isObject(value)) {
    const { properties = {}, required = [] } = meant
    const fields = Object.entries(properties).filter(([name]) => required.includes(name))
    return Object.fromEntries(
      fields.map(([name, field]) => [name, gapped(value[name], field, schemas, oneInWords(labelOf(name, field)))]),
    )
  }
  if (typeof value !== 'string' || meant.const !== undefined || meant.enum) return value
  const definition = /^definitions\/(.+)\.schema\.json$/.exec(file ?? '')?.[1] ?? ''
  if (chosen.has(definition)) return value
  return words.has(definition) ? `${toWrite} ${sentenceOf(schema) || asked}` : ''
}

/** What a field says of itself first, without its example, as it would be asked: what the offering is called. */
function sentenceOf({ description = '', inForm = description }: Schema): string {
  const [sentence = ''] = inForm.split(/[.;](?:\s|$)|: (?=[^a-z])/)
  return inSentence(sentence.replaceAll(': ', ', ').replace(/,? such as$/, ''))
}

function oneInWords(label: string): string {
  const one = inSentence(oneOf(label))
  return `${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one}`
}

function inSentence(words: string): string {
  return /^[A-Z][A-Z]/.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1)
}
