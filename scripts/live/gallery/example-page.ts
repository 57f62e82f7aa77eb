import { pageFacts } from '../../engine/derived/page-facts'
import type { Page } from '../../engine/schema/document.generated'
import { validators } from '../../engine/schema/validator'
import type { Facts } from '../../engine/site/facts'
import { exampleAt } from './examples'

/** A page with nothing but an example on it. */
export interface ExamplePage {
  document: Page
  facts: Facts
}

/** The page of the example at an address; undefined if there is none, or it breaks its schema. */
export function examplePage(address: string): ExamplePage | undefined {
  const document = exampleAt(address)
  if (!validators().page(document)) return undefined
  const source = { file: address, path: address, stamp: '', changed: 0 }
  return { document, facts: pageFacts(source, { hash: '', value: document, problems: [], roots: {} }) }
}
