import path from 'node:path'
import { imageFolder, lookAt, type Look } from '../../graphics/pictures'
import { finding, type Finding, type FindingPlace } from '../../problems/finding'
import type { Field } from '../../schema/fields'
import { isObject } from '../../text/is-object'
import { nearestAmong } from '../../text/nearest'
import type { SiteCheck } from '../check'

/** What fills half of a usual screen. */
const leastWidth = 960

/** Words what is wrong with a picture for a place that names it. */
type Fault = (place: FindingPlace) => Finding

/** Every picture named in a document is in the folder of pictures, can be decoded, and is wide enough to be sharp. */
export const images: SiteCheck = ({ index, images: known, siteFile, draft }) => {
  if (!known) return []
  const folder = path.join(path.dirname(siteFile), imageFolder)
  const fileOf = (src: string) => path.join(folder, src)
  const named = [...new Set(index.pages.flatMap((page) => page.images))]
  const meant = pictureMeant(known)
  const looks = lookAt(named.filter((src) => known.has(src)).map(fileOf))
  const faults = new Map(
    named.flatMap((src): [string, Fault][] => {
      const fault = faultOf(src, meant, looks.get(fileOf(src)))
      return fault ? [[src, fault]] : []
    }),
  )
  return index.pages
    .filter((page) => page.images.some((src) => faults.has(src)))
    .flatMap(({ file }) =>
      draft(file).fields.flatMap((field) => {
        const fault = faults.get(pictureIn(field) ?? '')
        return fault ? [fault({ file, at: [...field.at, 'src'] })] : []
      }),
    )
}

function pictureIn({ kind, value }: Field): string | undefined {
  return kind === 'image' && isObject(value) && typeof value.src === 'string' ? value.src : undefined
}

function faultOf(src: string, meant: Meant, look: Look | undefined): Fault | undefined {
  // An empty name breaks the schema, which says so.
  if (!src) return undefined
  if (!look) return (place) => finding('missing-image', place, { src, ...meant(src) })
  if ('fault' in look) return (place) => finding('unreadable-image', place, { src, fault: look.fault })
  const { width } = look
  return width < leastWidth ? (place) => finding('small-image', place, { src, width, least: leastWidth }) : undefined
}

type Meant = (src: string) => { nearest?: string; sure: boolean }

/** Tells the picture that was meant, and whether only a folder or letter case parts the two names. */
function pictureMeant(known: ReadonlySet<string>): Meant {
  const nearest = nearestAmong([...known])
  return (src) => {
    const name = src.split(/[\\/]/).at(-1) ?? ''
    const near = known.has(name) ? name : nearest(name)
    return { nearest: near, sure: near?.toLowerCase() === name.toLowerCase() }
  }
}
