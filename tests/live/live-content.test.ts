import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { randomFrom } from '../../scripts/engine/graphics/seed'
import { bundles, type Renderer } from '../../scripts/engine/render/bundles'
import { prerender } from '../../scripts/engine/render/prerender'
import { readTemplate, type Template } from '../../scripts/engine/render/template'
import { readSchemas, sectionTypes } from '../../scripts/engine/schema/schemas'
import { isObject } from '../../scripts/engine/text/is-object'
import { LiveContent } from '../../scripts/live/live-content'
import { shellAddress } from '../../src/page/route'
import { page, today, withFolder } from '../engine/virtual-site'
import { mutations } from '../mutations'

const schemas = readSchemas()
/** A page with a section of every type. */
const whole = page('Everything', {
  job: schemas.get('definitions/job.schema.json')?.examples?.[0],
  sections: sectionTypes(schemas)
    .sort((a, b) => Number(b === 'hero') - Number(a === 'hero'))
    .map((type) => schemas.get(`sections/${type}.schema.json`)?.examples?.[0]),
})
const text = JSON.stringify(whole, null, 2)
const random = randomFrom('cuts')
/** Texts that lack a few characters somewhere, as after a slip of the hand. */
const cuts = Array.from({ length: 60 }, () => {
  const at = Math.floor(random() * text.length)
  return text.slice(0, at) + text.slice(at + 1 + Math.floor(random() * 3))
})
const broken = [...mutations([whole], 100).map((document) => JSON.stringify(document, null, 2)), ...cuts]

let renderer: Renderer
let template: Template
beforeAll(async () => {
  const bundle = await bundles()
  renderer = await bundle.renderer()
  template = readTemplate(bundle)
})

/** Reads a site with a page of every section, and gives the way to save that page. */
function live<T>(first: string, use: (content: LiveContent, save: (text: string) => void) => T): T {
  return withFolder({ 'career/all.json': first, 'services/index.json': page('Services') }, (pages) => {
    const content = new LiveContent(pages, today)
    content.glance('/career/all')
    return use(content, (text) => writeFileSync(path.join(pages, 'career/all.json'), text))
  })
}

/** Looks at the page as a browser would. */
function look(content: LiveContent) {
  const shown = content.page('/career/all')
  const shell = shown && content.shellAt(shellAddress(shown.site))
  if (!shown || !shell) throw new Error('There is no page')
  return {
    shown,
    told: content.problems('/career/all'),
    html: prerender(shown, shell, renderer, template).html,
  }
}

describe('A document that is broken in any way', () => {
  test('is shown after it was right, each section under a name of its own', () => {
    live(text, (content, save) => {
      const right = look(content).shown.sections.length
      for (const [number, next] of broken.entries()) {
        if (number % 10 === 0) save(text)
        look(content)
        save(next)
        const { shown, told, html } = look(content)
        expect(html).toContain('<main')
        expect(shown.sections.length).toBeLessThanOrEqual(right + 3)
        const ids = shown.sections.map(({ id }) => id)
        expect([...new Set(ids)]).toEqual(ids)
        expect(told.marks.flatMap(({ above }) => above).filter((id) => !ids.includes(id))).toEqual([])
      }
    })
  })

  test('is shown though it never was right', () => {
    for (const next of broken.slice(0, 30).concat(cuts.slice(0, 20)))
      live(next, (content) => expect(look(content).html).toContain('<main'))
  })
})

describe('A picture that is missing', () => {
  const section = (src: string) => ({
    type: 'picture',
    heading: 'Our office',
    text: ['It has a view.'],
    image: { src, alt: 'Two desks' },
  })
  const shownWith = (src: string) =>
    live(JSON.stringify(page('Office', { sections: [section(src)] }), null, 2), (content) => look(content))

  test.each([
    ['still to be chosen', ''],
    ['not in its folder', 'office.jpg'],
  ])('stands in a frame where it is %s, with all around it', (_, src) => {
    const { html, shown } = shownWith(src)
    expect(shown.sections.map(({ type }) => type)).toContain('picture')
    expect(html).toMatch(/<img [^>]*src="data:image\/svg\+xml,[^"]*A%20picture%20goes%20here[^"]*" alt="Two desks"/)
  })

  test('is told as what is wrong all the same', () => {
    expect(shownWith('').told.marks).toMatchObject([{ problems: [{ message: expect.stringContaining('"src"') }] }])
  })
})

test('A section with brackets one within another to no end is told there, and stands as it was', () => {
  const sections: unknown[] = isObject(whole) && Array.isArray(whole.sections) ? whole.sections : []
  const deep = JSON.stringify({ ...whole, sections: sections.toSpliced(2, 0, 'HERE') }).replace(
    '"HERE"',
    '['.repeat(100_000),
  )
  live(text, (content, save) => {
    const { length } = look(content).shown.sections
    save(deep)
    const { shown, told } = look(content)
    expect(shown.sections).toHaveLength(length)
    expect(told.marks.map(({ section, problems }) => [section, problems.map(({ rule }) => rule)])).toEqual([
      [2, ['nested-deeply']],
    ])
  })
})

describe('Sections', () => {
  const [hero, ...others] = isObject(whole) && Array.isArray(whole.sections) ? whole.sections : []
  const typesAfter = (sections: unknown[]) =>
    live(text, (content, save) => {
      look(content)
      save(JSON.stringify({ ...whole, sections }))
      return look(content).shown.sections.map(({ type }) => type)
    })
  const wrong = (section: object) => ({ ...section, wrong: true })

  test('keep their last good versions when they are moved and broken at once', () => {
    const [first, second, ...rest] = others
    expect(typesAfter([hero, wrong(second), wrong(first), ...rest])).toEqual(
      [hero, second, first, ...rest].map(({ type }) => type),
    )
  })

  test('that are removed do not come back in place of another that is broken', () => {
    const [, second, ...rest] = others
    expect(typesAfter([hero, wrong(second), ...rest])).toEqual([hero, second, ...rest].map(({ type }) => type))
  })

  test('that are new and broken leave the others where they are', () => {
    expect(typesAfter([hero, { type: 'cta', heading: 'New' }, ...others])).toEqual(
      [hero, ...others].map(({ type }) => type),
    )
  })
})

test('A page that was made before more documents were read still gets the shell it was made with', () => {
  const inMenu = page('Cloud', { group: 'data-ai', menu: { order: 1 } })
  withFolder({ 'about.json': page('About'), 'services/cloud.json': inMenu }, (pages) => {
    const content = new LiveContent(pages, today)
    const nameOfShell = () => content.page('/about')?.site ?? ''
    content.glance('/about')
    const before = nameOfShell()
    const shell = content.shellAt(shellAddress(before))
    expect(shell).toBeDefined()
    content.glance('/services/cloud')
    expect(nameOfShell()).not.toBe(before)
    expect(content.shellAt(shellAddress(before))).toEqual(shell)
  })
})
