import { finding } from '../../problems/finding'
import { rule } from '../../problems/rule'
import { isObject } from '../../text/is-object'
import type { DocumentCheck } from '../check'

const titleLong = rule({
  id: 'title-long',
  about: 'The title is long',
  words: ({ length, most }: { length: number; most: number }) => ({
    message: `The title has ${length} characters; search engines show about ${most}. Shorten it, or leave it if its beginning says enough.`,
    severity: 'warning',
  }),
  wrong: { page: '"title": "Cloud migration of every kind of system, in the right order, for every company"' },
  right: { page: '"title": "Cloud migration, one system at a time"' },
})

const descriptionLong = rule({
  id: 'description-long',
  about: 'The description is long',
  words: ({ length, most }: { length: number; most: number }) => ({
    message: `The description has ${length} characters; search engines show about ${most}. Shorten it, or leave it if its beginning says enough.`,
    severity: 'warning',
  }),
  wrong: {
    page: '"description": "We move your systems to the cloud, one at a time, in an order that you can stop whenever you like, and we tell you each Friday what changed, what it cost and what comes next."',
  },
  right: {
    page: '"description": "We move your systems to the cloud, one at a time, and tell you each Friday what changed."',
  },
})

export const longestTitle = 60
export const longestDescription = 155

/** Search engines cut long titles and descriptions. */
export const lengths: DocumentCheck = {
  rules: [titleLong, descriptionLong],
  find: ({ file, value }) => {
    if (!isObject(value)) return []
    const { title, description } = value
    return [
      ...(typeof title === 'string' && title.length > longestTitle
        ? [finding(titleLong, { file, at: ['title'] }, { length: title.length, most: longestTitle })]
        : []),
      ...(typeof description === 'string' && description.length > longestDescription
        ? [
            finding(
              descriptionLong,
              { file, at: ['description'] },
              { length: description.length, most: longestDescription },
            ),
          ]
        : []),
    ]
  },
}
