import { visit, type JSONPath } from 'jsonc-parser'
import { offsetsIn, type TextPlace } from '../engine/text/text-places'

/**
 * The ways to places in a document's text, whether or not the text is JSON: `sections`, 2, `heading`. As `getLocation`
 * of jsonc-parser tells one, all of them in one reading of the text.
 */
export function waysTo(text: string, places: readonly TextPlace[]): JSONPath[] {
  const offsetOf = offsetsIn(text)
  const asked = places.map((place, number) => ({ offset: offsetOf(place), number })).sort((a, b) => a.offset - b.offset)
  const ways: JSONPath[] = places.map(() => [])
  const way: JSONPath = []
  const answered = new Error('All ways are known.')
  let next = 0
  /** What is asked about up to a place stands where the way now leads. What comes after the last is not read. */
  const answerUpTo = (last: number) => {
    for (let place = asked[next]; place && place.offset <= last; place = asked[++next]) ways[place.number] = [...way]
    if (next === asked.length) throw answered
  }
  const change = (last: number, to: () => void) => {
    answerUpTo(last)
    to()
  }
  try {
    read()
  } catch (error) {
    if (error !== answered) throw error
  }
  return ways

  function read() {
    visit(text, {
      onObjectBegin: (offset) => change(offset, () => way.push('')),
      onArrayBegin: (offset) => change(offset, () => way.push(0)),
      onObjectEnd: (offset) => change(offset, () => way.pop()),
      onArrayEnd: (offset) => change(offset, () => way.pop()),
      onObjectProperty: (name, offset, length) => {
        change(offset - 1, () => (way[way.length - 1] = name))
        answerUpTo(offset + length)
      },
      onLiteralValue: (_value, offset, length) => {
        answerUpTo(offset + length)
      },
      onSeparator: (mark, offset) => {
        const last = way.at(-1)
        change(offset, () => {
          if (mark === ',') way[way.length - 1] = typeof last === 'number' ? last + 1 : ''
        })
      },
    })
    answerUpTo(Infinity)
  }
}
