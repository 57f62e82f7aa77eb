import type { Card } from '../graphics/cards'
import { colorOf } from '../graphics/group-colors'
import type { Facts } from '../site/facts'
import { fill } from '../site/placeholders'
import type { Surroundings } from '../site/surroundings'

/** What stands above the title of a page that is of no group. */
const kinds: { [kind in Facts['kind']]?: string } = { article: 'Article', job: 'Open position' }

/** What the social card of a page shows. */
export function cardOf(page: Facts, { site, art }: Pick<Surroundings, 'site' | 'art'>): Card {
  const group = site.groups.find(({ id }) => id === page.group)
  return {
    title: fill(page.title, site),
    above: group ? fill(group.label, site) : (kinds[page.kind] ?? ''),
    company: site.name,
    ground: art.pictureOf(page).files.card,
    color: colorOf(page.group, site.groups),
  }
}
