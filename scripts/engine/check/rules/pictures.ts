import { finding, type Finding } from '../../problems/finding'
import { isObject } from '../../text/is-object'
import type { DocumentCheck } from '../check'

export const longestAlt = 150

/** What a picture tells is said in words for those who cannot see it: short, and not by the file's name. */
export const pictures: DocumentCheck = ({ file, fields }) =>
  fields.flatMap(({ kind, value, at }): Finding[] => {
    const alt = kind === 'image' && isObject(value) ? value.alt : undefined
    if (typeof alt !== 'string') return []
    const place = { file, at: [...at, 'alt'] }
    if (/^[\w -]+\.(avif|gif|jpe?g|png|svg|tiff?|webp)$|^(DSC|IMG)[_-]?\d+$/i.test(alt.trim()))
      return [finding('alt-file-name', place)]
    const begins = /^((an?|the) )?(image|picture|photo|photograph|graphic|icon|screenshot)( of)?\b/i.exec(alt)?.[0]
    if (begins && /( of|^(image|picture|photo))$/i.test(begins)) return [finding('alt-image-of', place, { begins })]
    return alt.length > longestAlt ? [finding('alt-long', place, { length: alt.length, most: longestAlt })] : []
  })
