import type { Facts } from './facts'

const known = new WeakMap<readonly Facts[], ReadonlyMap<string, number>>()

/** The articles that appeared right before and after one. @param articles all of them, newest first */
export function neighborsOf({ path }: Facts, articles: readonly Facts[]): { previous?: Facts; next?: Facts } {
  const places = known.get(articles) ?? new Map(articles.map((article, place) => [article.path, place]))
  known.set(articles, places)
  const place = places.get(path)
  if (place === undefined) return {}
  const [previous, next] = [articles[place + 1], articles[place - 1]]
  return { ...(previous && { previous }), ...(next && { next }) }
}
