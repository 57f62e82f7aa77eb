import { beforeAll, describe, expect, test } from 'vitest'
import { bundles, type Renderer } from '../../scripts/engine/render/bundles'
import { resolveExample } from '../examples'
import { wordsOf } from '../html'

let renderer: Renderer

beforeAll(async () => {
  renderer = await (await bundles()).renderer()
})

/** A section as visitors get it, and its words. */
function shown(section: object): { html: string; words: string } {
  const sections = [{ type: 'hero', heading: 'About' }, section]
  const { page, site } = resolveExample({ title: 'About', description: 'Who we are.', sections }, 'about.json')
  const html = renderer.renderMain(page, site)
  const after = html.slice(html.lastIndexOf('data-band="light"'))
  return { html: after, words: wordsOf(after) }
}

describe('Among people with pictures', () => {
  const image = { src: 'office.jpg', alt: 'Asha Menon at a desk.' }
  const asha = { name: 'Asha Menon', role: 'Designer' }
  const team = (...people: object[]) => shown({ type: 'people', heading: 'Who you work with', people })

  test('who has none has initials in its place, which nobody hears', () => {
    expect(team({ ...asha, image }, { name: 'Émile van der Berg', role: 'Tester' }).html).toMatch(
      /aria-hidden="true"[^>]*>ÉB</,
    )
  })

  test('a name of one word has one', () => {
    expect(team({ ...asha, image }, { name: 'Pelé', role: 'Striker' }).html).toMatch(/aria-hidden="true"[^>]*>P</)
  })

  test('nobody has initials where nobody has a picture', () => {
    expect(team(asha).html).not.toContain('aria-hidden')
  })

  test('a link to a profile says whose', () => {
    const { words } = team({ ...asha, profile: 'https://profiles.test/asha' })
    expect(words).toContain('Profile of Asha Menon (opens in a new tab)')
  })
})

test('a price stands above the button of a call to action', () => {
  const button = { label: 'Contact Us', path: '/contact' }
  const { words } = shown({ type: 'cta', heading: 'Start', price: 'A fixed price.', button })
  expect(words).toMatch(/A fixed price\.Contact Us$/)
})

test('the facts of the company lead to its entry in the register', () => {
  const { html } = shown({ type: 'companyFacts', heading: 'Facts' })
  expect(html).toContain('<a href="https://register.example.com/1" target="_blank" rel="noopener">')
})
