import type { PictureData } from '../../src/page/page.generated'
import type { Authored } from '../engine/resolve/shown-files'
import { mapFields } from '../engine/schema/fields'
import { isObject } from '../engine/text/is-object'

/** The name in place of one that is still to be chosen. */
const toChoose = 'to-choose.png'

const drawing = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 800">',
  '<rect width="1280" height="800" fill="#eef2fa"/>',
  '<rect x="6" y="6" width="1268" height="788" rx="20" fill="none" stroke="#8a97b5" stroke-width="4" stroke-dasharray="20 14"/>',
  '<g fill="none" stroke="#5b688a" stroke-width="10" stroke-linejoin="round" stroke-linecap="round">',
  '<rect x="510" y="270" width="260" height="200" rx="18"/><circle cx="580" cy="335" r="22"/>',
  '<path d="m516 450 84-76 56 52 46-42 62 58"/></g>',
  '<text x="640" y="548" fill="#5b688a" font-family="system-ui, sans-serif" font-size="40" text-anchor="middle">A picture goes here</text>',
  '</svg>',
].join('')

/** What is seen where a picture is still missing. */
const frame: Omit<PictureData, 'alt'> = {
  src: `data:image/svg+xml,${encodeURIComponent(drawing)}`,
  srcSet: '',
  width: 1280,
  height: 800,
}

/** A document with the name of a frame for each picture that is still to be chosen, so that all around it is shown. */
export function withFramesNamed(value: unknown): unknown {
  return mapFields(value, (kind, image) =>
    kind === 'image' && isObject(image) && image.src === '' ? { ...image, src: toChoose } : image,
  )
}

/** Pictures with a frame for each that a page names and that is not there. */
export function withFrames(pictures: Authored['pictures'], names: readonly string[]): Authored['pictures'] {
  const missing = names.filter((name) => !pictures.has(name))
  return missing.length === 0 ? pictures : new Map([...pictures, ...missing.map((name) => [name, frame] as const)])
}
