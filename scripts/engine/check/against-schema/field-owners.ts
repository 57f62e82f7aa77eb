import type { Fieldset } from './fieldsets'

/** Fields in { } where a name is known and not there yet. */
interface Owner {
  fieldset: Fieldset
  /** Which of the document's it is. */
  order: number
}

/** Finds where in a document a field belongs that stands elsewhere. */
export class FieldOwners {
  /** For each name, whether the field has to be there, and place: the first of the topmost owners below the place. */
  readonly #below = new Map<string, Owner>()

  /** @param fieldsets every group of fields of the document */
  constructor(fieldsets: readonly Fieldset[]) {
    const strange = new Set(
      fieldsets.flatMap(({ value, properties }) => Object.keys(value).filter((name) => !(name in properties))),
    )
    for (const [order, fieldset] of fieldsets.entries())
      for (const name of Object.keys(fieldset.properties))
        if (strange.has(name) && !(name in fieldset.value)) this.#add(name, { fieldset, order })
  }

  /** The fields among which a name is known and not there yet: those that need it first, then those nearest to its place. */
  nearest(name: string, { at }: Fieldset): Fieldset | undefined {
    return this.#nearestOf(name, true, at) ?? this.#nearestOf(name, false, at)
  }

  #add(name: string, owner: Owner): void {
    const { at, required } = owner.fieldset
    for (let depth = 0; depth <= at.length; depth++) {
      const key = keyOf(name, required.includes(name), at.slice(0, depth))
      const known = this.#below.get(key)
      if (!known || at.length < known.fieldset.at.length) this.#below.set(key, owner)
    }
  }

  #nearestOf(name: string, needed: boolean, at: Fieldset['at']): Fieldset | undefined {
    let best: Owner | undefined
    let least = Infinity
    for (let depth = 0; depth <= at.length; depth++) {
      const owner = this.#below.get(keyOf(name, needed, at.slice(0, depth)))
      if (!owner) continue
      const steps = owner.fieldset.at.length + at.length - 2 * depth
      if (steps > least || (steps === least && best && best.order < owner.order)) continue
      ;[best, least] = [owner, steps]
    }
    return best?.fieldset
  }
}

function keyOf(name: string, needed: boolean, at: Fieldset['at']): string {
  return JSON.stringify([name, needed, ...at])
}
