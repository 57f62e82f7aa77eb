import path from 'node:path'
import { Refusal } from '../engine/refusal'
import type { Facts } from '../engine/site/facts'
import type { PageKind } from '../engine/site/page-kind'
import { isObject } from '../engine/text/is-object'
import { addToList, removeFromList, setField } from './json-text'

/** A page on its way. */
export interface MovedPage {
  page: Facts
  /** Where it will live. */
  path: string
  file: string
  /** The addresses it leaves, which have to be noted. */
  left: string[]
  /** The kind it would lose with its folder. */
  kept?: PageKind | undefined
}

/**
 * A page's document as it is once the page lives elsewhere: addresses it left are aliases, it says of itself what the
 * new folder does not say, and finds its schema.
 * @param text without byte-order mark
 * @throws Refusal if its aliases are not written as a list
 */
export function movedDocument(text: string, moved: MovedPage): string {
  const { page, left, kept } = moved
  const value = documentIn(text, page.file)
  const changes: [boolean, (whole: string) => string][] = [
    [isRelative(value.$schema), (whole) => setField(whole, '$schema', wayFrom(moved, String(value.$schema)))],
    [kept !== undefined && value.kind !== kept, (whole) => setField(whole, 'kind', String(kept))],
    [isSame(page.canonical, page.path), (whole) => setField(whole, 'canonical', moved.path)],
    [true, (whole) => left.reduce((more, address) => addToList(more, 'aliases', address), whole)],
    [true, (whole) => nowOwn(moved).reduce((less, alias) => removeFromList(less, 'aliases', alias), whole)],
  ]
  return changes.reduce((whole, [applies, change]) => (applies ? change(whole) : whole), text)
}

/**
 * A page's document with further aliases.
 * @param text without byte-order mark
 * @throws Refusal if its aliases are not written as a list
 */
export function withAliases(text: string, file: string, addresses: readonly string[]): string {
  documentIn(text, file)
  return addresses.reduce((more, address) => addToList(more, 'aliases', address), text)
}

function documentIn(text: string, file: string): { [name: string]: unknown } {
  const value: unknown = JSON.parse(text)
  if (isObject(value) && (value.aliases === undefined || Array.isArray(value.aliases))) return value
  throw new Refusal(
    `Nothing was changed: "aliases" in ${file} has to be a list in [ ], so that the old address can be added. Mend it first.`,
  )
}

/** Whether two addresses are the same, whatever their letter case. */
export function isSame(a: string | undefined, b: string): boolean {
  return a?.toLowerCase() === b.toLowerCase()
}

/** The aliases that are the page's own address from now on, or those of the further pages of its list. */
function nowOwn({ page, path }: MovedPage): string[] {
  return page.aliases.filter((alias) => isSame(alias.replace(/\/page-\d+$/, ''), path))
}

function isRelative(schema: unknown): boolean {
  return typeof schema === 'string' && !/^([a-z]+:|\/)/i.test(schema)
}

function wayFrom({ page, file }: MovedPage, schema: string): string {
  return path.posix.relative(path.posix.dirname(file), path.posix.join(path.posix.dirname(page.file), schema))
}
