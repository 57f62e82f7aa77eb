import { Ajv, type Schema } from 'ajv'
import { Refusal } from '../../engine/refusal'

const ajv = new Ajv()

/**
 * Reads a text as JSON of a certain shape; nothing else comes through.
 * @param what what the text is, for the message @throws Refusal if the text has another shape
 */
export function read<T>(text: string, shape: Schema, what: string): T {
  const refusal = new Refusal(`${what} is not in the form it should be in.`)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw refusal
  }
  const fits = ajv.compile<T>(shape)
  if (!fits(value)) throw refusal
  return value
}
