import { isSpace, isSpaceInLine, skip } from './scan'

/** How far is looked ahead to tell where a text ends. */
const ahead = 200

/** Whether a quotation mark before `at` ends a text: a mark between values follows, or the line ends. */
export function isEnd(text: string, at: number, couldBeName: boolean): boolean {
  const end = Math.min(text.length, at + ahead)
  const next = skip(text, at, isSpaceInLine, end)
  if (next === end) return true
  switch (text[next]) {
    case '\n':
    case '}':
    case ']':
      return true
    case '/':
      return next + 1 < end && (text[next + 1] === '/' || text[next + 1] === '*')
    case ':':
    case '=':
      return couldBeName
    case ',':
    case ';':
      return isStart(text, next + 1, end)
    case '"':
      return /^"[^"]*"\s*([:,\]}]|$)/.test(lineOf(text, next, end))
    case '{':
    case '[':
      return /^[{[]\s*(["{}[\]]|$)/.test(lineOf(text, next, end))
    default:
      return /[tfn\d-]/.test(text[next] ?? '') && /^(true|false|null|-?\d+)\s*([,}\]]|$)/.test(lineOf(text, next, end))
  }
}

/** Whether after a comma the next field or entry may begin. */
function isStart(text: string, at: number, end: number): boolean {
  const next = skip(text, at, isSpace, end)
  const character = text[next] ?? ''
  if (next === end || '"“”„\'‘{}[],;…'.includes(character)) return true
  if (!/[/.\w$-]/.test(character)) return false
  const rest = text.slice(next, end)
  return /^(\/[/*]|\.\.\.|-?\d|(true|false|null|True|False|None)\b)/.test(rest) || /^[\w$-]+\s*:/.test(rest)
}

function lineOf(text: string, at: number, end: number): string {
  const [line = ''] = text.slice(at, end).split('\n', 1)
  return line
}
