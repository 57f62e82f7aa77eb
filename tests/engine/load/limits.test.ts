import { expect, test } from 'vitest'
import { planFixes } from '../../../scripts/authoring/plan-fixes'
import { mostBytes } from '../../../scripts/engine/files/read-document'
import { mostTold } from '../../../scripts/engine/problems/locate'
import { mostValues } from '../../../scripts/engine/text/limits'
import { contentOf, page, pageWith, problemsOf, today, withFolder } from '../virtual-site'

const said = (text: string) => problemsOf({ 'cloud.json': text }).map(({ line, message }) => `${line}: ${message}`)
const whole = JSON.stringify(page('Cloud'))

test('a file as large as may be is read', () => {
  expect(said(whole.padEnd(mostBytes))).toEqual([])
})

test('a larger file is not read, and its author is told what to do', () => {
  expect(said(whole.padEnd(mostBytes + 1))).toEqual([
    '1: This file is larger than 2 megabytes, and a page takes a few thousand letters. Make several pages of it, and put pictures into pages-json/_images.',
  ])
})

const listOf = (length: number) => `{\n"a": [\n${Array(length).fill('1').join(', ')}]}`
const tooMany =
  'This file has more than 10,000 fields and entries, and nobody could read such a page. Make several pages of it.'

test('a file of as many entries as may be is read', () => {
  expect(said(listOf(mostValues - 2))).not.toContain(`3: ${tooMany}`)
})

test('a file of more entries is not looked into', () => {
  expect(said(listOf(mostValues))).toEqual([`3: ${tooMany}`])
})

test('entries without commas are counted, too', () => {
  expect(said(`[${Array(70_000).fill('true').join(' ')}]`)).toEqual([expect.stringContaining(tooMany)])
})

test('a file in which nothing is as it should be is not looked into', () => {
  expect(said(`{${'\u00a0'.repeat(50_000)}}`)).toEqual([
    '1: In so many places this file is not written as a page is that it is probably none. Put a page in its place.',
  ])
})

test('brackets that a stray quotation mark hides are counted, too', () => {
  expect(said(`{ 'a': 'the "', 'b': ${'['.repeat(5000)}`)).toEqual([expect.stringContaining('others are open')])
})

const unknown = (count: number) =>
  page('Cloud', Object.fromEntries(Array.from({ length: count }, (_, number) => [`a${number}`, 1])))

test('so many problems are told, and the rest is counted', () => {
  const problems = problemsOf({ 'cloud.json': unknown(mostTold + 50) })
  expect(problems).toHaveLength(mostTold + 1)
  expect(problems.at(-1)).toMatchObject({
    more: 50,
    message: '50 more things in this file need mending. They are told once those before are mended.',
  })
})

test('errors are told before warnings', () => {
  const links = Array(mostTold).fill('[here](/contact)').join(' ')
  const { problems } = contentOf({
    'cloud.json': { ...unknown(3), ...pageWith({ type: 'intro', heading: 'Why', text: [links] }) },
  })
  expect(problems.slice(0, 3).map(({ severity }) => severity)).toEqual(['error', 'error', 'error'])
  expect(problems.at(-1)).toMatchObject({ severity: 'warning', more: expect.any(Number) })
})

test('a file with more slips than are told is mended wholly', () => {
  const lines = Array.from({ length: 450 }, (_, number) => `"Paragraph ${number}."`).join('\n')
  const text = `{ "title": "Cloud", "description": "Clouds.", "sections": [{ "type": "hero", "heading": "Cloud" }, { "type": "intro", "heading": "Why", "text": [${lines}] }] }`
  withFolder({ 'cloud.json': text }, (pages) => {
    const { left, made } = planFixes({ pages, date: today })
    expect(left).toEqual([])
    expect(made).toHaveLength(449)
  })
})

test('a long name is cut in what is said of it', () => {
  const [, message = ''] = said(JSON.stringify(page('Cloud', { ['a'.repeat(5000)]: 1 })))[0]?.split(': ') ?? []
  expect(message.length).toBeLessThan(1000)
})
