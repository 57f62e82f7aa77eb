import type { PictureData } from '../../../src/page/page.generated'
import { artManifest, readPictures, type Picture, type PictureColor } from './art-manifest'
import { colorOf, type ColoredGroup } from './group-colors'
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

const scenes: { [motif in Picture['motif']]: (light: string) => string } = {
  globe: (light) => `A globe at night, drawn in dots of ${light} light, with bright arcs from place to place`,
  city: (light) => `A city at night, drawn in lines of ${light} light and seen from above`,
  waves: (light) => `Waves of small ${light} lights in the dark`,
  silk: (light) => `Folds of dark silk with edges of ${light} light`,
}

/**
 * What is mixed into a page's path before its picture is chosen by it. A choice by the path alone would never change as
 * other pages come and go, but gives some that stand side by side the same picture; a list of pages would say who gets
 * what, and nothing of pages to come. So for each color the first number was taken with which no two of the site's own
 * neighbors are alike. With other pictures, or pages, another is needed: tests/engine/graphics/hero-art.test.ts says so.
 */
const mixedIn: { [color in PictureColor]: number } = { blue: 1, violet: 254, emerald: 7, amber: 3, cyan: 2 }

/**
 * Gives every page its picture: its own, or one in the color of its group, chosen by its path, so that a page dropped
 * without art has some at once.
 */
export class HeroArt {
  readonly #pictures = readPictures()
  readonly #groups: readonly ColoredGroup[]

  constructor(groups: readonly ColoredGroup[]) {
    this.#groups = groups
  }

  of({ path, group }: { path: string; group?: string }): PageArt {
    const color = colorOf(group, this.#groups)
    const chosen = this.#pictures.find(({ page }) => page === path) ?? this.#shared(path, color)
    if (!chosen) throw new Error(`${artManifest} has no picture for ${path}. Run: npm run art`)
    const { motif, files, width, height, portrait, colors } = chosen
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
      words: scenes[motif](lights[chosen.color]),
    }
  }

  /** The picture that a color lends a page: always the same for the same path. */
  #shared(path: string, color: PictureColor): Picture | undefined {
    const shared = this.#pictures.filter((picture) => !picture.page && picture.color === color)
    const choice = randomFrom(`${path} ${mixedIn[color]}`)()
    return shared[Math.floor(choice * shared.length)]
  }
}

function address(file: string): string {
  return `/art/${file}`
}
