import { visit } from 'jsonc-parser'
import { finding, type Finding } from '../../problems/finding'
import type { At } from '../../schema/at'
import type { Edit } from '../../text/edits'
import { hiddenIn, visible } from '../../text/hidden-characters.mjs'
import { kindOfHidden, type HiddenKind } from './hidden-words'
import { hiddenCharacter } from './rules'

/** A hidden character in a document's text, as it is or written \u202e, and what stands there instead. */
interface HiddenPlace extends Edit {
  character: string
  /** What can be seen of the word in which or beside which it is; empty where there is none. */
  word: string
  at: At
}

/** Nothing is looked for beyond so many: such a text is no text. */
const mostPlaces = 10_000

/**
 * Finds what cannot be seen in the texts of a document: the first 10,000 of it.
 * @param text proper JSON
 */
export function hiddenPlaces(text: string): HiddenPlace[] {
  const places: HiddenPlace[] = []
  // Most documents have neither such characters nor any that are written as numbers.
  if (!/\\[ubfr]/.test(text) && visible(text) === text) return places
  const look = (offset: number, length: number, pathTo: () => At) => {
    if (places.length === mostPlaces) return
    const { value, starts } = lettersOf(text.slice(offset + 1, offset + length - 1))
    let at: At | undefined
    for (const { character, offset: place } of hiddenIn(value)) {
      at ??= pathTo()
      const [start = 0, end = 0] = [starts[place], starts[place + character.length]]
      const by = kindOfHidden(character) === 'line' ? ' ' : ''
      places.push({
        character,
        word: wordAround(value, place, character.length),
        at,
        offset: offset + 1 + start,
        length: end - start,
        text: by,
      })
      if (places.length === mostPlaces) return
    }
  }
  visit(text, {
    onObjectProperty: (_name, offset, length, _line, _column, pathTo) => look(offset, length, pathTo),
    onLiteralValue: (_value, offset, length, _line, _column, pathTo) =>
      text[offset] === '"' && look(offset, length, pathTo),
  })
  return places
}

/** More of a word is not shown. */
const longestWord = 80

function wordAround(value: string, at: number, length: number): string {
  const before = value.slice(Math.max(0, at - longestWord), at).split(/\s/)
  const [after = ''] = value.slice(at + length, at + length + longestWord).split(/\s/, 1)
  return visible((before.at(-1) ?? '') + after)
}

/** One finding for each kind: whatever brings such a character into a text brings many. */
export function hiddenFindings(file: string, places: readonly HiddenPlace[], of: 'written' | 'meant'): Finding[] {
  const kinds = new Map<HiddenKind, HiddenPlace[]>()
  for (const place of places) {
    const kind = kindOfHidden(place.character)
    const alike = kinds.get(kind)
    if (alike) alike.push(place)
    else kinds.set(kind, [place])
  }
  return [...kinds.values()].flatMap((alike) => {
    const [first] = alike
    if (!first) return []
    const span = { of, offset: first.offset, length: first.length }
    const edits = alike.map(({ offset, length, text }) => ({ offset, length, text }))
    const all = places.length < mostPlaces
    return [
      finding(
        hiddenCharacter,
        { file, at: first.at, span },
        { character: first.character, word: first.word, edits, all },
      ),
    ]
  })
}

/** What a text says, and where each of its letters begins as the file writes them, in UTF-16 units; the end, too. */
function lettersOf(written: string): { value: string; starts: Uint32Array } {
  const starts = new Uint32Array(written.length + 1)
  let value = ''
  let end = 0
  const plain = (until: number) => {
    for (let place = 0; place <= until - end; place++) starts[value.length + place] = end + place
    value += written.slice(end, until)
  }
  for (const { 0: escape, index } of written.matchAll(/\\(?:u[\dA-Fa-f]{4}|.)/g)) {
    plain(index)
    value += escape[1] === 'u' ? String.fromCharCode(Number.parseInt(escape.slice(2), 16)) : JSON.parse(`"${escape}"`)
    end = index + escape.length
  }
  plain(written.length)
  return { starts, value }
}
