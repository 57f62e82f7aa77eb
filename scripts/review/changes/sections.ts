import { inWords } from '../../engine/problems/words/entries'
import { isObject } from '../../engine/text/is-object'
import { align } from './align'
import { fieldChanges } from './fields'
import { quoted, sentence } from './words'

/** What changed between two states of a page's sections, a sentence for each. */
export function sectionChanges(before: readonly unknown[], after: readonly unknown[]): string[] {
  const { pairs, removed, added, moved } = align(before, after, knownBy)
  return [
    ...removed.map((place) => sentence(`a section was removed: ${called(before, place)}`)),
    ...added.map((place) => sentence(`a section was added: ${called(after, place)}`)),
    ...moved.map(({ after: place }) => sentence(`a section moved to another place: ${called(after, place)}`)),
    ...pairs.flatMap((pair) => {
      const [one, other] = [before[pair.before], after[pair.after]]
      if (!isObject(one) || !isObject(other)) return []
      const isTop = isHero(one)
      const changes = fieldChanges(one, other, { name: isTop ? undefined : headingOf(one) })
      const where = isTop ? 'at the top' : `in ${called(before, pair.before)}`
      return changes.length ? [sentence(`${where}: ${changes.join('; ')}`)] : []
    }),
  ]
}

/** A section as readers know it: by its heading, or else by what it is; by its place too, where that is not enough. */
function called(sections: readonly unknown[], place: number): string {
  const name = nameOf(sections[place])
  const alone = sections.filter((section) => nameOf(section) === name).length === 1
  return alone ? name : `${name} (section ${place + 1})`
}

function nameOf(section: unknown): string {
  const heading = headingOf(section)
  if (heading !== undefined) return quoted(heading)
  return isObject(section) && typeof section.type === 'string' ? `the ${inWords(section.type)}` : 'something'
}

/** There is one hero: it stays the same whatever it says. */
function knownBy(section: unknown): string | undefined {
  return isHero(section) ? 'hero' : headingOf(section)
}

function isHero(section: unknown): boolean {
  return isObject(section) && section.type === 'hero'
}

function headingOf(section: unknown): string | undefined {
  return isObject(section) && typeof section.heading === 'string' && section.heading ? section.heading : undefined
}
