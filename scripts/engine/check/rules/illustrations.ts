import { finding } from '../../problems/finding'
import { rule } from '../../problems/rule'
import { sectionsIn } from '../../schema/fields'
import { isObject } from '../../text/is-object'
import type { DocumentCheck } from '../check'
import { photo } from '../example-pictures'
import { withPicture } from '../example-pieces'

const twoPictures = rule({
  id: 'two-pictures',
  about: 'There is room for one picture',
  words: () => ({
    message: 'There is room for one picture here. Keep the "image" or the "illustration", and remove the other.',
  }),
  wrong: {
    sections: `{
  "type": "intro",
  "heading": "Where we work",
  "text": ["In Trivandrum."],
  "illustration": "layers",
  "image": { "src": "office.jpg", "alt": "Four desks by a window." }
}`,
  },
  right: withPicture('office.jpg'),
  around: { '_images/office.jpg': photo },
})

/** Beside the words of a section stands one picture: an image or an illustration. */
export const illustrations: DocumentCheck = {
  rules: [twoPictures],
  find: ({ file, value }) =>
    sectionsIn(value).flatMap((section, place) =>
      isObject(section) && section.illustration !== undefined && section.image !== undefined
        ? [finding(twoPictures, { file, at: ['sections', place, 'illustration'], on: 'name' })]
        : [],
    ),
}
