import { readFileSync } from 'node:fs'
import type { Guard } from '../text/shape'

/**
 * Reads a file that we, or a package, wrote as JSON.
 * @throws if it is not there, or not in the form it is read for
 */
export function readJson<T>(file: string, isRight: Guard<T>): T {
  return parseJson(readFileSync(file, 'utf8'), isRight, file)
}

/** Reads a text as JSON of a form. @param what what the text is, for the message @throws if it has another form */
export function parseJson<T>(text: string, isRight: Guard<T>, what: string): T {
  const value: unknown = JSON.parse(text)
  if (!isRight(value)) throw new Error(`${what} is not in the form that it is read for.`)
  return value
}
