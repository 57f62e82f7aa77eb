import type { Repair } from '../../problems/rule'
import type { Schema } from '../../schema/schemas'
import { asText } from '../../text/as-text'
import { follow } from './fieldsets'

/** What a field needs, in words. */
export function kindNeeded(type: Schema['type']): string {
  const needs = {
    object: 'fields in { }',
    array: 'a list in [ ]',
    string: 'text in quotation marks',
    integer: 'a whole number',
    boolean: 'true or false, without quotation marks',
  }
  return type ? needs[type] : 'another kind of value'
}

/** What stands there, in words. */
export function kindFound(value: unknown): string {
  if (value === null) return 'the word "null"'
  if (Array.isArray(value)) return 'a list'
  const found: { [type: string]: string } = {
    object: 'a group of fields in { }',
    string: 'text',
    number: Number.isInteger(value) ? 'a number' : 'a number with a fraction',
    boolean: `${asText(value)} without quotation marks`,
  }
  return found[typeof value] ?? 'something else'
}

/** How a value of one kind is written as the other, where that changes nothing of what it says. */
export function asKind({ type, items }: Schema, value: unknown): Repair | undefined {
  const entry = Array.isArray(items) ? undefined : items
  if (type === 'integer' && typeof value === 'string' && /^\d{1,9}$/.test(value.trim())) return { value: Number(value) }
  if (type === 'boolean' && typeof value === 'string' && /^(true|false|yes|no|on|off)$/i.test(value.trim()))
    return { value: /^(true|yes|on)$/i.test(value.trim()) }
  if (type === 'string' && typeof value === 'number') return { value: String(value) }
  if (type === 'string' && Array.isArray(value) && value.length === 1 && typeof value[0] === 'string')
    return { value: value[0] }
  if (type !== 'array' || value === null || Array.isArray(value)) return undefined
  // An entry whose kind depends on it, such as a section, consists of fields.
  const needed = follow(entry)?.type ?? 'object'
  if (needed !== typeof value) return undefined
  const { entries, sure } = typeof value === 'string' ? entriesIn(value) : { entries: [], sure: false }
  if (entries.length > 1) return sure ? { value: entries } : undefined
  return { around: ['[', ']'] }
}

/** The entries of a list that is written as one text, and whether it surely is one. */
export function entriesIn(text: string): { entries: string[]; sure: boolean } {
  const lines = (parts: string[]) => parts.map((part) => part.trim()).filter((part) => part !== '')
  // Code has blank lines and stars of its own.
  if (text.includes('```')) return { entries: [text], sure: false }
  const points = lines(text.split(/\n|(?=•)/))
  if (points.length > 1 && points.every((point) => /^[•*–-] ?\S/.test(point)))
    return { entries: points.map((point) => point.replace(/^[•*–-] ?/, '')), sure: true }
  const paragraphs = lines(text.split(/\n\s*\n/))
  if (paragraphs.length > 1) return { entries: paragraphs, sure: true }
  const parts = lines(text.split(/;\s|\n/))
  return { entries: parts.length > 1 ? parts : [text], sure: false }
}
