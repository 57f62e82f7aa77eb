import { finding } from '../../problems/finding'
import { sectionsIn } from '../../schema/fields'
import { isObject } from '../../text/is-object'
import type { DocumentCheck } from '../check'

/** Beside the words of a section stands one picture: an image or an illustration. */
export const illustrations: DocumentCheck = ({ file, value }) =>
  sectionsIn(value).flatMap((section, place) =>
    isObject(section) && section.illustration !== undefined && section.image !== undefined
      ? [finding('two-pictures', { file, at: ['sections', place, 'illustration'], on: 'name' })]
      : [],
  )
