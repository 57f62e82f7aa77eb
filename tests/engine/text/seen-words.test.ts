import { array, assert, constantFrom, oneof, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SeenWords } from '../../../scripts/engine/text/seen-words'

/** What tells the same slowly: each word cut out and asked for. */
function areRight(text: string, words: ReadonlySet<string>): boolean {
  return (text.match(/\b[A-Za-z][a-z]{4,}\b/g) ?? []).every((word) => words.has(word.toLowerCase()))
}

const words = new Set(['harbor', 'crane', 'ropes', 'sailors'])

describe('The words of a text', () => {
  const seen = new SeenWords((word) => words.has(word))

  test.each([
    ['are right', 'Sailors by the harbor: ropes, a crane.', true],
    ['are right where they are too short to be asked for', 'Ahoy, yo ho!', true],
    ['are not where one is no word', 'Sailors by the harbour.', false],
    ['are not where the first one is no word', 'Saylors by the harbor.', false],
    ['are right beside names with capitals, digits and signs', 'iHarbour harbour2 HARBOUR and har_bour', true],
    ['are not where an accent parts them', 'the harbor éharbour', false],
  ])('%s', (_, text, expected) => {
    expect(seen.areRight(text, 5)).toBe(expected)
  })

  test('are found in every text as they are word by word', () => {
    const piece = oneof(constantFrom(...words, 'Crane', 'carne', 'Carne', ' ', '. ', '-', '_', '7', 'é'), string())
    assert(
      property(array(piece), (pieces) => {
        const text = pieces.join('')
        expect(seen.areRight(text, 5)).toBe(areRight(text, words))
      }),
      { numRuns: 500 },
    )
  })
})

test('A word that was right is not asked for again', () => {
  const asked: string[] = []
  const seen = new SeenWords((word) => asked.push(word) > 0)
  seen.areRight('Sailors and sailors', 5)
  seen.areRight('all sailors', 5)
  expect(asked).toEqual(['sailors'])
})

test('A word that was not right is asked for again', () => {
  const asked: string[] = []
  const seen = new SeenWords((word) => asked.push(word) < 0)
  seen.areRight('saylors', 5)
  seen.areRight('saylors', 5)
  expect(asked).toEqual(['saylors', 'saylors'])
})
