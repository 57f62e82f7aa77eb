import type { Facts } from '../../engine/site/facts'
import { matchOf } from '../../engine/text/word-match'
import type { Choice } from './contract'
import type { Desk } from './desk'
import { titleOf } from './page-titles'

const ranks = { start: 2, within: 3, none: 4 }

/** Of so many pages that are found, the places on them are offered as well. */
const mostWithPlaces = 12

/** Pages by their titles and addresses, each with the places on it; what was named exactly comes first. */
export function linkChoices(desk: Desk, search: string): Choice[] {
  const asked = search.trim().toLowerCase()
  const [page = '', place = ''] = asked.split('#')
  const words = page.split(/\s+/).filter(Boolean)
  const rankOf = (facts: Facts) => {
    const [path, title] = [facts.path.toLowerCase(), titleOf(desk, facts).toLowerCase()]
    if (path === page) return 0
    if (title.startsWith(page) || path.startsWith(page)) return 1
    return ranks[matchOf(`${title} ${path}`, words)]
  }
  const found = desk.content.checked.index.pages
    .map((facts) => ({ facts, rank: rankOf(facts) }))
    .filter(({ rank }) => rank < ranks.none)
    .sort((one, other) => one.rank - other.rank)
  return found.flatMap(({ facts }, number) => {
    const own = {
      value: facts.path,
      label: titleOf(desk, facts),
      ...(facts.group !== undefined && { detail: facts.group }),
    }
    const places = asked !== '' && number < mostWithPlaces ? placesOn(facts, titleOf(desk, facts)) : []
    return [own, ...places.filter(({ value, label }) => `${value} ${label}`.toLowerCase().includes(place))]
  })
}

function placesOn({ path, headings = [] }: Facts, title: string): Choice[] {
  return headings.map(([id, words]) => ({ value: `${path}#${id}`, label: words, detail: title }))
}
