import { readSchemas } from '../../../../scripts/engine/schema/schemas'
import { added, endOf, mendable, put, without, type Kinds, type Maker } from './mistake'
import type { Field, PageText } from './page-text'

const schemas = readSchemas()

/** Slips of the fingers in a name. */
const slips: { [slip: string]: (name: string) => string } = {
  'letters swapped': (name) => name.replace(/^(.)(.)(.)/, '$1$3$2'),
  'a letter left out': (name) => name.slice(0, 2) + name.slice(3),
  'a letter doubled': (name) => name.slice(0, 3) + name.slice(2),
  'a neighboring key': (name) => `${name.slice(0, -1)}w`,
  'a capital letter': (name) => name[0]?.toUpperCase() + name.slice(1),
  'all capitals': (name) => name.toUpperCase(),
  'a space at its end': (name) => `${name} `,
  'an s too many': (name) => `${name}s`,
}
const fieldsOfPages = ['title', 'description', 'sections', 'keywords', 'group']
const fieldsOfSections = ['heading', 'cards', 'steps', 'reasons', 'button', 'technologies', 'industries', 'facts']
const fieldsOfEntries = [
  'keyPoints',
  'description',
  'label',
  'path',
  'responsibilities',
  'requirements',
  'location',
  'region',
]

const mistyped =
  (slip: (name: string) => string): Maker =>
  (page, pick) => {
    const names = pick([fieldsOfPages, fieldsOfSections, fieldsOfEntries]) ?? []
    const field = pick(page.named(...names))
    const wrong = field && slip(field.name)
    if (!field || wrong === undefined || wrong === field.name || wrong.length < 3) return undefined
    return mendable(page, put(page, field.key, JSON.stringify(wrong)), field.name)
  }

/** Fields that have to be there, by where they stand. */
function required(page: PageText): Field[] {
  return page.fields.filter(({ at, name, holder }) => {
    const type = /^sections\.\d+\.\w+$/.test(at)
      ? page.named('type').find((field) => field.holder === holder)?.value.value
      : undefined
    const schema = type
      ? `sections/${type}`
      : !at.includes('.')
        ? 'documents/page'
        : /^job\.\w+$/.test(at)
          ? 'definitions/job'
          : /utton\.\w+$/.test(at)
            ? 'definitions/link'
            : /cards\.\d+\.\w+$/.test(at)
              ? 'definitions/card'
              : ''
    return name !== 'type' && schemas.get(`${schema}.schema.json`)?.required?.includes(name)
  })
}

const missing: Maker = (page, pick) => {
  const field = pick(required(page))
  const cut = field && without(page, field)
  return cut && { text: cut.text, marked: { offset: field.holder.offset, length: 1 } }
}

/** Takes a field from where it belongs to the end of other fields. */
const moved =
  (from: string[], to: (page: PageText, field: Field) => number | undefined): Maker =>
  (page, pick) => {
    const field = pick(page.at(...from))
    const target = field && to(page, field)
    if (!field || target === undefined) return undefined
    const cut = without(page, field)
    const at = target > cut.from ? target - cut.length : target
    const written = `,\n      ${page.slice(field.whole)}`
    const text = cut.text.slice(0, at) + written + cut.text.slice(at)
    return { text, marked: { offset: at + 8, length: field.key.length } }
  }

const endOfPage = (page: PageText) => endOf(page.tree.children?.at(-1) ?? page.tree)
/** The end of the fields around those that hold a field. */
const endOfHolder = (levels: number) => (_page: PageText, field: Field) => {
  let holder = field.holder.parent
  for (let level = 0; level < levels; level++) holder = holder?.parent
  const last = holder?.type === 'object' ? holder.children?.at(-1) : undefined
  return last && endOf(last)
}

const foreign =
  (name: string, value: unknown, ...types: string[]): Maker =>
  (page, pick) => {
    const section = pick(page.sectionsOf(...types))
    return section && added(page, section, name, value)
  }

/** Mistakes in which fields there are, and where. */
export const inNames: Kinds = {
  ...Object.fromEntries(
    Object.entries(slips).map(([name, slip]) => [`a field's name with ${name}`, [3, mistyped(slip)]]),
  ),
  'a field that is missing': [10, missing],
  "a section's heading at the page": [2, moved(['sections.*.heading'], endOfPage)],
  "a section's list at the page": [2, moved(['sections.*.cards', 'sections.*.steps', 'sections.*.reasons'], endOfPage)],
  "a section's button at the page": [2, moved(['sections.*.button'], endOfPage)],
  "a job's field at the page": [2, moved(['job.location', 'job.region', 'job.url', 'job.requirements'], endOfPage)],
  "a button's address beside the button": [2, moved(['sections.*.button.path'], endOfHolder(1))],
  "a card's field in its section": [
    2,
    moved(['sections.*.cards.*.keyPoints', 'sections.*.cards.*.title'], endOfHolder(2)),
  ],
  "a page's field in a section": [
    3,
    moved(['description', 'group', 'keywords', 'menu'], (page) =>
      endOf(page.sections[0]?.children?.at(-1) ?? page.tree),
    ),
  ],
  "another section's field": [
    3,
    foreign('cards', [{ title: 'One', description: 'First.' }], 'cta', 'process', 'offices'),
  ],
  'a field that does not exist anywhere': [3, foreign('colour', 'blue', 'hero', 'cta', 'cardGrid')],
  'a field twice with the same value': [
    4,
    (page, pick) => {
      const field = pick(page.at('title', 'group', 'sections.*.heading', 'sections.*.id', 'job.region'))
      const made =
        field &&
        put(page, { offset: endOf(field.whole), length: 0 }, `,\n  ${page.slice(field.whole)}`, {
          offset: 4,
          length: field.key.length,
        })
      return made && mendable(page, made)
    },
  ],
  'a field twice with another value': [
    3,
    (page, pick) => {
      const field = pick(page.at('title', 'description', 'sections.*.heading'))
      return (
        field &&
        put(
          page,
          { offset: endOf(field.whole), length: 0 },
          `,\n  ${page.slice(field.key)}: "Something else altogether"`,
          { offset: 4, length: field.key.length },
        )
      )
    },
  ],
}
