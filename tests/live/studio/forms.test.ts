import { describe, expect, test } from 'vitest'
import { readSchemas, sectionTypes } from '../../../scripts/engine/schema/schemas'
import { validators } from '../../../scripts/engine/schema/validator'
import type { Form, ObjectForm } from '../../../scripts/live/studio/form-types'
import { forms } from '../../../scripts/live/studio/forms'

const schemas = readSchemas()
const { page, site, sections } = forms()
const all: [string, ObjectForm][] = [['page', page], ['site', site], ...Object.entries(sections)]
const fileOf = (name: string) => (name === 'page' || name === 'site' ? `documents/${name}` : `sections/${name}`)

/** Every form within a form, itself included. */
function formsIn(form: Form): Form[] {
  if (form.form === 'object') return [form, ...form.fields.flatMap(({ value }) => formsIn(value))]
  return form.form === 'list' ? [form, ...formsIn(form.items)] : [form]
}

const fieldsIn = (form: Form) => formsIn(form).flatMap((inner) => (inner.form === 'object' ? inner.fields : []))

describe('The forms', () => {
  test('are of every section type', () => {
    expect(Object.keys(sections).sort()).toEqual(sectionTypes(schemas).sort())
  })

  test.each(all)(
    'of %s have every field of the schema but those for programs, in its order and the anchor last',
    (name, form) => {
      const { properties = {} } = schemas.get(`${fileOf(name)}.schema.json`) ?? {}
      const shown = Object.keys(properties).filter(
        (field) => field !== '$schema' && !(field === 'type' && properties.type?.const),
      )
      const ordered = [...shown.filter((field) => field !== 'id'), ...shown.filter((field) => field === 'id')]
      expect(form.fields.map((field) => field.name)).toEqual(ordered)
    },
  )

  test.each(all)('of %s say which fields are required, and help with each in a sentence', (name, form) => {
    const { required = [] } = schemas.get(`${fileOf(name)}.schema.json`) ?? {}
    const asked = form.fields.filter((field) => field.required)
    expect(asked.map((field) => field.name).sort()).toEqual(required.filter((field) => field !== 'type').sort())
    expect(fieldsIn(form).filter(({ value }) => value.help === '' || value.help.length < 8)).toEqual([])
  })

  test.each(all)('of %s call everything by words', (_name, form) => {
    const odd = fieldsIn(form)
      .map(({ label }) => label)
      .filter((label) => !/^[A-Z][A-Za-z,’' -]*$/.test(label))
    expect(odd).toEqual([])
  })

  test.each(all)('of %s speak of sections by their names, and not in JSON', (_name, form) => {
    expect(formsIn(form).filter(({ help }) => help.includes('"type"'))).toEqual([])
  })

  test.each(all)('of %s say nothing of files, quotation marks or what is written in them', (_name, form) => {
    const told = fieldsIn(form).map(({ value }) => value.help)
    expect(told.filter((help) => /pages-json|\.json|"|^true\b|quotes|lucide|carbon/.test(help))).toEqual([])
  })

  test('offer ways of working by their names, with what they mean', () => {
    const job = page.fields.find(({ name }) => name === 'job')
    const type = job && fieldsIn(job.value).find(({ name }) => name === 'type')
    expect(type?.value).toMatchObject({
      options: expect.arrayContaining([{ value: 'Hybrid', label: 'Hybrid: partly in the office' }]),
    })
  })

  test.each([
    ['process', 'Steps', 'Step'],
    ['industries', 'Industries', 'Industry'],
    ['whyUs', 'Reasons', 'Reason'],
    ['cardGrid', 'Cards', 'Card'],
    ['groups', 'Groups', 'Group of services'],
  ])('of %s call one of the %s a %s', (section, list, entry) => {
    const field = sections[section]?.fields.find(({ label }) => label === list)
    expect(field?.value).toMatchObject({ form: 'list', entry })
  })

  test('call the closing section a call to action', () => {
    expect(sections.cta?.title).toBe('Call to action')
  })

  test('know pictures, dates, links and marked-up words', () => {
    const asked = fieldsIn(page).concat(Object.values(sections).flatMap(fieldsIn))
    const as = new Set(asked.flatMap(({ value }) => (value.form === 'text' ? value.as : [])))
    expect([...as]).toEqual(
      expect.arrayContaining([
        'line',
        'rich',
        'date',
        'picture',
        'address',
        'icon',
        'pictogram',
        'illustration',
        'group',
        'region',
        'technology',
      ]),
    )
  })

  test('begin an entry with gaps that say what belongs there', () => {
    const cards = sections.cardGrid?.fields.find(({ name }) => name === 'cards')
    const start = cards?.value.form === 'list' && cards.value.items.form === 'object' ? cards.value.items.start : ''
    expect(JSON.parse(start)).toEqual({
      title: 'To write: what the offering is called',
      description: 'To write: one or two sentences, what it is and what you get',
    })
  })

  test('begin an entry as something that its schema takes', () => {
    const people = fieldsIn(sections.people ?? page).find(({ value }) => value.form === 'list')
    const entry = people?.value.form === 'list' && people.value.items.form === 'object' ? people.value.items.start : ''
    const document = {
      title: 'A',
      description: 'B',
      sections: [{ type: 'people', heading: 'C', [people?.name ?? '']: [JSON.parse(entry)] }],
    }
    expect(validators().page(document)).toBe(true)
  })
})
