import path from 'node:path'
import type { AuthorFolder } from '../attachments/folders'
import type { Wording } from '../problems/rule'
import { didYouMean, plural, quote } from '../problems/words/sentence'
import { nearestAmong } from '../text/nearest'
import { isMisspelling } from './misspelled-name'
import { lastName, strayMeant, type StrayFiles } from './stray-files'

/** What a kind of file is called, and where such files lie. */
export interface Shelf {
  thing: string
  folder: AuthorFolder
}

/** A file that is not in its folder by the name a document says, and what was meant by it. */
export interface Meant extends Shelf {
  src: string
  /** The last part of that name. */
  name: string
  /** Its file, where it lies beside the pages. */
  beside?: string | undefined
  /** The one of the folder that was probably meant. */
  nearest?: string | undefined
  /** Whether it is that one misspelled, and nothing else. */
  sure: boolean
}

/** Tells what was meant by names that a folder has not. @param known those that it has */
export function fileMeant(shelf: Shelf, known: ReadonlySet<string>, strays: StrayFiles): (src: string) => Meant {
  const names = [...known]
  // Of names that differ in capital letters alone the first is told.
  const byLowerCase = new Map(names.toReversed().map((name) => [name.toLowerCase(), name]))
  const nearest = nearestAmong(names)
  return (src) => {
    const name = lastName(src)
    const beside = strayMeant(src, known, strays)
    const near = known.has(name) ? name : (byLowerCase.get(withEndingTwice(name)) ?? nearest(name))
    const sure = near !== undefined && name === src && isMisspelling(name, near, names)
    return { ...shelf, src, name, beside, nearest: near, sure }
  }
}

/** A name with its ending twice, as on computers that hide endings: office.jpg.jpg. Empty where it has none. */
function withEndingTwice(name: string): string {
  const ending = path.extname(name)
  return ending && `${name}${ending}`.toLowerCase()
}

const put = (name: string) => ({ suggestions: [name], fix: { title: `Write ${quote(name)}`, link: name } })

/** Says where the file is, or where to put it. */
export function missingInWords({ thing, folder, src, name, beside, nearest, sure }: Meant): Wording {
  const place = `pages-json/${folder}`
  const isPath = name !== src
  if (nearest === name) return { message: `Write the name of the ${thing} alone: ${quote(name)}.`, ...put(name) }
  if (beside)
    return {
      message: `The ${thing} is in another folder: ${beside}. Move it to ${place}${isPath ? `, and write its name alone: ${quote(name)}` : ''}.`,
      suggestions: isPath ? [name] : [],
    }
  if (nearest !== undefined && nearest.toLowerCase() === withEndingTwice(name))
    return {
      message: `In ${place} this ${thing} is called ${quote(nearest)}. Take one ${path.extname(name)} off the name of that file.`,
    }
  if (nearest?.toLowerCase() === name.toLowerCase())
    return {
      message: `In ${place} this ${thing} is called ${quote(nearest)}. Write it with the same capital letters.`,
      ...put(nearest),
    }
  if (/^(?:https?:)?\/\//i.test(src))
    return {
      message: `${capital(plural(thing))} are not shown from other websites. If we may use this one, save it in ${place}, and write the name of its file.`,
    }
  if (isPath && !nearest)
    return {
      message: `Put the ${thing} into ${place}, and write its name alone: ${quote(name)}.`,
      suggestions: [name],
    }
  return {
    message: `There is no ${thing} ${quote(src)} in ${place}.${didYouMean(nearest) || ' Put it there, or write the name of one that is.'}`,
    ...(nearest !== undefined && sure ? put(nearest) : { suggestions: nearest ? [nearest] : [] }),
  }
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
