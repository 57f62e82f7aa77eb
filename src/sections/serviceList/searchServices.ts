import type { ServiceGroup } from '../../page/page.generated'

export interface Found {
  /** The addresses of the services that were found. */
  paths: Set<string>
  /** What finds the words in them, the only group of which is the word; undefined where none is looked for. */
  words?: RegExp
}

/**
 * The services that have all words of a text, whatever their case. Without text, all.
 * @returns those with the words in their name or description, where words begin: who looks for “ai” does not mean
 * “maintained”. If there are none, those of a group with these words in its name, or else those with the words anywhere
 */
export function searchServices(groups: ServiceGroup[], text: string): Found {
  const services = groups.flatMap(({ label: group, services: own }) =>
    own.map(({ path, label, description }) => ({ path, group, own: `${label} ${description}` })),
  )
  const words = text.split(/\s+/).filter(Boolean)
  if (words.length === 0) return { paths: new Set(services.map(({ path }) => path)) }

  const stems = words.map(stemOf)
  const ways = [
    { before: wordBegins, inGroup: false },
    { before: wordBegins, inGroup: true },
    { before: '', inGroup: false },
  ]
  for (const { before, inGroup } of ways) {
    const patterns = stems.map((stem) => new RegExp(before + stem, 'iu'))
    const found = services.filter(({ group, own }) =>
      patterns.every((pattern) => pattern.test(inGroup ? `${group} ${own}` : own)),
    )
    if (found.length > 0)
      return {
        paths: new Set(found.map(({ path }) => path)),
        words: new RegExp(`(${before}(?:${stems.join('|')}))`, 'iu'),
      }
  }
  return { paths: new Set() }
}

const wordBegins = '(?<![\\p{L}\\p{N}])'

/** A pattern for a word and those that go on from it. “Audits” finds an audit, too. */
function stemOf(word: string): string {
  const stem = word.length > 3 ? word.replace(/s$/i, '') : word
  return stem.replace(/[$()*+.?[\\\]^{|}/]/g, '\\$&')
}

/** How many there are: 44 services, 5 of 44 services. */
export function countOf(found: number, all: number): string {
  return `${found === all ? all : `${found} of ${all}`} services`
}
