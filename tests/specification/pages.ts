import { readContent } from '../../scripts/engine/check/content'
import { readSource } from '../../scripts/engine/load/read-source'
import { resolvePage } from '../../scripts/engine/resolve/resolve'
import type { Page } from '../../scripts/engine/schema/document.generated'
import { fieldsOf } from '../../scripts/engine/schema/fields'
import { validators } from '../../scripts/engine/schema/validator'
import { surroundingsOf, type Surroundings } from '../../scripts/engine/site/surroundings'
import { textsIn } from '../../scripts/workshop/tests/page-lengths'
import type { Page as ResolvedPage } from '../../src/page/page.generated'
import routes from './routes.json' with { type: 'json' }

/** A page that the specification names. */
export interface Route {
  path: string
  kind: string
  aliases?: string[]
  canonical?: string
  group?: string
  menuOrder?: number
  hero?: string
}

export const specified: Route[] = routes
export const services = specified.filter(({ kind }) => kind === 'service')

const date = '2026-11-21'
export const content = readContent({ pages: 'pages-json', date })

/** What the site's pages can show of each other. */
export const surroundings = around()

function around(): Surroundings {
  const { index, site } = content
  if (!site) throw new Error('_site.json cannot be used.')
  return surroundingsOf(index, site, date)
}

/** The document at an address. @throws if there is none */
export function documentAt(path: string): Page {
  const facts = content.index.page(path)
  const value = facts && readSource(facts.file)?.value
  if (!validators().page(value)) throw new Error(`There is no right page at ${path}.`)
  return value
}

/** The page at an address, as visitors get it. @throws if there is none */
export function pageAt(path: string): ResolvedPage {
  const facts = content.index.page(path)
  if (!facts) throw new Error(`There is no page at ${path}.`)
  return resolvePage(documentAt(path), facts, {
    ...surroundings,
    shell: '',
    pictures: new Map(),
    attachments: new Map(),
    cards: new Set<string>(),
  })
}

/** The texts a visitor reads in a page's sections, without their markup, in reading order. */
export function textsOf(path: string): string[] {
  return textsIn(fieldsOf(documentAt(path)))
}

/** Where a page's own links lead, those in its texts included. */
export function linksOf(path: string): string[] {
  const facts = content.index.page(path)
  return facts?.links.map((link) => link.split('#')[0] ?? '') ?? []
}
