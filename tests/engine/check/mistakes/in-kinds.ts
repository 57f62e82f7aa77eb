import { added, endOf, put, valueWith, type Kinds, type Maker } from './mistake'

/** Another value in a field's place, from which the right one can be told. */
const changed =
  (places: string[], change: (value: unknown) => unknown, right?: (value: unknown) => unknown): Maker =>
  (page, pick) => {
    const field = pick(page.at(...places))
    if (!field) return undefined
    const value: unknown = JSON.parse(page.slice(field.value))
    const wrong = JSON.stringify(change(value))
    if (change(value) === undefined || wrong === page.slice(field.value)) return undefined
    const bracket = wrong.startsWith('{') || wrong.startsWith('[')
    const made = put(page, field.value, wrong, bracket ? { length: 1 } : {})
    return right ? { ...made, meant: valueWith(page, field.value, right(value)) } : made
  }

const inLists = ['sections.*.cards.*.keyPoints', 'sections.*.text', 'job.requirements', 'keywords']
const words = [
  'title',
  'description',
  'sections.*.heading',
  'sections.*.cards.*.title',
  'job.location',
  'sections.*.steps.*.description',
]
const same = (value: unknown) => value

/** Values of another kind than their field needs, or too few of them. */
export const inKinds: Kinds = {
  'a number in quotation marks': [2, changed(['menu.order'], String, same)],
  'a word in quotation marks that needs none': [
    2,
    (page, pick) => {
      const button = pick(page.at('sections.*.button'))
      const made = button && added(page, button.value, 'external', 'true')
      const last = button?.value.children?.at(-1)
      const right = last && put(page, { offset: endOf(last), length: 0 }, ', "external": true').text
      return (
        made && {
          ...made,
          marked: { offset: made.marked.offset + 12, length: 6 },
          meant: right && JSON.parse(String(right)),
        }
      )
    },
  ],
  'a number in place of a text': [
    3,
    changed(
      words,
      () => 24,
      () => '24',
    ),
  ],
  'a text in place of a list': [
    4,
    changed(
      inLists,
      (value) => (Array.isArray(value) ? value[0] : undefined),
      (value) => (Array.isArray(value) ? [value[0]] : value),
    ),
  ],
  'a list in place of a text': [3, changed(words, (value) => [value], same)],
  'fields in place of a list': [
    2,
    changed(
      ['sections.*.cards'],
      (value) => (Array.isArray(value) ? value[0] : undefined),
      (value) => (Array.isArray(value) ? [value[0]] : value),
    ),
  ],
  'fields in place of a text': [2, changed(words, (value) => ({ text: value }))],
  'a text in place of fields': [2, changed(['sections.*.button'], () => '/contact')],
  'nothing in place of a text': [2, changed(words, () => null)],
  'true in place of a text': [2, changed(words, () => true)],
  'an empty text': [4, changed(words, () => '')],
  'a text of spaces': [2, changed(words, () => '  ')],
  'an empty list': [3, changed([...inLists, 'sections.*.cards', 'sections'], () => [])],
  'too few entries': [
    2,
    changed(['sections.*.steps'], (value) => (Array.isArray(value) ? value.slice(0, 1) : undefined)),
  ],
  'a number too small': [2, changed(['menu.order'], () => 0)],
  'a fraction': [1, changed(['menu.order'], () => 1.5)],
}
