import { describe, expect, test } from 'vitest'
import { fieldsOf, leftOut, mapFields } from '../../../scripts/engine/schema/fields'
import { examples } from '../../examples'

const document = {
  title: 'Cloud',
  aliases: ['/clouds'],
  sections: [
    { type: 'hero', id: 'top', heading: 'Cloud', text: 'Now.', button: { label: 'Write', path: '/contact' } },
    { type: 'whyUs', heading: 'Why', reasons: [{ icon: 'search', title: 'One', description: 'First.', items: ['A'] }] },
    { type: 'intro', heading: 'What', text: ['It is.'], image: { src: 'office.jpg', alt: 'Desks.' } },
    { type: 'articleBody', body: ['Words.'] },
  ],
}

test('every text, link, icon and picture is found where it stands, in reading order', () => {
  expect(fieldsOf(document).map(({ kind, at }) => `${kind} ${at.join('.')}`)).toEqual([
    'text title',
    'id sections.0.id',
    'text sections.0.heading',
    'rich-text sections.0.text',
    'text sections.0.button.label',
    'path sections.0.button.path',
    'link sections.0.button',
    'text sections.1.heading',
    'icon sections.1.reasons.0.icon',
    'text sections.1.reasons.0.title',
    'rich-text sections.1.reasons.0.description',
    'rich-text sections.1.reasons.0.items.0',
    'text sections.2.heading',
    'rich-text sections.2.text.0',
    'image sections.2.image',
    'article-block sections.3.body.0',
  ])
})

test('a copy in which nothing is changed is equal, and the document stays as it was', () => {
  for (const { document: example } of examples) {
    const before = JSON.stringify(example)
    expect(mapFields(example, (_kind, value) => value)).toEqual(example)
    expect(JSON.stringify(example)).toBe(before)
  }
})

describe('What is left out', () => {
  const link = { label: 'Go', path: '/there' }
  const withoutLinks = (...sections: unknown[]) =>
    mapFields({ title: 'A', sections }, (kind, value) => (kind === 'path' ? leftOut : value))

  test.each([
    ['a button that a section can be without', { type: 'hero', button: link }, [{ type: 'hero' }]],
    ['a section that is nothing without its button', { type: 'cta', button: link }, undefined],
    [
      'a link on a card',
      { type: 'cardGrid', cards: [{ title: 'One', link }] },
      [{ type: 'cardGrid', cards: [{ title: 'One' }] }],
    ],
  ])('is %s', (_, section, left = []) => {
    expect(withoutLinks({ type: 'whyUs' }, section)).toEqual({ title: 'A', sections: [{ type: 'whyUs' }, ...left] })
  })

  test('is an entry of a list, and the list with the last one', () => {
    const site = (...paths: string[]) => {
      const links = paths.map((path) => ({ label: path, path }))
      const visit = (kind: string, value: unknown) => (kind === 'path' && value === '/there' ? leftOut : value)
      return mapFields({ name: 'A', floatingContact: links }, visit, 'site')
    }
    expect(site('/there', '/here')).toEqual({ name: 'A', floatingContact: [{ label: '/here', path: '/here' }] })
    expect(site('/there')).toEqual({ name: 'A' })
  })
})

test('what the visit returns takes the place of the value', () => {
  expect(mapFields({ title: 'a', sections: [{ type: 'hero', heading: 'b' }] }, (_kind, value) => `${value}!`)).toEqual({
    title: 'a!',
    sections: [{ type: 'hero', heading: 'b!' }],
  })
})

test.each([
  [null],
  ['text'],
  [[]],
  [{ sections: 'hero' }],
  [{ sections: [null, 'x', { type: 'unknown', heading: 'x' }, { type: 'whyUs', reasons: {} }] }],
])('a document that breaks the schema is left as it is: %j', (broken) => {
  expect(mapFields(broken, (_kind, value) => value)).toEqual(broken)
})
