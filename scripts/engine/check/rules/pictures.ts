import { finding, type Finding } from '../../problems/finding'
import { rule } from '../../problems/rule'
import { quote } from '../../problems/words/sentence'
import { picturesIn } from '../../site/pictures'
import type { DocumentCheck } from '../check'
import { photo } from '../example-pictures'
import { withPicture } from '../example-pieces'

const office = (alt: string) => withPicture('office.jpg', alt)
const around = { '_images/office.jpg': photo }

const altFileName = rule({
  id: 'alt-file-name',
  about: "The picture's description is the name of a file",
  words: () => ({
    message: 'This is the name of a file. Say in a sentence what the picture tells, for people who cannot see it.',
  }),
  wrong: office('office.jpg'),
  right: office('Four desks by a window that looks over palm trees.'),
  around,
})

const altImageOf = rule({
  id: 'alt-image-of',
  about: "The picture's description says that it is a picture",
  words: ({ begins }: { begins: string }) => ({
    message: `People who hear this are told already that it is a picture. Leave out ${quote(begins)}.`,
    severity: 'warning',
  }),
  wrong: office('Image of four desks by a window.'),
  right: office('Four desks by a window.'),
  around,
})

const altLong = rule({
  id: 'alt-long',
  about: "The picture's description is long",
  words: ({ length, most }: { length: number; most: number }) => ({
    message: `The description of this picture has ${length} characters. Keep it under ${most}, as it is read out in one go.`,
    severity: 'warning',
  }),
  wrong: office(
    'Four desks by a window that looks over palm trees, with two people who talk about a plan on the wall, a third who writes, a bicycle, a plant in a pot and a lamp.',
  ),
  right: office('Four desks by a window that looks over palm trees; two people talk about a plan on the wall.'),
  around,
})

const altSearchWords = rule({
  id: 'alt-search-words',
  about: "The picture's description is a list of words to be searched",
  words: ({ word }: { word: string }) => ({
    message: `This names ${quote(word)} again and again, as if for search engines, which take that for spam. Say in one sentence what the picture shows, for people who cannot see it.`,
    severity: 'warning',
  }),
  wrong: office('UX design company, best UX design agency, UX design services Kerala, UX design India'),
  right: office('Two designers sort cards on a table.'),
  around,
})

export const longestAlt = 150
/** So many parts between commas that all have one word are no sentence. */
const fewestRepeats = 3

function repeatedWord(alt: string): string | undefined {
  const parts = alt.split(/[,;|]/).map((part) => part.toLowerCase().match(/[a-z]{3,}/g) ?? [])
  if (parts.length < fewestRepeats) return undefined
  return parts[0]?.find((word) => word.length > 3 && parts.every((part) => part.some((other) => other === word)))
}

/** What a picture tells is said in words for those who cannot see it: short, and not by the file's name. */
export const pictures: DocumentCheck = {
  rules: [altFileName, altImageOf, altSearchWords, altLong],
  find: ({ file, fields }) =>
    picturesIn(fields).flatMap(({ alt, altAt }): Finding[] => {
      if (alt === undefined) return []
      const place = { file, ...altAt }
      if (/^[\w -]+\.(avif|gif|jpe?g|png|svg|tiff?|webp)$|^(DSC|IMG)[_-]?\d+$/i.test(alt.trim()))
        return [finding(altFileName, place)]
      const begins = /^((an?|the) )?(image|picture|photo|photograph|graphic|icon|screenshot)( of)?\b/i.exec(alt)?.[0]
      if (begins && /( of|^(image|picture|photo))$/i.test(begins)) return [finding(altImageOf, place, { begins })]
      const word = repeatedWord(alt)
      if (word !== undefined) return [finding(altSearchWords, place, { word })]
      return alt.length > longestAlt ? [finding(altLong, place, { length: alt.length, most: longestAlt })] : []
    }),
}
