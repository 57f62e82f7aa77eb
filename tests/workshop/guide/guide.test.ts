import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rules } from '../../../scripts/engine/check/rules'
import { guideFile } from '../../../scripts/engine/problems/problem'
import { readSchemas, sectionTypes } from '../../../scripts/engine/schema/schemas'
import { renewGuide } from '../../../scripts/workshop/guide/guide'
import { anchorOf } from '../../../scripts/workshop/guide/links-to'

const guide = readFileSync(guideFile, 'utf8')
const anchors = [...guide.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading.replace(/[',]/g, '')))

test('the guide is as npm run guide makes it', () => {
  expect(renewGuide(guide)).toBe(guide)
})

test.each([...rules.keys()])('%s is explained where problems point to', (rule) => {
  expect(anchors.filter((anchor) => anchor === rule)).toHaveLength(1)
})

test.each(sectionTypes(readSchemas()))('the section type %s has its place', (type) => {
  expect(anchors).toContain(type.toLowerCase())
})

test('no two of its headings have the same address', () => {
  expect(anchors.filter((anchor, place) => anchors.indexOf(anchor) !== place)).toEqual([])
})

test('its links and pictures lead somewhere', () => {
  const targets = [...guide.replace(/^```[^]*?^```|(?<!\\)`[^`]*`/gm, '').matchAll(/\]\(([^)\s]+)\)/g)].map(
    ([, target = '']) => target,
  )
  const lost = targets.filter((target) =>
    target.startsWith('#')
      ? !anchors.includes(target.slice(1))
      : !target.startsWith('http') && !existsSync(`pages-json/${target}`),
  )
  expect(targets.length).toBeGreaterThan(100)
  expect(lost).toEqual([])
})

test('every npm command it names is there', () => {
  const { scripts }: { scripts: object } = JSON.parse(readFileSync('package.json', 'utf8'))
  const named = [...guide.matchAll(/npm run ([\w-]+)/g)].map(([, name = '']) => name)
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})
