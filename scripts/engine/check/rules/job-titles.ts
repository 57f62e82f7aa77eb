import { finding, type Finding } from '../../problems/finding'
import { rule, warning } from '../../problems/rule'
import { quote } from '../../problems/words/sentence'
import { isObject } from '../../text/is-object'
import type { DocumentCheck } from '../check'
import { jobPage } from '../example-pieces'

const jobTitle = rule({
  id: 'job-title',
  about: 'The title of a job says something else than the job',
  words: warning,
  wrong: { ...jobPage(), page: jobPage().page.replace('Data Engineer', 'Data Engineer (filled)') },
  right: jobPage(),
})

const types = ['Remote', 'Hybrid', 'Onsite', 'Internship']
const closed = /[[(]?\b(?:closed|filled|expired|position filled|no longer available)\b[\])]?/i

/** A job's title says nothing that its fields say otherwise, or better. */
export const jobTitles: DocumentCheck = {
  rules: [jobTitle],
  find: ({ file, value }): Finding[] => {
    const job = isObject(value) ? value.job : undefined
    if (!isObject(value) || !isObject(job) || typeof value.title !== 'string') return []
    const { title } = value
    const name = typeof job.title === 'string' ? job.title : ''
    const isOver = closed.exec(title)?.[0] ?? closed.exec(name)?.[0]
    if (isOver)
      return [
        finding(
          jobTitle,
          { file, at: closed.test(title) ? ['title'] : ['job', 'title'], part: isOver },
          {
            message: `A job leaves the lists once its last day is over: give "job" that day as "closes", and remove ${quote(isOver)}.`,
          },
        ),
      ]
    const other = types.find((type) => type !== job.type && new RegExp(String.raw`\(${type}\)`, 'i').test(title))
    // A type that there is not has a problem already.
    if (other && typeof job.type === 'string' && types.includes(job.type))
      return [
        finding(
          jobTitle,
          { file, at: ['job', 'type'] },
          {
            message: `The title of the page says ${quote(other)}, and "type" says ${quote(job.type)}. Make both say the same.`,
            suggestions: [other],
          },
        ),
      ]
    const place = typeof job.location === 'string' ? (/^[^,]{1,60}/.exec(job.location)?.[0] ?? '') : ''
    return place.length > 2 && name.includes(place)
      ? [
          finding(
            jobTitle,
            { file, at: ['job', 'title'], part: place },
            {
              message: `The place stands in "location" already, and would be read twice. Write the name of the job alone.`,
            },
          ),
        ]
      : []
  },
}
