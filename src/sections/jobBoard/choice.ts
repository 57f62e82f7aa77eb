import { withValues } from '../../components/query'
import type { Region } from '../../page/page.generated'

/** What a visitor looks for. */
export interface Choice {
  region: Region
  search: string
}

const byDefault: Choice = { region: 'india', search: '' }

/** The choice an address's query stands for: ?region=usa&search=wordpress. */
export function choiceIn(query: string): Choice {
  const parameters = new URLSearchParams(query)
  return {
    region: regionOf(parameters.get('region')),
    search: parameters.get('search') ?? byDefault.search,
  }
}

/** The region a word stands for; any other word for the first. */
export function regionOf(word: string | null): Region {
  return word?.toLowerCase() === 'usa' ? 'usa' : byDefault.region
}

/** The query with another choice in it. What goes without saying is left out; what is not the board's stays. */
export function withChoice(query: string, change: Partial<Choice>): string {
  const { region, search } = { ...choiceIn(query), ...change }
  return withValues(query, { region: region === byDefault.region ? '' : region, search })
}
