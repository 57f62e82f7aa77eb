import { finding } from '../../problems/finding'
import { isError } from '../../problems/problem'
import { rule } from '../../problems/rule'
import { quote } from '../../problems/words/sentence'
import type { At } from '../../schema/at'
import type { SiteCheck } from '../check'
import { jobPage } from '../example-pieces'

export const exampleValue = rule({
  id: 'example-value',
  about: 'This is still an example',
  words: ({ value }: { value: string }) => ({
    message: {
      itself: `is only an example: ${quote(value)}. Write the real one; until then the site can be tried out, but not launched.`,
    },
    severity: 'warning',
  }),
  wrong: jobPage({ closes: '2027-01-31', form: 'https://forms.example.com/data-engineer' }),
  right: jobPage({ closes: '2027-01-31' }),
})

const reserved =
  /(^|[@/.])example\.(com|org|net)\b|\bexample (road|street|house|number)\b|^example:|\b555[ -]?01\d\d\b/i

/** The launch checklist: values of the site's identity, and application forms, that still are examples. */
export const exampleValues: SiteCheck = {
  rules: [exampleValue],
  asks: ['job', 'problems'],
  eachByItself: true,
  find: ({ pages, site, siteFile }) => [
    ...examplesIn(site, siteFile, []),
    // What else is wrong with a page comes first.
    ...pages.flatMap(({ file, job, problems }) =>
      job && !problems.some(isError) ? examplesIn(job.url, file, ['job', 'url']) : [],
    ),
  ],
}

function examplesIn(value: unknown, file: string, at: At) {
  return examples(value, at).map(({ at, value }) => finding(exampleValue, { file, at }, { value }))
}

function examples(value: unknown, at: At): { at: At; value: string }[] {
  if (typeof value === 'string') return reserved.test(value) ? [{ at, value }] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    name === '$schema' ? [] : examples(inner, [...at, Array.isArray(value) ? Number(name) : name]),
  )
}
