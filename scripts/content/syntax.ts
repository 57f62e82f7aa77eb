import { isObject } from './fields'
import { printParseErrorCode, visit, type ParseError } from 'jsonc-parser'
import { finding, type At, type Finding } from './finding'

/**
 * Says what is wrong with a text that is not JSON: every slip where it is clear what was meant, otherwise the first
 * mistake, as the rest may follow from it.
 */
export function syntaxFindings(
  file: string,
  text: string,
  errors: ParseError[],
): { findings: Finding[]; intact: boolean } {
  const intact = errors.length > 0 && errors.every((error) => isSlip(text, error))
  const told = errors.filter(({ offset }, i) => i === 0 || (intact && offset !== errors[i - 1]?.offset))
  return { findings: (told.length ? told : [undefined]).map((error) => syntaxFinding(file, text, error)), intact }
}

/** Whether a mistake leaves no doubt about the rest: a comma missing or too many, a comment, a mark within a text. */
function isSlip(text: string, { error, offset }: ParseError): boolean {
  const before = text.slice(0, offset).trimEnd().at(-1)
  switch (printParseErrorCode(error)) {
    case 'CommaExpected':
      return /["{[\dtfn-]/.test(text[offset] ?? '')
    case 'PropertyNameExpected':
    case 'ValueExpected':
      return before === ',' && /[}\]]/.test(text[offset] ?? '')
    case 'InvalidCommentToken':
    case 'InvalidEscapeCharacter':
    case 'InvalidCharacter':
      return true
    default:
      return false
  }
}

function syntaxFinding(file: string, text: string, error: ParseError | undefined): Finding {
  const offset = error?.offset ?? 0
  const length = Math.max(1, Math.min(error?.length ?? 1, 40))
  const found = text.slice(offset, offset + length)
  const span = { offset: Math.min(offset, Math.max(0, text.length - 1)), length }
  return finding(
    'unreadable-json',
    { file, at: [], span },
    { reason: reason(text, offset, found, error ? printParseErrorCode(error.error) : '') },
  )
}

function reason(text: string, offset: number, found: string, code: string): string {
  if (/[“”„‘’«»]/.test(found)) return `${found[0]} is a curly quote. Use straight quotes: ".`
  if (found.startsWith("'")) return 'A single quote stands here. Put names and texts in double quotes: ".'
  const before = text.slice(0, offset).trimEnd().at(-1)
  const after = text[offset]
  switch (code) {
    case 'InvalidCommentToken':
      return 'A comment stands here. JSON has no comments; remove it.'
    case 'CommaExpected':
      if (after === ':') return 'This name stands in a list. A { is missing before it, or a ] above.'
      if (after === '}') return 'A closing ] is missing before this }: a list opened with [ is never closed.'
      return after === ']'
        ? 'A closing } is missing before this ]: something opened with { is never closed.'
        : 'A comma is missing before this.'
    case 'ColonExpected':
      return "A colon is missing between the field's name and its value."
    case 'PropertyNameExpected':
      return before === ',' && after === '}'
        ? 'There is a comma too many before this }.'
        : 'A field\'s name in straight quotes is missing here, such as "title".'
    case 'ValueExpected':
      return before === ',' && (after === ']' || after === '}')
        ? `There is a comma too many before this ${after}.`
        : 'A value is missing here: text in quotes, a list in [ ] or fields in { }.'
    case 'CloseBraceExpected':
      return 'A closing } is missing: something opened with { is never closed.'
    case 'CloseBracketExpected':
      return 'A closing ] is missing: a list opened with [ is never closed.'
    case 'EndOfFileExpected':
      return 'The page already ended before this. Remove it, or look for a } or ] too many above.'
    case 'UnexpectedEndOfString':
      return 'This text has no closing quote on its line.'
    case 'InvalidEscapeCharacter':
      return 'A backslash stands before a letter where it means nothing. Write \\\\ for a backslash.'
    case 'InvalidCharacter':
      return 'This text has a line break or tab in it. Keep it on one line, and write \\n for a line break.'
    default:
      return `${found.trim() || 'This'} cannot stand here. Text needs straight quotes around it.`
  }
}

/**
 * Finds fields that stand twice in one object. JSON.parse keeps the last and says nothing, so the names in the
 * text are counted against those in the value first; only a difference is looked into.
 */
export function duplicateFindings(file: string, text: string, value: unknown): Finding[] {
  const names = namesInValue(value)
  if (quickNamesInText(text) === names || namesInText(text) === names) return []
  const findings: Finding[] = []
  const seen: Set<string>[] = []
  visit(text, {
    onObjectBegin: () => void seen.push(new Set()),
    onObjectEnd: () => void seen.pop(),
    onObjectProperty: (name, offset, length, _line, _column, pathTo) => {
      const at: At = [...pathTo(), name]
      const names = seen.at(-1)
      if (names?.has(name)) findings.push(finding('duplicate-field', { file, at, span: { offset, length } }, { name }))
      names?.add(name)
    },
  })
  return findings
}

/** Counts `":`, which is one for each field unless a text contains it or a space parts the two. */
function quickNamesInText(text: string): number {
  let names = 0
  for (let at = text.indexOf(':'); at >= 0; at = text.indexOf(':', at + 1)) {
    const before = text.charCodeAt(at - 1)
    if (before === 34) names++
    else if (before <= 32) return -1
  }
  return names
}

/** Colons outside of texts: one for each field. */
function namesInText(text: string): number {
  let colons = 0
  let inside = false
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (inside) {
      if (code === 92) index++
      else if (code === 34) inside = false
    } else if (code === 34) inside = true
    else if (code === 58) colons++
  }
  return colons
}

function namesInValue(value: unknown): number {
  if (Array.isArray(value)) {
    let names = 0
    for (const entry of value) if (typeof entry === 'object') names += namesInValue(entry)
    return names
  }
  if (!isObject(value)) return 0
  let names = 0
  for (const name in value) {
    const inner = value[name]
    names += typeof inner === 'object' ? 1 + namesInValue(inner) : 1
  }
  return names
}
