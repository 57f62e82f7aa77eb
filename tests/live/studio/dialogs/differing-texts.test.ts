import { expect, test } from 'vitest'
import { differingTexts } from '../../../../scripts/live/studio/app/differing-texts'

const document = {
  title: 'Cloud',
  sections: [
    { type: 'hero', heading: 'Clouds' },
    { type: 'cardGrid', heading: 'Kinds', cards: [{ title: 'Private', keyPoints: ['One', 'Two'] }] },
  ],
}
const other: typeof document = structuredClone(document)
const between = (one: unknown, two: unknown) =>
  differingTexts(JSON.stringify(one), JSON.stringify(two, null, 2)).map((texts) => Object.values(texts))

test('Versions that only are written otherwise say the same', () => {
  expect(between(document, document)).toEqual([])
})

test('A heading that differs is named as in its form, with both texts', () => {
  const changed = structuredClone(other)
  changed.sections[0] = { type: 'hero', heading: 'Fogs' }
  expect(between(document, changed)).toEqual([['Section 1, “Clouds”, Heading', 'Clouds', 'Fogs']])
})

test('An entry of a list in a card is found by its way there', () => {
  const changed = structuredClone(other)
  changed.sections[1]?.cards?.[0]?.keyPoints.splice(1, 1, 'Three')
  expect(between(document, changed)).toEqual([['Section 2, “Kinds”, Card 1, “Private”, Key point 2', 'Two', 'Three']])
})

test('What only one version has stands alone', () => {
  expect(between({ ...document, description: 'All of it.' }, document)).toEqual([['Description', 'All of it.', '']])
})

test('Of a list that got longer only what is new in it is shown', () => {
  const changed = structuredClone(other)
  changed.sections[1]?.cards?.[0]?.keyPoints.push('Three')
  expect(between(document, changed)).toEqual([['Section 2, “Kinds”, Card 1, “Private”, Key points', '', 'Three']])
})

test('A version that cannot be read is shown whole', () => {
  expect(differingTexts('{}', '{ "title":')).toEqual([{ where: '', first: '{}', second: '{ "title":' }])
})
