import type { PictureData } from '../../../src/page/page.generated'
import { artManifest, fileNames, readPictures, type Picture, type PictureColor } from './art-manifest'
import { colorOf, type ColoredGroup } from './group-colors'
import { motifs } from './motifs'
import { randomFrom } from './seed'

/** A page's banner picture and the picture for link previews. */
export interface PageArt {
  picture: PictureData
  /**
   * The same picture for panels, related pages and articles: an AVIF of 768 by 432 pixels. Always this file, so that a
   * picture one may have seen as a banner is already there.
   */
  cover: string
  /** Address of a JPEG of 1200 by 630 pixels. */
  card: string
  /** What the pictures show. On the page they only decorate; a link's preview may be read out. */
  words: string
}

const lights: { [color in PictureColor]: string } = {
  blue: 'blue',
  violet: 'violet',
  emerald: 'green',
  amber: 'amber',
  cyan: 'turquoise',
}

/**
 * Gives every page its picture: its own, or one in the color of its group, chosen by its path, so that a page dropped
 * without art has some at once, and keeps it as others come and go.
 */
export class HeroArt {
  readonly #own = new Map<string, Picture>()
  readonly #shared = new Map<PictureColor, Picture[]>()
  readonly #groups: readonly ColoredGroup[]
  /** Made once, as many pages have one picture. */
  readonly #art = new Map<Picture, PageArt>()

  constructor(groups: readonly ColoredGroup[]) {
    this.#groups = groups
    for (const picture of readPictures()) {
      if (picture.page) this.#own.set(picture.page, picture)
      else this.#shared.set(picture.color, [...(this.#shared.get(picture.color) ?? []), picture])
    }
  }

  of(page: Pictured): PageArt {
    const picture = this.pictureOf(page)
    const art = this.#art.get(picture) ?? artOf(picture)
    this.#art.set(picture, art)
    return art
  }

  /** The picture that stands for a whole group. */
  ofGroup(id: string): PageArt {
    return this.of(groupAsPage(id))
  }

  /** The names of all files of the pictures that a site with these pages shows. */
  filesOf(pages: readonly Pictured[]): Set<string> {
    const shown = [...pages, ...this.#groups.map(({ id }) => groupAsPage(id))]
    const pictures = new Set(shown.map((page) => this.pictureOf(page)))
    return new Set([...pictures].flatMap(fileNames))
  }

  /** @throws if there is none in the color of the page's group */
  pictureOf({ path, group }: Pictured): Picture {
    const own = this.#own.get(path)
    if (own) return own
    const shared = this.#shared.get(colorOf(group, this.#groups)) ?? []
    const chosen = shared[Math.floor(randomFrom(path)() * shared.length)]
    if (!chosen) throw new Error(`${artManifest} has no picture for ${path}. Run: npm run art`)
    return chosen
  }
}

function artOf({ motif, color, files, width, height, portrait, colors }: Picture): PageArt {
  return {
    picture: {
      src: address(files.jpeg),
      srcSet: Object.entries(files.avif)
        .map(([pixels, name]) => `${address(name)} ${pixels}w`)
        .join(', '),
      portrait: { src: address(files.portrait), ...portrait },
      width,
      height,
      colors,
      alt: '',
    },
    cover: address(files.avif[768]),
    card: address(files.card),
    words: motifs[motif](lights[color]),
  }
}

/** What decides a page's picture. */
interface Pictured {
  path: string
  group?: string
}

function groupAsPage(id: string): Pictured {
  return { path: `#${id}`, group: id }
}

function address(file: string): string {
  return `/art/${file}`
}
