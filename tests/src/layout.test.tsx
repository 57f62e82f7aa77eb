import { renderToString } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { bundles, type Renderer } from '../../scripts/engine/render/bundles'
import { NavigationState, useNavigationState } from '../../src/layout/NavigationState'
import type { Page, Site } from '../../src/page/page.generated'
import { placeOf } from '../../src/page/route'
import { resolveExample, siteDocument } from '../examples'

const { page: example } = resolveExample({
  title: 'A page',
  description: 'Of the tests.',
  sections: [{ type: 'hero', heading: 'A page' }],
})

const links = (...paths: string[]) => paths.map((path) => ({ path, label: `To ${path}`, description: '' }))

const site: Site = {
  ...siteDocument,
  navigation: links('/', '/services', '/Blog', '/career', '/contact'),
  legalLinks: links('/privacy'),
  floatingContact: links('mailto:hello@example.com', '/contact'),
  preload: [],
  regions: [],
  roots: { services: '/services', contact: '/contact' },
  belongsTo: { '/reports': '/services' },
  groups: [
    { group: 'data-ai', label: 'Data', services: links('/services/data', '/reports'), footerColumn: 2 },
    { group: 'strategy-transformation', label: 'Strategy', services: links('/services/plans'), footerColumn: 2 },
    { group: 'creative-experience', label: 'Design', services: links('/services/brands') },
    { group: 'application-engineering', label: 'Software', services: links('/services/apps'), footerColumn: 1 },
  ],
}

const pageAt = (path: string): Page => ({ ...example, path, site: 'test' })

let renderer: Renderer
const shellOf = (path: string) => {
  const { before, after } = renderer.renderShell(pageAt(path), site)
  return before + after
}

beforeAll(async () => {
  renderer = await (await bundles()).renderer()
})

describe('The navigation state', () => {
  function Probe() {
    return <>{JSON.stringify(useNavigationState())}</>
  }

  test('used outside of its provider raises an error that says what to do', () => {
    expect(() => renderToString(<Probe />)).toThrow(
      'useNavigationState was called outside of its provider. Render the component inside <NavigationState>, as PageRenderer does.',
    )
  })

  test('says nothing about menus before the browser has told it', () => {
    const html = renderToString(
      <NavigationState path="/">
        <Probe />
      </NavigationState>,
    )
    expect(html).toBe('{}')
  })
})

describe('The active link', () => {
  test.each([
    ['/', '/'],
    ['/services', '/services'],
    ['/services/data', '/services'],
    ['/reports', '/services'],
    ['/Blog/Speed', '/Blog'],
    ['/contact', '/contact'],
    ['/about', undefined],
    ['/404', undefined],
  ])('of %s is %s', (path, active) => {
    expect(placeOf(path, site).active).toBe(active)
  })

  test.each([
    ['/services/data', '<button type="button" class="[^"]*" popoverTarget="services-menu" aria-current="true">'],
    ['/services/data', '<a href="/services/data" aria-current="page">'],
    ['/Blog/Speed', '<a href="/Blog" class="[^"]*" aria-current="true">'],
    ['/Blog', '<a href="/Blog" class="[^"]*" aria-current="page">'],
  ])('on %s is marked as %s', (path, mark) => {
    expect(shellOf(path)).toMatch(new RegExp(mark, 'i'))
  })
})

describe('Header and footer', () => {
  const paths = ['/', '/about', '/services', '/services/data', '/services/other', '/reports', '/Blog', '/Blog/Speed']

  test.each([...paths, '/contact', '/contact/form'])('fit %s, whichever page was rendered before', (path) => {
    for (const other of [...paths, '/contact']) shellOf(other)
    const { before, after } = renderer.renderShell(pageAt(path), site)
    expect(before + renderer.renderMain(pageAt(path), site) + after).toBe(renderer.renderWhole(pageAt(path), site))
  })

  test('are rendered once for pages that they treat alike', () => {
    expect(renderer.renderShell(pageAt('/Blog/Speed'), site)).toBe(renderer.renderShell(pageAt('/Blog/Agents'), site))
  })

  test('say nothing about open menus, which the script will know', () => {
    expect(shellOf('/')).not.toContain('aria-expanded')
  })
})

describe('A site without services in the menu', () => {
  test('has a plain link to the services', () => {
    const { before } = renderer.renderShell({ ...pageAt('/'), site: 'without services' }, { ...site, groups: [] })
    expect(before).toContain('href="/services"')
    expect(before).not.toContain('services-menu')
  })
})

describe('The footer', () => {
  const columns = () => {
    const [, links = ''] = /<nav aria-label="Footer"[^>]*>(.*?)<\/nav>/.exec(shellOf('/')) ?? []
    return [...links.matchAll(/<div[^>]*>(.*?)<\/div>/g)].map(([, html = '']) =>
      [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, title]) => title),
    )
  }

  test('joins groups of one column, and gives a group without one its own', () => {
    expect(columns()).toEqual([['Company'], ['Software'], ['Data', 'Strategy'], ['Design'], []])
  })
})
