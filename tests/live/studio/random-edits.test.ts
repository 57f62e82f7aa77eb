import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { randomFrom } from '../../../scripts/engine/graphics/seed'
import { isObject } from '../../../scripts/engine/text/is-object'
import {
  duplicateEntry,
  insertEntry,
  moveEntry,
  removeEntry,
  removeField,
  setValue,
  valueAt,
  type Way,
} from '../../../scripts/engine/text/json-edits'
import type { Desk } from '../../../scripts/live/studio/desk'
import { save } from '../../../scripts/live/studio/saving'
import { redo, undo } from '../../../scripts/live/studio/turns'
import { contentOf, newFolder, removeFolder } from '../../engine/publish/folders'
import { many } from '../../depth'
import { deskIn } from './desk'

const folder = newFolder()
const random = randomFrom('studio edits')
const pick = <T>(all: readonly T[]): T | undefined => all[Math.floor(random() * all.length)]
let desk: Desk
beforeAll(async () => {
  desk = await deskIn(folder)
})
afterAll(() => removeFolder(folder))

/** Changes something at a random place of a text. */
function edited(text: string): string {
  const ways: Way[] = []
  const walk = (value: unknown, at: Way): void => {
    if (at.length > 0) ways.push(at)
    if (Array.isArray(value)) for (const [place, entry] of value.entries()) walk(entry, [...at, place])
    else if (isObject(value)) for (const [name, field] of Object.entries(value)) walk(field, [...at, name])
  }
  walk(JSON.parse(text), [])
  const at = pick(ways) ?? []
  const value = valueAt(text, at)
  if (Array.isArray(value)) {
    const place = Math.floor(random() * value.length)
    const change = pick([
      () => duplicateEntry(text, at, place),
      () => removeEntry(text, at, place),
      () => moveEntry(text, at, place, value.length - 1),
      () => insertEntry(text, at, place, '{\n  "type": "cta",\n  "heading": "New"\n}'),
    ])
    return change?.() ?? text
  }
  if (isObject(value)) return setValue(text, [...at, 'note'], '"A note"')
  return random() < 0.2
    ? removeField(text, at)
    : setValue(text, at, JSON.stringify(`Words ${Math.floor(random() * 1000)} “é”`))
}

test('Edits of random documents that are all undone leave every file as it was, and redone as they left it', () => {
  const files = globSync('**/*.json', { cwd: desk.pages }).map((place) => `${desk.pages}/${place}`)
  const before = contentOf(desk.pages)
  let steps = 0
  for (let number = 0; number < many({ each: 500, deep: 900 }); number++) {
    const { file, text, hash } = desk.open(pick(files) ?? '')
    const changed = edited(text)
    if (changed === text) continue
    steps++
    expect(
      save(desk, { file, text: changed, base: hash, words: `Edit ${number}`, run: String(number) }),
    ).toHaveProperty('hash')
    expect(readFileSync(file, 'utf8')).toBe(changed)
  }
  const after = contentOf(desk.pages)
  expect(after).not.toEqual(before)
  for (let step = 0; step < steps; step++) undo(desk)
  expect(contentOf(desk.pages)).toEqual(before)
  for (let step = 0; step < steps; step++) redo(desk)
  expect(contentOf(desk.pages)).toEqual(after)
})
