import { finding } from '../../problems/finding'
import { isObject } from '../../text/is-object'
import type { DocumentCheck } from '../check'

export const longestTitle = 60
export const longestDescription = 155

/** Search engines cut long titles and descriptions. */
export const lengths: DocumentCheck = ({ file, value }) => {
  if (!isObject(value)) return []
  const { title, description } = value
  return [
    ...(typeof title === 'string' && title.length > longestTitle
      ? [finding('title-long', { file, at: ['title'] }, { length: title.length, most: longestTitle })]
      : []),
    ...(typeof description === 'string' && description.length > longestDescription
      ? [
          finding(
            'description-long',
            { file, at: ['description'] },
            { length: description.length, most: longestDescription },
          ),
        ]
      : []),
  ]
}
