import { describe, expect, test } from 'vitest'
import { pictogramNames } from '../../scripts/engine/graphics/drawings'
import { allIcons } from '../../scripts/engine/graphics/icons'
import { readSchemas, sectionTypes } from '../../scripts/engine/schema/schemas'
import { offeredNames } from '../../scripts/engine/site/offered'
import { isObject } from '../../scripts/engine/text/is-object'
import { problemsOf } from '../engine/virtual-site'
import { content } from '../specification/pages'
import { inserted, offers, verdict } from './vs-code'

const schemas = readSchemas()
const types = sectionTypes(schemas)
const propertiesOf = (type: string) => Object.keys(schemas.get(`sections/${type}.schema.json`)?.properties ?? {})
const page = (sections: string) =>
  `{ "title": "Cloud migration", "description": "We move systems.", "sections": [{ "type": "hero", "heading": "Cloud" }, ${sections}] }`
const unquoted = (labels: { label: string }[]) => labels.map(({ label }) => label.replaceAll('"', '')).sort()

/** Every text of an example; its type is none. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  return isObject(value)
    ? Object.entries(value).flatMap(([name, inner]) => (name === 'type' ? [] : textsIn(inner)))
    : []
}

describe('The editor offers', () => {
  test('every section type', async () => {
    expect(unquoted(await offers(page('{ "type": "‸" }')))).toEqual(types)
  })

  test.each(types)('the fields of %s, and no others', async (type) => {
    const offered = await offers(page(`{ "type": "${type}", "‸" }`))
    expect(unquoted(offered)).toEqual(
      propertiesOf(type)
        .filter((field) => field !== 'type')
        .sort(),
    )
  })

  test('the fields of a page', async () => {
    const own = Object.keys(schemas.get('documents/page.schema.json')?.properties ?? {})
    expect(unquoted(await offers('{ "‸" }'))).toEqual(own.sort())
  })

  test('a whole section of every type in an empty list', async () => {
    const offered = await offers('{ "title": "Cloud", "sections": [‸] }')
    expect(offered.filter(({ insertText }) => insertText?.includes('"type"')).map(({ label }) => label)).toEqual(types)
  })

  test.each([
    ['a card', '"cards": [‸]', 'cardGrid', 'Card'],
    ['a link', '"button": ‸', 'cta', 'Link'],
    ['a reason', '"reasons": [‸]', 'whyUs', 'Item'],
  ])('%s where one is missing', async (_, field, type, label) => {
    const text = page(`{ "type": "${type}", "heading": "A heading", ${field} }`)
    const offered = (await offers(text)).find((offer) => offer.label === label)
    expect(await verdict(offered ? inserted(text, offered) : 'nothing is offered')).toEqual([])
  })

  test.each([
    ['pictogram', '"type": "cardGrid", "heading": "Cards", "cards": [{ "icon": "‸" }]', pictogramNames()],
    ['icon', '"type": "process", "heading": "Steps", "steps": [{ "icon": "‸" }]', [...allIcons().keys()]],
  ])('every %s by its name', async (_, section, names) => {
    expect(names.length).toBeGreaterThan(1000)
    expect(unquoted(await offers(page(`{ ${section} }`)))).toEqual(names.toSorted())
  })

  test('every kind of page, with words for each', async () => {
    const { enum: values = [] } = schemas.get('documents/page.schema.json')?.properties?.kind ?? {}
    const offered = await offers('{ "kind": "‸" }')
    expect(unquoted(offered)).toEqual(values.toSorted())
    expect(offered.filter(({ documentation }) => !documentation)).toEqual([])
  })

  const names = offeredNames(content.site)
  test.each([
    ['group', '{ "group": "‸" }', names.group],
    ['region', '{ "job": { "region": "‸" } }', names.region],
  ])('every %s of _site.json', async (_, text, values) => {
    expect(values.length).toBeGreaterThan(1)
    expect(unquoted(await offers(text))).toEqual(values.toSorted())
  })

  test.each(types)('%s with a sentence that says what it is for', async (type) => {
    const offered = (await offers(page('‸'))).find(({ label }) => label === type)
    expect(offered?.documentation).toBe(schemas.get(`sections/${type}.schema.json`)?.description)
  })
})

describe.each(types)('The section that is offered as %s', (type) => {
  const text = type === 'hero' ? page('‸').replace(/"sections": .*‸/, '"sections": [‸') : page('‸')
  const whole = async () => {
    const offered = (await offers(text)).find(({ label }) => label === type)
    return offered ? inserted(text, offered) : 'nothing is offered'
  }

  test('is right for the editor', async () => {
    expect(await verdict(await whole())).toEqual([])
  })

  test('is right for the build', async () => {
    const job = type === 'job' ? { job: schemas.get('definitions/job.schema.json')?.examples?.[0] } : {}
    const document: unknown = JSON.parse(await whole())
    const file = type === 'job' ? 'career/all.json' : 'cloud.json'
    const around = { title: 'Services', description: 'All of them.', sections: [{ type: 'hero', heading: 'Services' }] }
    const problems = problemsOf({
      'services/index.json': around,
      [file]: { ...(isObject(document) ? document : {}), ...job },
    })
    // The pictures, videos and files that examples name are put there by who takes one up.
    expect(
      problems.filter(({ rule }) => !/^(example-value|missing-(image|video|captions|download))$/.test(rule)),
    ).toEqual([])
  })

  test('lets the cursor stop at each of its texts', async () => {
    const offered = (await offers(text)).find(({ label }) => label === type)
    const [example] = schemas.get(`sections/${type}.schema.json`)?.examples ?? []
    const stops = [...(offered?.insertText ?? '').matchAll(/\$\{(\d+):/g)].map(([, number]) => Number(number))
    expect(stops).toEqual(textsIn(example).map((_, i) => i + 1))
  })
})
