import path from 'node:path'
import type { Wording } from '../problems/rule'
import { didYouMean, quote } from '../problems/words/sentence'
import { nearestAmong } from '../text/nearest'
import { lastName, strayMeant, type StrayPictures } from './stray-pictures'

/** A picture that is not in the folder of pictures by the name a document says, and what was meant by it. */
export interface Meant {
  src: string
  /** The last part of that name. */
  name: string
  /** Its file, where it lies beside the pages. */
  beside?: string | undefined
  /** The picture of the folder that was probably meant. */
  nearest?: string | undefined
}

/** Tells what was meant by names that the folder of pictures has not. */
export function pictureMeant(known: ReadonlySet<string>, strays: StrayPictures): (src: string) => Meant {
  const names = [...known]
  const nearest = nearestAmong(names)
  return (src) => {
    const name = lastName(src)
    const beside = strayMeant(src, known, strays)
    const near = known.has(name) ? name : (names.find((other) => isTwice(name, other)) ?? nearest(name))
    return { src, name, beside, nearest: near }
  }
}

/** Whether a name has its ending twice, as on computers that hide endings: office.jpg.jpg. */
function isTwice(name: string, other: string): boolean {
  return other.toLowerCase() === `${name}${path.extname(name)}`.toLowerCase() && path.extname(name) !== ''
}

const put = (name: string) => ({ suggestions: [name], fix: { title: `Write ${quote(name)}`, value: name } })

/** Says where the picture is, or where to put it. */
export function missingInWords({ src, name, beside, nearest }: Meant): Wording {
  const isPath = name !== src
  if (nearest === name) return { message: `Write the name of the picture alone: ${quote(name)}.`, ...put(name) }
  if (beside)
    return {
      message: `The picture is in another folder: ${beside}. Move it to pages-json/_images${isPath ? `, and write its name alone: ${quote(name)}` : ''}.`,
      suggestions: isPath ? [name] : [],
    }
  if (nearest !== undefined && isTwice(name, nearest))
    return {
      message: `In pages-json/_images this picture is called ${quote(nearest)}. Take one ${path.extname(name)} off the name of that file.`,
    }
  if (nearest?.toLowerCase() === name.toLowerCase())
    return {
      message: `In pages-json/_images this picture is called ${quote(nearest)}. Write it with the same capital letters.`,
      ...put(nearest),
    }
  if (/^(?:https?:)?\/\//i.test(src))
    return {
      message:
        'Pictures are not shown from other websites. If we may use this one, save it in pages-json/_images, and write the name of its file.',
    }
  if (isPath && !nearest)
    return {
      message: `Put the picture into pages-json/_images, and write its name alone: ${quote(name)}.`,
      suggestions: [name],
    }
  return {
    message: `There is no picture ${quote(src)} in pages-json/_images.${didYouMean(nearest) || ' Put it there, or write the name of one that is.'}`,
    suggestions: nearest ? [nearest] : [],
  }
}
