import { expect, test } from 'vitest'
import { page, pageWith, problemsOf, told } from '../virtual-site'

const saying = (...text: string[]) => pageWith({ type: 'intro', heading: 'Why', text })
const words = (files: Parameters<typeof problemsOf>[0]) =>
  problemsOf(files).flatMap(({ rule, suggestions }) => (rule === 'misspelled' ? [suggestions] : []))

test('a misspelled word is marked, with the word that was meant', () => {
  expect(told({ 'cloud.json': saying('You recieve a plan.') })).toMatchInlineSnapshot(`
    "pages-json/cloud.json 13:14-13:21 recieve
    warning misspelled: In section 2 (intro, "Why"), paragraph 1, no dictionary has "recieve". Did you mean "receive"? If it is right as it is, add it to pages-json/_words.txt.
    -> receive"
  `)
})

test('one word a page is told', () => {
  expect(words({ 'cloud.json': saying('You recieve a seperate plan.') })).toEqual([['receive']])
})

test('a word that several pages have is one of the trade', () => {
  const other = page('Costs', { sections: [{ type: 'hero', heading: 'Costs', text: 'You recieve a bill.' }] })
  expect(words({ 'cloud.json': saying('You recieve a plan.'), 'costs.json': other })).toEqual([])
})

test('a word that stands in two texts of a page is meant', () => {
  expect(words({ 'cloud.json': saying('You recieve a plan.', 'We recieve a bill.') })).toEqual([])
})

test('a word of the list beside the documents is right, however it is written there', () => {
  expect(words({ 'cloud.json': saying('You recieve a plan.'), '_words.txt': 'Lookup\nRecieve\n' })).toEqual([])
})

test('the first word of a sentence is looked up, too, and keeps its capital', () => {
  expect(told({ 'cloud.json': saying('It is a plan. Recieve it within a week.') })).toMatchInlineSnapshot(`
    "pages-json/cloud.json 13:24-13:31 Recieve
    warning misspelled: In section 2 (intro, "Why"), paragraph 1, no dictionary has "Recieve". Did you mean "Receive"? If it is right as it is, add it to pages-json/_words.txt.
    -> Receive"
  `)
  for (const [word, meant] of [
    ['Followw', 'Follow'],
    ['Seperate', 'Separate'],
    ['Taht', undefined],
    ['Eahc', undefined],
    ['Thrae', undefined],
  ])
    expect(words({ 'cloud.json': saying(`${word} words are read.`) }).flat()[0]).toBe(meant)
})

test('a name at the beginning of a sentence is none of its neighbors misspelled', () => {
  for (const name of ['Figma', 'Canva', 'Intune', 'Pardot', 'Fastly', 'Strapi', 'Xcode', 'Phaser', 'Kubernetes'])
    expect(words({ 'cloud.json': saying(`${name} is what it runs on.`) })).toEqual([])
})

test('a word of the list, and one that another page has in small letters, are right at the beginning, too', () => {
  expect(words({ 'cloud.json': saying('Recieve it all.'), '_words.txt': 'recieve' })).toEqual([])
  const other = page('Costs', { sections: [{ type: 'hero', heading: 'Costs', text: 'You recieve a bill.' }] })
  expect(words({ 'cloud.json': saying('Recieve it all.'), 'costs.json': other })).toEqual([])
})

test('a word that is like none, or the plural of one, is left alone', () => {
  expect(words({ 'cloud.json': saying('Each xylotrop and its daytimes.') })).toEqual([])
})

test('what else is wrong with a page comes first', () => {
  expect(problemsOf({ 'cloud.json': saying('You recieve a com- pliance plan.') }).map(({ rule }) => rule)).toEqual([
    'leftover',
  ])
})
