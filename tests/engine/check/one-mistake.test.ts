import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { follow } from '../../../scripts/engine/check/against-schema/fieldsets'
import { captions, pdf } from '../../../scripts/engine/check/example-attachments'
import { photo } from '../../../scripts/engine/check/example-pictures'
import { readSchemas, sectionTypes, type Schema } from '../../../scripts/engine/schema/schemas'
import { isObject } from '../../../scripts/engine/text/is-object'
import { oneIn } from '../../depth'
import { newFolder, removeFolder } from '../publish/folders'
import { problemsIn, siteWith, tinySite, writeFiles } from '../virtual-site'

const schemas = readSchemas()
/** A page with the fullest example of every section, right in every way. */
const document = {
  title: 'Everything',
  description: 'A page with every section and every field.',
  menu: { order: 1, label: 'All' },
  job: schemas.get('definitions/job.schema.json')?.examples?.at(-1),
  sections: sectionTypes(schemas)
    .sort((a, b) => Number(b === 'hero') - Number(a === 'hero'))
    .map((type) => schemas.get(`sections/${type}.schema.json`)?.examples?.at(-1)),
}
/** The groups that the examples of sections name. */
const groups = ['application-engineering', 'data-ai', 'strategy-transformation', 'creative-experience'].map((id) => ({
  id,
  label: `What ${id} is called`,
  description: `What ${id} is for.`,
}))
const around = {
  '_site.json': siteWith({ groups }),
  'services/index.json': {
    title: 'Services',
    description: 'All of them.',
    sections: [{ type: 'hero', heading: 'Services' }],
  },
  'Blog/index.json': {
    title: 'Articles',
    description: 'All of those.',
    sections: [{ type: 'hero', heading: 'Articles' }],
  },
  'about.json': { title: 'About', description: 'Who we are.', sections: [{ type: 'hero', heading: 'About' }] },
  '_images/office.jpg': photo,
  '_images/tall.jpg': photo,
  '_videos/on-a-phone.webm': readFileSync('tests/e2e/move.webm'),
  '_videos/on-a-phone.vtt': captions,
  '_files/moving-checklist.pdf': pdf,
  '_files/systems.csv': 'System,Owner\n',
}

interface Place {
  name: string
  /** Makes the mistake in a copy and gives the copy. */
  change: (mistake: (parent: { [name: string]: unknown }, field: string) => void) => unknown
  value: unknown
  required: boolean
}

/** Every field of the page that is an object's own, at any depth. */
function placesIn(value: unknown, schema: Schema | undefined, way: (string | number)[] = []): Place[] {
  if (Array.isArray(value)) {
    const items = Array.isArray(schema?.items) ? undefined : schema?.items
    return value.flatMap((entry, i) => placesIn(entry, follow(items, entry), [...way, i]))
  }
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([field, inner]) => {
    const change: Place['change'] = (mistake) => {
      const copy: unknown = structuredClone(document)
      const parent = way.reduce<unknown>((outer, step) => Reflect.get(Object(outer), step), copy)
      if (isObject(parent)) mistake(parent, field)
      return copy
    }
    const name = [...way, field].join('.')
    return [
      { name, change, value: inner, required: schema?.required?.includes(field) ?? false },
      ...placesIn(inner, follow(schema?.properties?.[field]), [...way, field]),
    ]
  })
}

const places = placesIn(document, schemas.get('documents/page.schema.json'))
/** One folder for all mistakes: pictures and videos are looked at once in it. */
const pages = newFolder()
beforeAll(() => writeFiles(pages, { ...tinySite, ...around }))
afterAll(() => removeFolder(pages))

function told(broken: unknown): string[] {
  writeFiles(pages, { 'career/all.json': broken })
  return problemsIn(pages)
    .filter(({ rule }) => rule !== 'example-value')
    .map(({ rule, message }) => `${rule}: ${message}`)
}

/** The places at which a mistake is told as anything but one problem, with what is told. */
const notOne = (all: readonly Place[], mistake: Parameters<Place['change']>[0]) =>
  oneIn(4, all)
    .map(({ name, change }) => [name, ...told(change(mistake))])
    .filter(({ length }) => length !== 2)

test('the page is right before a mistake is made in it', () => {
  expect(told(document)).toEqual([])
  expect(places.length).toBeGreaterThan(80)
})

describe('One problem is told for', () => {
  test('any field whose name is mistyped', () => {
    const swapped = (name: string) => name.replace(/^(.)(.)(.)/, '$1$3$2')
    const typed = places.filter(({ name }) => swapped(name.split('.').at(-1) ?? '') !== name.split('.').at(-1))
    expect(
      notOne(typed, (parent, field) => {
        parent[swapped(field)] = parent[field]
        delete parent[field]
      }),
    ).toEqual([])
  })

  test('any required field that is missing', () => {
    expect(
      notOne(
        places.filter(({ required }) => required),
        (parent, field) => delete parent[field],
      ),
    ).toEqual([])
  })

  test.each([
    ['a number', 7.5],
    ['nothing', null],
    ['true', true],
  ])('any field that has %s in place of its value', (_kind, value) => {
    expect(
      notOne(
        places.filter((place) => place.value !== value),
        (parent, field) => (parent[field] = value),
      ),
    ).toEqual([])
  })

  test.each([
    ['a list', []],
    ['fields', { a: 1 }],
  ])('any text that has %s in its place', (_kind, value) => {
    expect(
      notOne(
        places.filter((place) => typeof place.value === 'string'),
        (parent, field) => (parent[field] = value),
      ),
    ).toEqual([])
  })

  test.each([
    ['words', 'hero'],
    ['a number', 7],
    ['nothing', null],
    ['a list', []],
  ])('a section in whose place are %s', (_kind, value) => {
    expect(told({ ...document, sections: [document.sections[0], value] })).toHaveLength(1)
  })

  test('any text that is empty', () => {
    const texts = places.filter(({ name, value }) => typeof value === 'string' && !name.endsWith('.alt'))
    expect(notOne(texts, (parent, field) => (parent[field] = ''))).toEqual([])
  })
})

describe('One problem is told for a text that lacks', () => {
  const text = JSON.stringify({ ...document, sections: document.sections.slice(0, 4) }, null, 2)
  const lacking = (mark: string) =>
    [...text].flatMap((character, i) => (character === mark ? [text.slice(0, i) + text.slice(i + 1)] : []))
  const isInText = (broken: string) => {
    try {
      JSON.parse(broken)
      return true
    } catch {
      return false
    }
  }

  test.each(['{', '}', '[', ']', ',', ':', '"'])('a %s', (mark) => {
    const broken = lacking(mark).filter((broken) => !isInText(broken))
    const wrong = oneIn(4, broken)
      .map(told)
      .filter((problems) => problems.length !== 1)
    expect(broken.length).toBeGreaterThan(5)
    expect(wrong).toEqual([])
  })

  test('two commas: two problems', () => {
    expect(told('{ "title": "A" "description": "B." "sections": [{ "type": "hero", "heading": "A" }] }')).toEqual(
      Array(2).fill('unreadable-json: A comma is missing before this.'),
    )
  })

  test('a comma, and has a mistyped field: two problems', () => {
    const twice = '{ "title": "A" "description": "B.", "sections": [{ "type": "hero", "headng": "A" }] }'
    expect(told(twice).map((problem) => problem.split(':')[0])).toEqual(['unreadable-json', 'unknown-field'])
  })
})
