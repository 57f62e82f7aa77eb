import type { Facts } from '../site/facts'
import { nearestAmong } from '../text/nearest'
import type { Whole } from './check'

/** The place on a page that a link was meant to lead to, and whether it can be no other. */
export interface PlaceMeant {
  anchor: string
  sure: boolean
}

interface Known {
  anchors: ReadonlySet<string>
  near: (anchor: string) => string | undefined
}

/** The places that links may lead to. Those of a page are made ready once for all links to it. */
export class PlacesOnPages {
  readonly #whole: Pick<Whole, 'index' | 'placesOn'>
  readonly #known = new Map<Facts, Known>()
  #owners: Map<string, Facts | undefined> | undefined

  constructor(whole: Pick<Whole, 'index' | 'placesOn'>) {
    this.#whole = whole
  }

  /** The anchors of a page. */
  on(page: Facts): readonly string[] {
    return this.#whole.placesOn(page).anchors
  }

  has(page: Facts, anchor: string): boolean {
    return this.#of(page).anchors.has(anchor)
  }

  /** A place with a name like this, or with these words as its heading. */
  meant(page: Facts, anchor: string): PlaceMeant | undefined {
    const words = anchor.replaceAll('%20', ' ')
    const headed = /[A-Z\s]/.test(words) ? this.#headed(page, words) : undefined
    if (headed !== undefined) return { anchor: headed, sure: true }
    const near = this.#of(page).near(words)
    return near === undefined ? undefined : { anchor: near, sure: near === plain(words) }
  }

  /** The only page that has a place of this name. */
  owner(anchor: string): Facts | undefined {
    this.#owners ??= this.#ownersOfAll()
    return this.#owners.get(anchor)
  }

  #of(page: Facts): Known {
    const known = this.#known.get(page) ?? this.#look(page)
    this.#known.set(page, known)
    return known
  }

  #look(page: Facts): Known {
    const anchors = this.on(page)
    return { anchors: new Set(anchors), near: nearestAmong(anchors) }
  }

  #headed(page: Facts, words: string): string | undefined {
    const { headings = [] } = this.#whole.placesOn(page)
    return headings.find(([, heading]) => plain(heading) === plain(words))?.[0]
  }

  #ownersOfAll(): Map<string, Facts | undefined> {
    const owners = new Map<string, Facts | undefined>()
    const { index, placesOn } = this.#whole
    for (const page of index.pages)
      for (const anchor of placesOn(page).anchors) owners.set(anchor, owners.has(anchor) ? undefined : page)
    return owners
  }
}

/** Words as the name of a place: Where we are → where-we-are. */
function plain(words: string): string {
  return words
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
}
