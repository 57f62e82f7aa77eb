import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { rules } from '../../../scripts/engine/check/rules'
import { guideFiles } from '../../../scripts/engine/problems/problem'
import { readSchemas, sectionTypes } from '../../../scripts/engine/schema/schemas'
import { anchorOf } from '../../../scripts/engine/text/anchor'
import { renewGuide } from '../../../scripts/workshop/guide/guide'

const schemas = readSchemas()
const files = Object.values(guideFiles)
const textOf = (file: string) => readFileSync(file, 'utf8')
const anchorsOf = (file: string) =>
  [...withoutCode(textOf(file)).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))
const anchors = Object.fromEntries([...files, 'README.md'].map((file) => [file, anchorsOf(file)]))

function withoutCode(text: string): string {
  return text.replace(/^ *```[^]*?^ *```/gm, '')
}

/** A document without what it only quotes. */
function proseOf(file: string): string {
  return withoutCode(textOf(file)).replace(/(?<!\\)`[^`]*`/g, '')
}

/** Where links and pictures of a document lead: a file, and a place in it. */
function targetsIn(file: string): { to: string; place: string | undefined }[] {
  return [...proseOf(file).matchAll(/(?<!\\)\]\(([^)\s]+)\)/g)].flatMap(([, target = '']) => {
    if (/^[a-z]+:/.test(target)) return []
    const [name, place] = target.split('#')
    return [{ to: name ? path.posix.join(path.posix.dirname(file), name) : file, place }]
  })
}

describe.each(files)('%s', (file) => {
  const guide = textOf(file)

  test('is as npm run guide makes it', () => {
    expect(renewGuide(file, guide)).toBe(guide)
  })

  test('has no two headings with the same address', () => {
    const all = anchors[file] ?? []
    expect(all.filter((anchor, place) => all.indexOf(anchor) !== place)).toEqual([])
  })

  test('names no npm command that is not there', () => {
    const { scripts }: { scripts: object } = JSON.parse(textOf('package.json'))
    const named = [...guide.matchAll(/npm run ([\w-]+)/g)].map(([, name = '']) => name)
    expect(named.filter((name) => !(name in scripts))).toEqual([])
  })

  test('tells of every picture what it shows', () => {
    expect([...proseOf(file).matchAll(/(?<!\\)!\[(.*?)\]/g)].filter(([, told = '']) => told.length < 20)).toEqual([])
  })
})

test.each([...files, 'README.md'])('the links and pictures of %s lead somewhere', (file) => {
  const targets = targetsIn(file)
  const lost = targets.filter(
    ({ to, place }) => !existsSync(to) || (place !== undefined && !(anchors[to] ?? []).includes(place)),
  )
  expect(targets.length).toBeGreaterThan(0)
  expect(lost).toEqual([])
})

test('the tasks lead to each of their own headings', () => {
  const { tasks } = guideFiles
  const named = new Set(targetsIn(tasks).flatMap(({ to, place }) => (to === tasks ? [place] : [])))
  const headings = [...withoutCode(textOf(tasks)).matchAll(/^## (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))
  expect(headings.filter((heading) => !named.has(heading))).toEqual([])
})

test.each([...rules.keys()])('%s is explained where problems point to', (rule) => {
  expect(anchors[guideFiles.problems]?.filter((anchor) => anchor === rule)).toHaveLength(1)
})

test.each(sectionTypes(schemas))('the section type %s has its place', (type) => {
  expect(anchors[guideFiles.sections]).toContain(type.toLowerCase())
})

test('every field of _site.json is explained with an example, or where its own fields are', () => {
  const [, made = ''] =
    /<!-- fields of _site.json: npm run guide -->([^]*?)<!-- end/.exec(textOf(guideFiles.tasks)) ?? []
  const rows = [...made.matchAll(/^\| `(\w+)` .*$/gm)]
  const { $schema: _line, ...fields } = schemas.get('documents/site.schema.json')?.properties ?? {}
  const named = new Set(rows.map(([, name]) => name))
  expect(Object.keys(fields).filter((name) => !named.has(name))).toEqual([])
  const bare = rows.filter(([row, name]) => !row.includes(`\`"${name}": `) && !row.includes('[these fields]'))
  expect(bare.map(([row]) => row)).toEqual([])
})
