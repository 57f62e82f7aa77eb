import { fileOf } from '../../src/page/route'
import type { Page as Document } from '../content/document.generated'
import { resolvePage } from '../content/resolve'
import { readSource } from '../content/sources'
import { validators } from '../content/validator'
import type { Build } from './build-site'
import { prerender, publishedMain } from './prerender'
import type { Reason } from './stale-pages'
import type { BuiltPage } from './state'
import { readTemplate } from './template'

/** Renders pages and hands their files to the publication. */
export async function renderPages(build: Build, stale: ReadonlyMap<BuiltPage, Reason>): Promise<void> {
  const { out, content, context, shell, bundle, publication } = build
  const renderer = await bundle.renderer()
  const template = readTemplate(bundle.client)
  for (const [{ facts, addresses }, reason] of stale) {
    const document = content.read.get(facts.file) ?? readAgain(facts.file)
    const page = resolvePage(document, facts, context)
    const kept = reason === 'the header or footer changed' ? publishedMain(out, facts.path) : undefined
    const { html, json } = prerender(page, shell, renderer, template, kept)
    for (const address of addresses) {
      publication.write(fileOf(address, 'html'), html)
      publication.write(fileOf(address, 'json'), json)
    }
  }
}

/** A document that has not changed since it was found right. */
function readAgain(file: string): Document {
  const { value } = readSource(file)
  if (!validators().page(value)) throw new Error(`${file} changed while the site was built. Build again.`)
  return value
}
