import { finish, missing, type Quoted } from './quoted'
import { doubles, singles } from './quotes'
import { isAny, isOfName, isSpace, isSpaceInLine, nextPlace, skip, skipBack } from './scan'
import { isEnd } from './text-end'

/** How many characters of a document are read in vain, looking for the ends of texts, before only the next mark counts. */
const mostInVain = 500_000

/** Reads the texts of a document, each as far as it was probably meant to go: asked with the place of its opening mark. */
export function quotedReader(text: string): (from: number) => Quoted {
  let inVain = 0
  let seen = 0
  const nextWord = nextPlace((at) => skip(text, at, isSpace))
  return (from) => {
    if (inVain > mostInVain) return readPlainly(text, from)
    const read = readQuoted(text, from, nextWord, (at) => (seen = at))
    // What was looked at beyond a text's end is looked at again.
    inVain += Math.max(0, seen - read.end)
    return read
  }
}

/** Reads a text up to the next closing mark, or the end of its line. */
function readPlainly(text: string, from: number): Quoted {
  const closing = closingOf(text, from)
  for (let at = from + 1; at < text.length; at++) {
    const character = text[at] ?? ''
    if (character === '\n') return unclosed(text, from, at, [], [])
    if (character === '\\') at++
    else if (closing.includes(character)) return finish(text, from, at, [], [])
  }
  return unclosed(text, from, text.length, [], [])
}

/** @param nextWord finds what follows spaces @param look is told how far the text was looked at */
function readQuoted(text: string, from: number, nextWord: (at: number) => number, look: (at: number) => void): Quoted {
  const closing = closingOf(text, from)
  const inner: number[] = []
  const breaks: number[] = []
  const nameEnd = skip(text, from + 1, isOfName)
  const valueBegin = valueAfter(text, nameEnd)
  let open = false
  for (let at = from + 1; at < text.length; at++) {
    look(at)
    const character = text[at] ?? ''
    if (character === '\\') at++
    else if (character === '\n') {
      const before = inner.length % 2 === 0 ? undefined : lastMarkOnLine(text, at, closing)
      if (before) return finish(text, from, before, inner, breaks)
      if (!goesOn(text, at + 1, nextWord(at + 1))) return unclosed(text, from, at, inner, breaks)
      breaks.push(at)
    } else if (closing.includes(character)) {
      if (character === '"' && at === valueBegin && nameEnd > from + 1)
        return unclosed(text, from, nameEnd, inner, breaks)
      const cut = character === '"' ? commaBefore(text, from, at) : undefined
      if (cut !== undefined) return unclosed(text, from, cut, inner, breaks)
      if (isEnd(text, at + 1, at === nameEnd && nameEnd > from + 1)) {
        const [first] = inner
        const comma = inner.length % 2 && first !== undefined ? commaAtEnd(text, from, first) : undefined
        return comma === undefined ? finish(text, from, at, inner, breaks) : unclosed(text, from, comma, [], breaks)
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

function closingOf(text: string, from: number): string {
  return singles.includes(text[from] ?? ' ') ? singles : doubles
}

/** Where after a name and a colon its value begins, behind a bracket that may open it. */
function valueAfter(text: string, nameEnd: number): number | undefined {
  const colon = skip(text, nameEnd, isSpace)
  if (text[colon] !== ':') return undefined
  const value = skip(text, colon + 1, isSpace)
  return text[value] === '{' || text[value] === '[' ? skip(text, value + 1, isSpace) : value
}

/** Where a text that lacks its closing mark ends, if the mark at `at` begins the next name after a comma. */
function commaBefore(text: string, from: number, at: number): number | undefined {
  if (!/^"[\w$-]+"\s*:/.test(text.slice(at, at + 60))) return undefined
  const least = from + 1
  let end = skipBack(text, at, isSpace, least)
  if (end > least && isAny('{[', text.charCodeAt(end - 1))) end = skipBack(text, end - 1, isSpace, least)
  if (end === least || text[end - 1] !== ',') return undefined
  end = skipBack(text, end - 1, isSpace, least)
  end = skipBack(text, end, isClosing, least)
  return skipBack(text, end, isSpace, least)
}

/** The comma that a text ends with, but for spaces. */
function commaAtEnd(text: string, from: number, end: number): number | undefined {
  const last = skipBack(text, end, isSpace, from)
  return text[last - 1] === ',' && last > from ? last - 1 : undefined
}

/** Whether the text that a line break stands in goes on after it: what follows does not look like a field or bracket. */
function goesOn(text: string, at: number, next: number): boolean {
  const end = Math.min(text.length, at + 400)
  if (next >= end) return false
  const [line = ''] = text.slice(next, end).split('\n', 1)
  return !/^(["“{}]|[[\]],?\s*$|\]\s*[,}]|\/\/|\/\*|[\w$-]+"?\s*:\s*["{[])/.test(line)
}

/** The closing mark that a line ends with, but for a comma. */
function lastMarkOnLine(text: string, lineEnd: number, closing: string): number | undefined {
  const end = skipBack(text, lineEnd, isSpaceInLine)
  const last = text[end - 1] === ',' ? end - 2 : end - 1
  return last >= 0 && closing.includes(text[last] ?? ' ') ? last : undefined
}

/** A text whose closing quotation mark is missing; it stands on one line, which ends at `lineEnd`. */
function unclosed(text: string, from: number, lineEnd: number, inner: number[], breaks: number[]): Quoted {
  const nameEnd = skip(text, from + 1, isOfName, lineEnd)
  if (nameEnd > from + 1 && isValueAlone(text, nameEnd, lineEnd)) return missing(text, from, nameEnd, inner)
  const least = from + 1
  let end = skipBack(text, lineEnd, isSpaceOrComma, least)
  // Brackets at the end of the line belong to the text only where they were opened in it.
  if (end > least && isClosing(text.charCodeAt(end - 1))) end = withoutClosing(text, least, end)
  end = skipBack(text, end, isSpaceOrComma, least)
  const last = text[end - 1] ?? ''
  if (end - 1 > from && '”“»'.includes(last)) return finish(text, from, end - 1, inner, breaks)
  return missing(text, from, end, inner)
}

/** Whether behind a name stands nothing but a colon, and the value's beginning or a whole value that is no text. */
function isValueAlone(text: string, nameEnd: number, lineEnd: number): boolean {
  const colon = skip(text, nameEnd, isSpace, lineEnd)
  if (colon === lineEnd || text[colon] !== ':') return false
  const value = skip(text, colon + 1, isSpace, lineEnd)
  const valueEnd = /[{[]/.test(text[value] ?? '') ? value + 1 : skip(text, value, isOfName, lineEnd)
  if (value < lineEnd && !/^([{[]|true|false|null|\d+|)$/.test(text.slice(value, valueEnd))) return false
  const comma = skip(text, Math.min(valueEnd, lineEnd), isSpace, lineEnd)
  return skip(text, text[comma] === ',' ? comma + 1 : comma, isSpace, lineEnd) >= lineEnd
}

/** Where a text ends once the brackets and spaces at its end are left out that no bracket in it goes with. */
function withoutClosing(text: string, from: number, end: number): number {
  const count = { '{': 0, '}': 0, '[': 0, ']': 0 }
  const add = (at: number, by: number) => {
    const mark = text[at]
    if (mark === '{' || mark === '}' || mark === '[' || mark === ']') count[mark] += by
  }
  for (let at = from; at < end; at++) add(at, 1)
  let last = end
  while (isClosing(text.charCodeAt(last - 1)) || isSpace(text.charCodeAt(last - 1))) {
    if (last <= from || (count['{'] === count['}'] && count['['] === count[']'])) break
    last--
    add(last, -1)
  }
  return last
}

function isClosing(code: number): boolean {
  return code === 125 || code === 93
}

function isSpaceOrComma(code: number): boolean {
  return code === 44 || isSpace(code)
}
