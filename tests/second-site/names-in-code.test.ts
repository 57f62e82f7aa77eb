import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'
import { codeFiles, isNode, nodesOf, textOf, type SyntaxNode } from '../source-code'
import { firstCompany } from './first-company'

const { roots, groups } = firstCompany
/** A root, or a group by its id. Code that draws committed pictures, measures, or writes the guide may name them. */
const names = new RegExp(`(${roots.join('|')})(?![\\w-])|\\b(${groups.join('|')})\\b`)
/** What the examples of rules are made of. */
const piecesOfExamples = 'scripts/engine/check/example-pieces.ts'
const code = codeFiles.filter((file) => !file.startsWith('scripts/workshop/') && file !== piecesOfExamples)

/** Words that a program says or compares with; comments may give examples. */
const isWords = ({ type }: SyntaxNode) => ['Literal', 'TemplateElement', 'JSXText'].includes(type)

/** The examples of a rule, which are documents. */
const examples = /^(wrong|right|around)$/

/** What a file says besides the examples in it. */
function wordsOf(file: string): SyntaxNode[] {
  const nodes = nodesOf(file)
  const shown = nodes.filter(({ type, key }) => type === 'Property' && isNode(key) && examples.test(String(key.name)))
  return nodes.filter(
    (node) => isWords(node) && !shown.some(({ start, end }) => start <= node.start && node.end <= end),
  )
}

test('No code names an address or a group of the company it was written for', () => {
  const words = code.flatMap((file) =>
    wordsOf(file).map(({ start, end }) => ({ file, words: textOf(file).slice(start, end) })),
  )
  expect(words.length).toBeGreaterThan(3000)
  expect(words.filter((said) => names.test(said.words))).toEqual([])
})

test('No style sheet does', () => {
  const sheets = globSync('src/**/*.css').map((file) => ({ file, rules: textOf(file).replace(/\/\*.*?\*\//gs, '') }))
  expect(sheets.length).toBeGreaterThan(40)
  expect(sheets.filter(({ rules }) => names.test(rules)).map(({ file }) => file)).toEqual([])
})

test.each(["'/contact'", '`${pages}/Blog/speed`', "[data-group='data-ai']", 'Move it to pages-json/career, please.'])(
  'The two would find %s',
  (words) => {
    expect(words).toMatch(names)
  },
)

test.each(["'/careers'", "'/contact-us'", "'data-air'", "'services'"])('The two would not mind %s', (words) => {
  expect(words).not.toMatch(names)
})
