import { readFileSync } from 'node:fs'
import { checkSync } from 'recheck'
import { globSync } from 'tinyglobby'
import { beforeAll, expect, test, vi } from 'vitest'
import { isDeep } from './depth'
import { codeFiles, nodesOf, textOf } from './source-code'

/** A pattern, and where it stands. */
interface Pattern {
  place: string
  source: string
  flags: string
}

// The other ways to run the checker need Java or a program for this machine.
beforeAll(() => void vi.stubEnv('RECHECK_SYNC_BACKEND', 'pure'))

/** How long the checker may take for one pattern, in milliseconds. One that it cannot judge by then counts as slow. */
const longest = 300_000

function patternsInCode(file: string): Pattern[] {
  const text = textOf(file)
  return nodesOf(file).flatMap(({ start, regex }) => {
    if (typeof regex !== 'object' || regex === null || !('pattern' in regex) || !('flags' in regex)) return []
    const place = `${file}:${text.slice(0, start).split('\n').length}`
    return [{ place, source: String(regex.pattern), flags: String(regex.flags) }]
  })
}

/** Ajv makes every pattern of a schema a regular expression with the flag u. */
function patternsInSchema(file: string): Pattern[] {
  const patterns: Pattern[] = []
  JSON.parse(readFileSync(file, 'utf8'), (name, value: unknown) => {
    if (name === 'pattern' && typeof value === 'string') patterns.push({ place: file, source: value, flags: 'u' })
    return value
  })
  return patterns
}

/** What is wrong with a pattern; undefined where it takes time in proportion to the text. */
function slowness({ place, source, flags }: Pattern): string | undefined {
  // What takes long on a busy machine is not yet slow: only steps are counted, as far as there is time for all.
  const verdict = checkSync(source, flags, { timeout: longest, attackTimeout: longest, randomSeed: 1 })
  if (verdict.status === 'safe') return undefined
  return `${place} /${source}/${flags}: ${verdict.status === 'vulnerable' ? verdict.complexity.summary : verdict.error.kind}`
}

function slowAmong(patterns: readonly Pattern[]): string[] {
  const different = new Map(patterns.map((pattern) => [`/${pattern.source}/${pattern.flags}`, pattern]))
  return [...different.values()].flatMap((pattern) => slowness(pattern) ?? [])
}

test('the checker knows a slow pattern', () => {
  expect(slowAmong([{ place: 'here', source: '\\s+$', flags: '' }])).toEqual(['here /\\s+$/: 2nd degree polynomial'])
})

test('every pattern in the code takes time in proportion to its text', () => {
  // What the workshop reads is of our own making: it can wait for the night.
  const files = codeFiles.filter((file) => isDeep || !file.startsWith('scripts/workshop/'))
  const patterns = files.flatMap(patternsInCode)
  expect(patterns.length).toBeGreaterThan(200)
  expect(slowAmong(patterns)).toEqual([])
}, 1_800_000)

test('every pattern of the schemas takes time in proportion to its text', () => {
  const patterns = globSync('schemas/**/*.json').flatMap(patternsInSchema)
  expect(patterns.length).toBeGreaterThan(5)
  expect(slowAmong(patterns)).toEqual([])
}, 1_800_000)
