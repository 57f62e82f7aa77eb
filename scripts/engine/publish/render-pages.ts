import { fileOf } from '../../../src/page/route'
import { textHash } from '../check/read-facts'
import { readText } from '../files/file-text'
import { optimizeFor } from '../optimizer'
import { toldEach, type Told } from '../progress'
import { Refusal } from '../refusal'
import { prerender, publishedMain } from '../render/prerender'
import { readTemplate } from '../render/template'
import { resolvePage } from '../resolve/resolve'
import type { Page as Document } from '../schema/document.generated'
import type { Facts } from '../site/facts'
import { addressesOf } from './addresses'
import type { Build } from './plan'
import type { Reason } from './stale-pages'
import type { BuiltPage } from './state'

/** Renders pages and hands their files to the publication. */
export async function renderPages(build: Build, stale: ReadonlyMap<BuiltPage, Reason>, told?: Told): Promise<void> {
  const { out, context, shell, bundle, publication, last } = build
  optimizeFor(stale.size)
  const renderer = await bundle.renderer(typesOf(stale.keys()))
  const template = readTemplate(bundle)
  for (const [{ facts }, reason] of toldEach('Making pages', [...stale], told)) {
    const document = readDocument(facts)
    for (const [index, addresses] of addressesOf(facts, context).entries()) {
      const page = resolvePage(document, facts, context, index + 1)
      const kept = reason === 'the header or footer changed' ? publishedMain(out, last?.files, addresses[0]) : undefined
      const { html, json } = rendered(facts, () => prerender(page, shell, renderer, template, kept))
      for (const address of addresses) {
        publication.write(fileOf(address, 'html'), html)
        publication.write(fileOf(address, 'json'), json)
      }
    }
  }
}

/** The types of sections that pages have. */
function typesOf(pages: Iterable<BuiltPage>): string[] {
  const types = new Set<string>()
  for (const { facts } of pages) for (const type of facts.sections) types.add(type)
  return [...types]
}

/** @throws Refusal if the code fails: with a page that lacks a section nothing is published */
function rendered<Files>({ file }: Facts, render: () => Files): Files {
  try {
    return render()
  } catch (error) {
    throw new Refusal(
      `${file} could not be made into a page, so nothing was published. Give whoever looks after the code these words: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    )
  }
}

/**
 * Reads a document again that was found right: its text is the same, so nothing is checked again. It is read twice, once
 * for facts and once to render: keeping ten thousand in memory costs 600 MB and no less time.
 * @throws Refusal if it has changed since
 */
export function readDocument({ file, hash }: Facts): Document {
  const text = readText(file)
  if (textHash(text) !== hash)
    throw new Refusal(`${file} changed while the site was built, so nothing was published. Build again.`)
  return JSON.parse(text)
}
