import { expect, test } from 'vitest'
import { pageWith, problemsOf, told } from '../virtual-site'

const diagram = (...lines: string[]) => ({
  'cloud.json': pageWith({ type: 'articleBody', body: ['Words.', `\`\`\`${lines.join('\n')}\n\`\`\``] }),
})

test('a line of a diagram that cannot be drawn', () => {
  expect(told(diagram('bars', 'Where a second goes', 'Server | 200 ms', 'Pictures: 650 ms'))).toMatchInlineSnapshot(`
    "pages-json/cloud.json 13:57-13:73 Pictures: 650 ms
    error diagram-form: In section 2 (articleBody), block 2, a bar has a | between its name and its number: write "Pictures | 650 ms".
    -> Pictures | 650 ms"
  `)
})

test('two lines that are the same are told apart', () => {
  const lines = ['Server | 0,5 s', 'Photo | 1 s', 'Server | 0,5 s']
  expect(told(diagram('timeline', 'A second', ...lines))).toMatchInlineSnapshot(`
    "pages-json/cloud.json 13:33-13:47 Server | 0,5 s
    error diagram-form: In section 2 (articleBody), block 2, a decimal point is a point here: write "0.5 s".
    -> Server | 0.5 s

    pages-json/cloud.json 13:62-13:76 Server | 0,5 s
    error diagram-form: In section 2 (articleBody), block 2, a decimal point is a point here: write "0.5 s".
    -> Server | 0.5 s"
  `)
})

test('a diagram without an end is told as code without one is', () => {
  const body = ['```bars\nWhere a second goes\nServer | 200 ms']
  expect(told({ 'cloud.json': pageWith({ type: 'articleBody', body }) })).toMatchInlineSnapshot(`
    "pages-json/cloud.json 12:40-12:55 Server | 200 ms
    warning half-markdown: In section 2 (articleBody), block 1, this code is not closed: a last line of \`\`\` is missing. Write \\n\`\`\` before the closing quotation mark.
    => Close the code"
  `)
})

test('the words of a diagram are read as other words are', () => {
  const lines = ['flow', 'How it goes', 'Receive the **order**', 'Confirm with [us](/contact)', 'Write <b>it</b>']
  expect(
    problemsOf(diagram(...lines))
      .map(({ rule }) => rule)
      .sort(),
  ).toEqual(['half-markdown', 'html-in-text'])
  expect(problemsOf(diagram('flow', 'How it goes', 'We recieve it')).map(({ rule }) => rule)).toEqual(['misspelled'])
})

test('a diagram that is right is told nothing of', () => {
  expect(told(diagram('bars', 'Where a second goes', 'Server | 200 ms', 'Pictures | 650'))).toBe('')
})
