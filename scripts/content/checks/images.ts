import { isObject } from '../fields'
import { nearest } from '../nearest'
import { finding } from '../finding'
import type { SiteCheck } from './check'

/** Every picture named in a document is in the folder of pictures. */
export const images: SiteCheck = ({ index, images: known, draft }) =>
  index.pages
    .filter((page) => page.images.some((src) => !known.has(src)))
    .flatMap((page) =>
      draft(page.file).fields.flatMap(({ kind, value, at }) => {
        const src = kind === 'image' && isObject(value) && typeof value.src === 'string' ? value.src : ''
        return src && !known.has(src)
          ? [finding('missing-image', { file: page.file, at: [...at, 'src'] }, { src, ...meant(src, known) })]
          : []
      }),
    )

/** The picture that was meant, and whether only a folder or letter case parts the two names. */
function meant(src: string, known: ReadonlySet<string>): { nearest?: string; sure: boolean } {
  const name = src.split(/[\\/]/).at(-1) ?? ''
  const near = known.has(name) ? name : nearest(name, [...known])
  return { nearest: near, sure: near?.toLowerCase() === name.toLowerCase() }
}
