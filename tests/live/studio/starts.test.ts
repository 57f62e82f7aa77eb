import { expect, test } from 'vitest'
import { sectionTypes, readSchemas } from '../../../scripts/engine/schema/schemas'
import { insertEntry, valueAt } from '../../../scripts/engine/text/json-edits'
import { starts } from '../../../scripts/live/studio/starts'
import { preview } from '../../../scripts/live/studio/verdicts'
import { deskForFile } from './desk'

const types = sectionTypes(readSchemas())
const desk = await deskForFile()

test('There is one to begin every type of section with', () => {
  expect(starts(desk).map(({ type }) => type)).toEqual(types)
})

// A page begins with its only banner, and the job of a page is a part of the page.
test.each(types.filter((type) => type !== 'hero' && type !== 'job'))(
  'A new %s is right but for what is empty',
  (type) => {
    const file = `${desk.pages}/services/uiux.json`
    const start = starts(desk).find((known) => known.type === type)
    const text = insertEntry(desk.open(file).text, ['sections'], 2, start?.text ?? '')
    const { problems } = preview(desk, { file, text })
    const errors = problems.filter(({ severity }) => severity === 'error')
    expect(errors.filter(({ at }) => valueAt(text, at) !== '')).toEqual([])
  },
)

test('What visitors would read of a new section is a gap, so that nothing made up stays', () => {
  const texts = starts(desk).map(({ text }) => text)
  expect(texts.filter((text) => !/"To write: /.test(text) && /"(heading|text|title)"/.test(text))).toEqual([])
})
