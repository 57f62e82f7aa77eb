import { isObject } from '../../engine/text/is-object'

/** The longest line that a value is written on; the documents of the site are as wide. */
const width = 110

/** A value as the documents of the site are written: on one line where it fits, else a line for each field or entry. */
export function jsonText(value: unknown, indent = ''): string {
  const line = onOneLine(value)
  if (indent.length + line.length <= width && !isNested(value)) return line
  const inner = `${indent}  `
  if (Array.isArray(value))
    return `[\n${value.map((entry: unknown) => inner + jsonText(entry, inner)).join(',\n')}\n${indent}]`
  if (!isObject(value)) return line
  const fields = Object.entries(value).map(
    ([name, field]) => `${inner}${JSON.stringify(name)}: ${jsonText(field, inner)}`,
  )
  return `{\n${fields.join(',\n')}\n${indent}}`
}

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`
  if (!isObject(value)) return JSON.stringify(value)
  const fields = Object.entries(value).map(([name, field]) => `${JSON.stringify(name)}: ${onOneLine(field)}`)
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}

/** Whether it has lists of objects: these are read a line for each. */
function isNested(value: unknown): boolean {
  const within: unknown[] = Array.isArray(value) ? value : isObject(value) ? Object.values(value) : []
  return within.some((inner) => (Array.isArray(value) ? isObject(inner) : Array.isArray(inner) && inner.some(isObject)))
}
