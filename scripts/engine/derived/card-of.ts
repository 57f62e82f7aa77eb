import { cardFile, type Card } from '../graphics/cards'
import { colorOf } from '../graphics/group-colors'
import type { Facts } from '../site/facts'
import { fill } from '../site/placeholders'
import type { Surroundings } from '../site/surroundings'

type Around = Pick<Surroundings, 'site' | 'art'>

/** What stands above the title of a page that is of no group. */
const kinds: { [kind in Facts['kind']]?: string } = { article: 'Article', job: 'Open position' }

/** What the social card of a page shows. */
export function cardOf(page: Facts, { site, art }: Around): Card {
  const group = site.groups.find(({ id }) => id === page.group)
  return {
    title: fill(page.title, site),
    above: group ? fill(group.label, site) : (kinds[page.kind] ?? ''),
    company: site.name,
    ground: art.pictureOf(page).files.card,
    color: colorOf(page.group, site.groups),
  }
}

/** The file of a page's social card; undefined while it is not drawn. @param cards those that are */
export function drawnCardOf(page: Facts, around: Around & { cards: ReadonlySet<string> }) {
  if (around.cards.size === 0) return undefined
  const file = cardFile(cardOf(page, around))
  return around.cards.has(file) ? file : undefined
}
