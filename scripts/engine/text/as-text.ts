/** A value of a document as text. An object has none: one with a field "toString" could not even be asked. */
export function asText(value: unknown): string {
  return typeof value === 'object' ? '' : String(value)
}
