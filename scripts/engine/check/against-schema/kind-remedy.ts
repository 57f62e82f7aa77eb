import { list, quote } from '../../problems/words/sentence'
import type { Schema } from '../../schema/schemas'
import { isObject } from '../../text/is-object'
import { follow } from './fieldsets'
import { entriesIn } from './kinds-of-value'

/** How a value that is of another kind than its field needs is to be written; nothing where that is not clear. */
export function kindRemedy(schema: Schema, value: unknown, name: string): string {
  if (value === null) return 'If there is nothing to say here, remove the field.'
  switch (schema.type) {
    case 'object':
      return asFields(schema, value, name)
    case 'array':
      return typeof value === 'string' ? asEntries(value) : ''
    case 'string':
      return asText(value, name)
    case 'integer':
      return asNumber(value)
    case 'boolean':
      return asSwitch(value)
    default:
      return ''
  }
}

/** A group of fields with the value where it belongs: { "label": "Contact Us", "path": "…" } */
function asFields({ properties = {}, required = [] }: Schema, value: unknown, name: string): string {
  if (value === false) return 'Remove the field.'
  if (Array.isArray(value) || isObject(value)) return ''
  const home = typeof value === 'string' ? homeOf(value, required) : undefined
  const fields = required.map((field) => {
    const { type, examples: [example] = ['…'] } = follow(properties[field]) ?? {}
    const content = field === home ? value : type === 'integer' ? 1 : field === 'path' ? example : '…'
    return `${quote(field)}: ${JSON.stringify(content)}`
  })
  return fields.length ? `Write ${name ? `${quote(name)}: ` : ''}{ ${fields.join(', ')} }.` : ''
}

/** The field that a text was to fill: the address where it is one, or else the first. */
function homeOf(text: string, required: string[]): string | undefined {
  return /^(\/|https?:|#|mailto:)/.test(text) && required.includes('path') ? 'path' : required[0]
}

function asEntries(text: string): string {
  const [first = '', second, ...more] = entriesIn(text).entries
  if (second === undefined) return 'A list it is even with one entry: put [ ] around it.'
  const shown = [first, second].map((entry) => quote(entry, 40)).join(', ')
  return `Put each entry into quotation marks of its own: [${shown}${more.length ? ', …' : ''}].`
}

function asText(value: unknown, name: string): string {
  if (typeof value === 'number')
    return name === 'value'
      ? `Write it with what it counts, such as "${value} weeks".`
      : `Write it as ${quote(String(value))}.`
  if (Array.isArray(value) && value.length > 1 && value.every((entry) => typeof entry === 'string'))
    return value.every((entry) => /^\S+$/.test(entry))
      ? `Only one fits here: keep one of ${list(value)}.`
      : 'Write all of it as one text, in one pair of quotation marks.'
  const words = wordsIn(value).join(' ')
  return words ? `Keep the words alone: ${quote(words, 120)}.` : ''
}

/** The words in what another program wrote as a tree. */
function wordsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(wordsIn)
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === 'string' ? (/^(text|value|content|words)$/i.test(name) ? [inner] : []) : wordsIn(inner),
  )
}

function asSwitch(value: unknown): string {
  const meant = typeof value === 'string' && /^(yes|on|true|1)$/i.test(value.trim()) ? 'true' : 'true or false'
  return `Write ${meant} without quotation marks, or remove the field.`
}

function asNumber(value: unknown): string {
  if (typeof value === 'number' && !Number.isInteger(value))
    return `Write ${Math.floor(value)} or ${Math.ceil(value)}; two pages with one number stand in the order of their titles.`
  const [number, ...others] = typeof value === 'string' ? (value.match(/\d+/g) ?? []) : []
  return number !== undefined && others.length === 0 ? `Write the number alone: ${Number(number)}.` : ''
}
