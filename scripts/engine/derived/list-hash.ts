import { hash } from 'node:crypto'
import { linksMoved } from '../site/final-address'
import { heldBack } from '../site/held-back'
import { summaryWithCover } from './related'
import type { Surroundings } from '../site/surroundings'

const known = new WeakMap<Surroundings, Map<ListName, string>>()

type ListName = keyof typeof shown

/** Hash of what a list shows that many pages may have: worked out once for all of them. */
export function listHash(name: ListName, around: Surroundings): string {
  const hashes = known.get(around) ?? new Map<ListName, string>()
  known.set(around, hashes)
  const made = hashes.get(name) ?? shortHash(shown[name](around))
  hashes.set(name, made)
  return made
}

const shown = {
  services: ({ lists: { services } }: Surroundings) => services,
  articles: (around: Surroundings) => around.lists.articles.map((page) => summaryWithCover(page, around)),
  jobs: ({ lists: { openings }, site: { name, email, linkedin }, index, date }: Surroundings) => [
    openings.map((page) => [page.path, page.job, heldBack(page, date), linksMoved(page, index)]),
    [name, email, linkedin],
  ],
}

export function shortHash(value: unknown): string {
  return hash('sha1', JSON.stringify(value)).slice(0, 16)
}
