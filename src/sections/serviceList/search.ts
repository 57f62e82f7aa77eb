import { replaceQuery, withValues } from '../../navigation/query'

const name = 'search'

/** The text an address's query has visitors look for: ?search=seo+audit. */
export function searchIn(query: string): string {
  return new URLSearchParams(query).get(name) ?? ''
}

/** Looks for a text. What else is in the query stays. */
export function search(text: string): void {
  replaceQuery((query) => withSearch(query, text))
}

export function withSearch(query: string, text: string): string {
  return withValues(query, { [name]: text })
}
