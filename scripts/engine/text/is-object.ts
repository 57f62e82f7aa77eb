/** Whether a value is an object as JSON has them: with fields, no list. */
export function isObject(value: unknown): value is { [name: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
