/** What a JSON text says; undefined where it is none. */
export function valueOf(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    return undefined
  }
}
