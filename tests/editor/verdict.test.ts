import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { fieldRules } from '../../scripts/engine/check/against-schema/field-rules'
import { valueRules } from '../../scripts/engine/check/against-schema/value-rules'
import { checkPage } from '../../scripts/engine/check/check-page'
import { emptyText } from '../../scripts/engine/check/rules/blank-texts'
import { emptyFile } from '../../scripts/engine/load/file-rules'
import { duplicateField, unreadableJson } from '../../scripts/engine/load/syntax/rules'
import { many } from '../depth'
import { mistakesIn, pagesIn, someOfEachKind } from '../engine/check/mistakes/corpus'
import { newFolder, removeFolder } from '../engine/publish/folders'
import { content } from '../specification/pages'
import { mistakes } from './mistakes'
import { verdict } from './vs-code'

/** What a schema can say; what the build knows beyond it, such as whether a link leads anywhere, an editor cannot. */
const shared = new Set(
  [...fieldRules, ...valueRules, emptyText, unreadableJson, emptyFile, duplicateField].map(({ id }) => id),
)
const folder = newFolder()
const { roots } = content.site ?? {}
afterAll(() => removeFolder(folder))

/** What the build and the editor find in a document: for each problem its line, counting from 1. */
async function found({ file, text }: { file: string; text: string }) {
  const written = path.join(folder, file)
  mkdirSync(path.dirname(written), { recursive: true })
  writeFileSync(written, text)
  const checked = checkPage({ file: written, path: `/${file.replace('.json', '')}`, stamp: '', changed: 0 }, roots)
  const inEditor = await verdict(text.replace(/^\uFEFF/, ''), `pages-json/${file}`)
  return {
    // A file without anything in it is none of the editor's business.
    build: text.trim() && checked ? checked.problems.filter(({ rule }) => shared.has(rule)) : [],
    editor: inEditor.map(({ range, message }) => ({ line: range.start.line + 1, message: String(message) })),
  }
}

/** Mistakes made at every kind of field, and those that authors make. */
const all = [
  ...someOfEachKind(mistakes),
  ...someOfEachKind(mistakesIn(pagesIn('pages-json'))).flatMap(({ kind, file, text }) =>
    typeof text === 'string' ? [{ kind, file, text }] : [],
  ),
]
const compared = await Promise.all(all.map(async (mistake) => ({ ...mistake, ...(await found(mistake)) })))
const inWriting = compared.filter(({ build }) => build.some(({ rule }) => rule === 'unreadable-json'))
const inFields = compared.filter((mistake) => mistake.build.length > 0 && !inWriting.includes(mistake))

test('there are enough mistakes to compare', () => {
  console.log(
    `Compared with VS Code: ${compared.length} mistakes, ${inFields.length} in fields, ${inWriting.length} in writing`,
  )
  expect(inFields.length).toBeGreaterThan(many({ each: 60, deep: 80 }))
  expect(inWriting.length).toBeGreaterThan(20)
})

test('The editor and the build agree on what is right and what is wrong', () => {
  const differing = compared.filter(({ build, editor }) => build.length > 0 !== editor.length > 0)
  expect(differing.map(({ kind, file, build, editor }) => ({ kind, file, build, editor }))).toEqual([])
})

describe('The editor underlines', () => {
  const missed = (some: typeof compared, isNear: (line: number, other: number) => boolean) =>
    some
      .filter(({ build, editor }) => build.some(({ line }) => !editor.some((other) => isNear(line, other.line))))
      .map(({ kind, file, build, editor }) => ({ kind, file, build: build.map(({ line }) => line), editor }))

  test('every line at which the build finds a mistake in a field, or that on which the fields begin', () => {
    expect(missed(inFields, (line, other) => other === line || other === line - 1)).toEqual([])
  })

  test('the line at which a file stops being readable, or the one beside it', () => {
    const first = inWriting.map((mistake) => ({ ...mistake, build: mistake.build.slice(0, 1) }))
    expect(missed(first, (line, other) => Math.abs(other - line) <= 1)).toEqual([])
  })
})

describe('What the editor says about a field', () => {
  /** Sentences of VS Code that no schema can replace. */
  const fixed =
    /^(Missing property ".*"|Array has too (few|many) items\. .*|Value is below the minimum of .*|Duplicate object key)\.?$/

  test('is in plain words', () => {
    const banned =
      /\b(property|array|object|string|boolean|integer|null|schema|type|pattern|uri|RFC\d+|token|expected)\b/i
    const said = new Set(inFields.flatMap(({ editor }) => editor.map(({ message }) => message)))
    const ours = [...said].filter((message) => !fixed.test(message))
    expect(ours.length).toBeGreaterThan(10)
    expect(ours.filter((message) => banned.test(message.replace(/: .*$/, '')))).toEqual([])
  })
})
