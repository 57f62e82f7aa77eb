import type { Holder } from './holders'

/** Fields in { } where a name is known and not there yet. */
interface Home {
  holder: Holder
  /** Which of the document's it is. */
  order: number
}

/** Finds where in a document a field belongs that stands elsewhere. */
export class Homes {
  /** For each name, whether the field has to be there, and place: the first of the topmost homes below the place. */
  readonly #below = new Map<string, Home>()

  /** @param holders every group of fields of the document */
  constructor(holders: readonly Holder[]) {
    const strange = new Set(
      holders.flatMap(({ value, properties }) => Object.keys(value).filter((name) => !(name in properties))),
    )
    for (const [order, holder] of holders.entries())
      for (const name of Object.keys(holder.properties))
        if (strange.has(name) && !(name in holder.value)) this.#add(name, { holder, order })
  }

  /** The fields among which a name is known and not there yet: those that need it first, then those nearest to its place. */
  nearest(name: string, { at }: Holder): Holder | undefined {
    return this.#nearestOf(name, true, at) ?? this.#nearestOf(name, false, at)
  }

  #add(name: string, home: Home): void {
    const { at, required } = home.holder
    for (let depth = 0; depth <= at.length; depth++) {
      const key = keyOf(name, required.includes(name), at.slice(0, depth))
      const known = this.#below.get(key)
      if (!known || at.length < known.holder.at.length) this.#below.set(key, home)
    }
  }

  #nearestOf(name: string, needed: boolean, at: Holder['at']): Holder | undefined {
    let best: Home | undefined
    let least = Infinity
    for (let depth = 0; depth <= at.length; depth++) {
      const home = this.#below.get(keyOf(name, needed, at.slice(0, depth)))
      if (!home) continue
      const steps = home.holder.at.length + at.length - 2 * depth
      if (steps > least || (steps === least && best && best.order < home.order)) continue
      ;[best, least] = [home, steps]
    }
    return best?.holder
  }
}

function keyOf(name: string, needed: boolean, at: Holder['at']): string {
  return JSON.stringify([name, needed, ...at])
}
