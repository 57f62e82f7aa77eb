import { describe, expect, test } from 'vitest'
import { finalAddress } from '../../../scripts/engine/site/final-address'
import { isExternal } from '../../../scripts/engine/site/links'
import { resolveExample, siteDocument } from '../../examples'
import { contentOf, page } from '../virtual-site'

const withHero = (more: object, ...sections: unknown[]) => ({
  title: 'Cloud',
  description: 'Moving.',
  sections: [{ type: 'hero', heading: 'Cloud' }, ...sections],
  ...more,
})
const resolved = (document: object, place?: string) => resolveExample(document, place).page
const heroOf = (document: object, place?: string) => resolved(document, place).sections[0]
const cta = { type: 'cta', heading: 'Start', button: { label: 'Contact Us', path: '/contact' } }

describe('A page', () => {
  test('knows its path, its kind, its whole canonical address and that it belongs into search results', () => {
    expect(resolved(withHero({}))).toMatchObject({
      path: '/services/example',
      kind: 'service',
      canonical: 'https://www.example.com/services/example',
      indexed: true,
    })
  })

  test('leaves behind what only editors and menus need', () => {
    const page = resolved(withHero({ $schema: '../x.json', aliases: ['/x'], menu: { order: 1 } }))
    const names = Object.keys(JSON.parse(JSON.stringify(page)))
    expect(names).not.toEqual(expect.arrayContaining(['$schema']))
    expect(names).not.toEqual(expect.arrayContaining(['aliases']))
    expect(names).not.toEqual(expect.arrayContaining(['menu']))
  })

  test("has the company's name wherever a text says {company}", () => {
    const { title, sections } = resolved(
      withHero(
        { title: 'About {company}' },
        { type: 'intro', heading: 'What {company} does', text: ['**{company}** plans.'] },
      ),
    )
    expect(title).toBe(`About ${siteDocument.name}`)
    expect(sections[1]).toMatchObject({
      heading: `What ${siteDocument.name} does`,
      text: [[{ tag: 'strong', children: [siteDocument.name] }, ' plans.']],
    })
  })

  test("has an icon's drawing in place of its name", () => {
    const [, whyUs] = resolved(
      withHero(
        {},
        { type: 'whyUs', heading: 'Why', reasons: [{ icon: 'search', title: 'One', description: 'First.' }] },
      ),
    ).sections
    expect(whyUs).toMatchObject({ reasons: [{ icon: expect.stringMatching(/^M[-\d. a-z]+$/i) }] })
  })

  test("has a picture's files beside its alternative text", () => {
    const [, intro] = resolved(
      withHero({}, { type: 'intro', heading: 'What', text: ['It is.'], image: { src: 'office.jpg', alt: 'Desks.' } }),
    ).sections
    expect(intro).toMatchObject({
      image: { src: '/images/office.jpg', srcSet: expect.any(String), width: 1200, height: 800, alt: 'Desks.' },
    })
  })

  test('has blocks of an article that become several elements as one flat list', () => {
    const [, body] = resolved(withHero({}, { type: 'articleBody', body: ['Words:\n\n- One', '## Costs'] })).sections
    expect(body).toMatchObject({ body: [{ tag: 'p' }, { tag: 'ul' }, { tag: 'h2', id: 'costs' }] })
  })

  test('has pictures and diagrams of an article between its texts', () => {
    const picture = "![Desks at {company}.](office.jpg 'Where {company} is.')"
    const bars = '```bars\nOf {company}\nDesks | 4\n```'
    const [, section] = resolved(withHero({}, { type: 'articleBody', body: [picture, '## Costs', bars] })).sections
    const { name } = siteDocument
    expect(section).toMatchObject({
      body: [
        { picture: { src: '/images/office.jpg', width: 1200, alt: `Desks at ${name}.` }, caption: `Where ${name} is.` },
        { tag: 'h2', id: 'costs' },
        { diagram: 'bars', title: `Of ${name}` },
      ],
    })
  })

  test('resolves to the same each time', () => {
    const document = withHero({}, cta)
    expect(JSON.stringify(resolved(document))).toBe(JSON.stringify(resolved(document)))
  })
})

describe('The banner', () => {
  test.each([
    ['services/example.json', {}, 'standard'],
    ['services/example.json', { menu: { order: 1 } }, 'three-quarters'],
    ['Blog/Speed.json', {}, 'compact'],
  ])('of %s with %j is %s', (place, more, height) => {
    expect(heroOf(withHero(more), place)).toMatchObject({ height })
  })

  test('has the height the author states', () => {
    expect(
      heroOf({
        title: 'Cloud',
        description: 'Moving.',
        sections: [{ type: 'hero', heading: 'Cloud', height: 'full' }],
      }),
    ).toMatchObject({ height: 'full' })
  })

  test('has a picture of its own without any being named, the same for the same path', () => {
    expect(heroOf(withHero({ group: 'data-ai' }))).toMatchObject({
      picture: { src: expect.stringContaining('data-ai'), alt: '' },
      group: 'data-ai',
    })
    expect(heroOf(withHero({}))).toEqual(heroOf(withHero({})))
  })

  test('of an article says when, by whom and how long', () => {
    const words = Array.from({ length: 660 }, () => 'word').join(' ')
    expect(
      heroOf(withHero({ published: '2026-11-20' }, { type: 'articleBody', body: [words] }), 'Blog/Speed.json'),
    ).toMatchObject({ published: '2026-11-20', author: siteDocument.name, minutes: 3 })
  })

  test('of an article says when its facts were checked', () => {
    expect(heroOf(withHero({ reviewed: '2026-11-20' }), 'Blog/Speed.json')).toMatchObject({ reviewed: '2026-11-20' })
    expect(heroOf(withHero({ reviewed: '2026-11-20' }))).not.toHaveProperty('reviewed')
  })

  test('of any other page says none of it', () => {
    expect(heroOf(withHero({ published: '2026-11-20' }))).not.toHaveProperty('published')
  })
})

describe('A link', () => {
  const { index } = contentOf({ 'services/cloud.json': page('Cloud', { aliases: ['/clouds'], canonical: '/cloud' }) })

  test.each([
    ['/clouds', '/services/cloud'],
    ['/clouds#prices', '/services/cloud#prices'],
    ['/clouds?a=1#b', '/services/cloud?a=1#b'],
    ['/services/cloud', '/services/cloud'],
    ['/cloud', '/cloud'],
    ['#prices', '#prices'],
    ['https://example.com/clouds', 'https://example.com/clouds'],
    ['mailto:a@b.c', 'mailto:a@b.c'],
  ])('to %s leads to %s, without a redirect', (link, address) => {
    expect(finalAddress(link, index)).toBe(address)
  })

  test.each([
    ['https://example.com', true],
    ['http://example.com', true],
    ['{linkedin}', true],
    ['/contact', false],
    ['mailto:{email}', false],
  ])('to %s opens in a new tab: %s', (path, external) => {
    expect(isExternal(path)).toBe(external)
    const [, section] = resolved(withHero({}, { ...cta, button: { label: 'Go', path } })).sections
    expect(JSON.stringify(section).includes('"external":true')).toBe(external)
  })

  test('to another site stays in the tab if the author says so', () => {
    const [, section] = resolved(
      withHero({}, { ...cta, button: { label: 'Go', path: 'https://example.com', external: false } }),
    ).sections
    expect(section).toMatchObject({ button: { external: false } })
  })
})

test('a list of one group has only that group', () => {
  const [, list] = resolved(
    withHero({ group: 'data-ai' }, { type: 'serviceList', heading: 'All', group: 'data-ai' }),
  ).sections
  expect(list).toMatchObject({ groups: [{ group: 'data-ai', services: [{ path: '/services/example' }] }] })
})

test('offices come from the site', () => {
  const [, offices] = resolved(withHero({}, { type: 'offices', heading: 'Offices' })).sections
  // No line breaks within a number.
  const unbroken = siteDocument.offices.map(({ phone, ...office }) => ({
    ...office,
    ...(phone && { phone: phone.replaceAll(' ', '\u00A0') }),
  }))
  expect(offices).toMatchObject({ offices: unbroken })
})
