import type { PictureData } from '../../../src/page/page.generated'
import { artManifest, readPictures, type Picture } from './art-manifest'
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

const lights: { [group in Picture['group']]: string } = {
  company: 'blue',
  'application-engineering': 'violet',
  'data-ai': 'green',
  'strategy-transformation': 'amber',
  'creative-experience': 'turquoise',
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
 * what, and nothing of pages to come. So for each group the first number was taken with which no two of the site's own
 * neighbors are alike. With other pictures, or pages, another is needed: tests/engine/graphics/hero-art.test.ts says so.
 */
const mixedIn: { [group in Picture['group']]: number } = {
  company: 1,
  'application-engineering': 254,
  'data-ai': 7,
  'strategy-transformation': 3,
  'creative-experience': 2,
}

/**
 * Gives every page its picture: its own, or one that its group shares, chosen by its path, so that a page dropped
 * without art has some at once.
 */
export class HeroArt {
  readonly #pictures = readPictures()

  of({ path, group = 'company' }: { path: string; group?: Picture['group'] }): PageArt {
    const chosen = this.#pictures.find(({ page }) => page === path) ?? this.#shared(path, group)
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
      words: scenes[motif](lights[chosen.group]),
    }
  }

  /** The picture that a page's group lends it: always the same for the same path. */
  #shared(path: string, group: Picture['group']): Picture | undefined {
    const shared = this.#pictures.filter((picture) => !picture.page && picture.group === group)
    const choice = randomFrom(`${path} ${mixedIn[group]}`)()
    return shared[Math.floor(choice * shared.length)]
  }
}

function address(file: string): string {
  return `/art/${file}`
}
