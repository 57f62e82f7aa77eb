import { expect, test } from 'vitest'
import { textAt, textField } from '../../../../scripts/live/studio/canvas/text-kind'
import type { Form, Forms } from '../../../../scripts/live/studio/form-types'

const text = (as: 'line' | 'rich' | 'icon'): Form => ({ form: 'text', as, help: '' })
const object = (fields: { [name: string]: Form }) => ({
  form: 'object' as const,
  title: '',
  help: '',
  start: '{}',
  fields: Object.entries(fields).map(([name, value]) => ({ name, label: name, required: true, value })),
})
const forms: Forms = {
  page: object({ sections: { form: 'sections', help: '' } }),
  site: object({}),
  sections: {
    intro: object({
      heading: text('line'),
      text: { form: 'list', entry: 'Text', items: text('rich'), min: 1, help: '' },
      image: {
        form: 'either',
        help: '',
        of: [
          { label: 'Icon', value: object({ icon: text('icon') }) },
          { label: 'Line', value: text('line') },
        ],
      },
    }),
  },
}
const document = { sections: [{ type: 'intro', heading: 'H', text: ['a'], image: { icon: 'x' } }] }

test.each([
  [['sections', 0, 'heading'], 'line'],
  [['sections', 0, 'text', 0], 'rich'],
  [['sections', 0, 'image', 'icon'], 'icon'],
  [['sections', 0, 'elsewhere'], undefined],
  [['sections', 3, 'heading'], undefined],
])('The text at %j is filled as its form says: %s', (at, kind) => {
  expect(textField(forms, document, at)?.as).toBe(kind)
})

test('An entry of a list is called as its form calls it', () => {
  expect(textField(forms, document, ['sections', 0, 'text', 0])?.label).toBe('Text 1')
})

test('A file that is broken has no text at any place', () => {
  expect(textAt('{ "title": ', ['title'])).toBeUndefined()
})
