import type { Edit } from '../edits'
import type { Slip } from './slip'
import { slipsWithin } from './within-text'

/** A text between quotation marks of any sort, as far as it was probably meant to go. */
export interface Quoted {
  /** The offset after its last character. */
  end: number
  slips: Slip[]
}

const doubles = '"“”„«»'
const singles = "'‘’‚‹›`´"
const name = /^[\w$-]+$/
/** What may follow a comma between two fields or entries. */
const start = /^\s*(["“”„'‘{}[\],;]|\/[/*]|\.\.\.|…|-?\d|(true|false|null|True|False|None)\b|[\w$-]+\s*:|$)/

/** Whether a character opens a text. */
export function isQuote(character: string): boolean {
  return doubles.includes(character) || singles.includes(character)
}

/** Reads the text whose opening quotation mark stands at `from`. */
export function readQuoted(text: string, from: number): Quoted {
  const opening = text[from] ?? ''
  const closing = singles.includes(opening) ? singles : doubles
  const inner: number[] = []
  const breaks: number[] = []
  let open = false
  for (let at = from + 1; at < text.length; at++) {
    const character = text[at] ?? ''
    if (character === '\\') at++
    else if (character === '\n') {
      const before = inner.length % 2 && lastMarkOnLine(text, at, closing)
      if (before) return finish(text, from, before, inner, breaks)
      if (!goesOn(text, at + 1)) return unclosed(text, from, at, inner, breaks)
      breaks.push(at)
    } else if (closing.includes(character)) {
      const cut = character === '"' ? unclosedBefore(text, from, at) : undefined
      if (cut !== undefined) return unclosed(text, from, cut, inner, breaks)
      const content = text.slice(from + 1, at)
      if (isEnd(text, at + 1, name.test(content))) {
        const [first] = inner
        const comma = inner.length % 2 && first !== undefined ? /,\s*$/.exec(text.slice(from, first)) : undefined
        return comma ? unclosed(text, from, from + comma.index, [], breaks) : finish(text, from, at, inner, breaks)
      }
      if (open) open = false
      else if (/[\s([]/.test(text[at - 1] ?? '') && /\S/.test(text[at + 1] ?? '')) open = true
      else if (/^\s*[,;]/.test(text.slice(at + 1, at + 8))) return finish(text, from, at, inner, breaks)
      inner.push(at)
    }
  }
  const [line = text.length] = breaks
  return unclosed(
    text,
    from,
    line,
    inner.filter((at) => at < line),
    [],
  )
}

/** Whether a quotation mark before `at` ends a text: a mark between values follows, or the line ends. */
export function isEnd(text: string, at: number, couldBeName: boolean): boolean {
  const rest = text.slice(at, at + 200)
  const line = rest.split('\n')[0] ?? ''
  if (/^\s*(\r?$|[}\]]|\/[/*])/.test(line)) return true
  if (/^\s*[:=]/.test(line)) return couldBeName
  if (/^\s*[,;]/.test(line)) return start.test(rest.replace(/^\s*[,;]/, ''))
  if (/^\s*"/.test(line)) return /^\s*"[^"]*"\s*([:,\]}]|\r?$)/.test(line)
  return /^\s*([{[]\s*(["{}[\]]|\r?$)|(true|false|null|-?\d+)\s*([,}\]]|\r?$))/.test(line)
}

/** Where a text that lacks its closing mark ends, if the mark at `at` begins the next name, or the name's value. */
function unclosedBefore(text: string, from: number, at: number): number | undefined {
  const content = text.slice(from + 1, at)
  const named = /^[\w$-]+(?=\s*:\s*[{[]?\s*$)/.exec(content)
  if (named) return from + 1 + named[0].length
  const comma = /\s*[}\]]*\s*,\s*[{[]?\s*$/.exec(content)
  return comma && /^"[\w$-]+"\s*:/.test(text.slice(at, at + 60)) ? from + 1 + comma.index : undefined
}

/** Whether the text that a line break stands in goes on after it: what follows does not look like a field or bracket. */
function goesOn(text: string, at: number): boolean {
  const next = /^\s*(\S[^\n]*)/.exec(text.slice(at, at + 400))?.[1]
  return next !== undefined && !/^(["“{}]|[[\]],?\s*$|\]\s*[,}]|\/\/|\/\*|[\w$-]+"?\s*:\s*["{[])/.test(next)
}

function lastMarkOnLine(text: string, lineEnd: number, closing: string): number | undefined {
  const line = /([^\s,]),?\s*$/.exec(text.slice(text.lastIndexOf('\n', lineEnd - 1) + 1, lineEnd))
  const at = line ? text.lastIndexOf('\n', lineEnd - 1) + 1 + line.index : -1
  return line && closing.includes(line[1] ?? ' ') ? at : undefined
}

/** A text whose closing quotation mark is missing; it stands on one line, which ends at `lineEnd`. */
function unclosed(text: string, from: number, lineEnd: number, inner: number[], breaks: number[]): Quoted {
  const content = text.slice(from + 1, lineEnd)
  const named = /^[\w$-]+(?=\s*:\s*([{[]|true|false|null|\d+)?\s*,?\s*$)/.exec(content)
  if (named) return missing(text, from, from + 1 + named[0].length, inner)
  let end = from + 1 + content.replace(/[\s,]+$/, '').length
  // Brackets at the end of the line belong to the text only where they were opened in it.
  while (/[}\]\s]/.test(text[end - 1] ?? '') && !isBalanced(text.slice(from + 1, end))) end--
  end = from + 1 + text.slice(from + 1, end).replace(/[\s,]+$/, '').length
  const last = text[end - 1] ?? ''
  if (end - 1 > from && '”“»'.includes(last)) return finish(text, from, end - 1, inner, breaks)
  return missing(text, from, end, inner)
}

function missing(text: string, from: number, end: number, inner: number[]): Quoted {
  const marks = inner.filter((at) => at < end)
  const read = finish(text, from, end, marks, [], '')
  const slip: Slip = {
    kind: 'missing-quote',
    offset: from,
    length: end - from,
    edits: [{ offset: end, length: 0, text: '"' }],
    sure: marks.length === 0,
  }
  return { end, slips: [slip, ...read.slips] }
}

function isBalanced(text: string): boolean {
  const count = (mark: string) => text.split(mark).length
  return count('{') === count('}') && count('[') === count(']')
}

/** The slips in a text from its opening to its closing mark. */
function finish(text: string, from: number, last: number, inner: number[], breaks: number[], mark = '"'): Quoted {
  const opening = text[from] ?? ''
  const closing = mark && (text[last] ?? '')
  const end = last + mark.length
  const slips: Slip[] = []
  const slip = (kind: Slip['kind'], offset: number, length: number, edits: Edit[], sure = true) =>
    slips.push({ kind, offset, length, edits, sure })
  const replaced = (offset: number, by: string, length = 1): Edit => ({ offset, length, text: by })
  const marks = [
    ...(opening === '"' ? [] : [replaced(from, '"')]),
    ...(closing === '"' || !mark ? [] : [replaced(last, '"')]),
  ]
  if (marks.length) slip(singles.includes(opening) ? 'single-quote' : 'curly-quote', from, end - from, marks)
  const straight = [...text.slice(from + 1, last).matchAll(/(\\.)|"/gs)].flatMap(({ 0: found, index }) =>
    found === '"' ? [from + 1 + index] : [],
  )
  const stray = opening === '"' ? inner.filter((at) => text[at] === '"') : straight
  const [first] = stray
  if (first !== undefined && opening === '"')
    slip(
      'inner-quote',
      first,
      1,
      stray.map((at) => replaced(at, '\\"')),
      stray.length % 2 === 0,
    )
  else if (first !== undefined) slips[0]?.edits.push(...stray.map((at) => replaced(at, '\\"')))
  const within = slipsWithin(text, from, last, breaks)
  // An apostrophe that was written \' needs no backslash any more.
  if (opening !== '"')
    for (const { index } of text.slice(from + 1, last).matchAll(/\\'/g))
      slips[0]?.edits.push(replaced(from + 1 + index, ''))
  return { end, slips: [...slips, ...within] }
}
