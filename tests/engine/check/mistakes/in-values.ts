import { put, without, type Kinds, type Maker } from './mistake'

/** Another text in a field's place. @param sure whether a fix may put the right one back, or only name it, or nothing can */
const said =
  (places: string[], change: (value: string) => string | undefined, sure: 'fix' | 'near' | 'no'): Maker =>
  (page, pick) => {
    const field = pick(page.at(...places))
    const value = String(field?.value.value)
    const wrong = field && change(value)
    if (!field || wrong === undefined || wrong === value) return undefined
    const made = put(page, field.value, JSON.stringify(wrong))
    return { ...made, ...(sure !== 'no' && { right: value }), ...(sure === 'fix' && { meant: page.value }) }
  }

const swapped = (word: string) => word.replace(/(.)(.)(.)$/, '$2$1$3')
const type = ['sections.*.type']
const labels: { [group: string]: string } = {
  'data-ai': 'Data, AI & Automation',
  'creative-experience': 'Creative & Experience Services',
  'application-engineering': 'Application Services & Engineering',
  'strategy-transformation': 'Strategy & Transformation Consulting',
}
const others: { [type: string]: string } = {
  process: 'whyUs',
  whyUs: 'process',
  cardGrid: 'technologies',
  industries: 'cardGrid',
  technologies: 'industries',
  intro: 'articleBody',
}
const icons = ['sections.*.steps.*.icon', 'sections.*.reasons.*.icon', 'sections.*.facts.*.icon']
const days = ['job.posted', 'published']
const germanDay = (day: string) => day.split('-').toReversed().join('.')

/** Words that are none of those a field can have. */
export const inValues: Kinds = {
  'a section type with letters swapped': [4, said(type, swapped, 'fix')],
  'a section type in small letters': [3, said(type, (value) => value.toLowerCase(), 'fix')],
  'a section type with a hyphen': [2, said(type, (value) => value.replace(/([A-Z])/, '-$1').toLowerCase(), 'fix')],
  'a section type in the plural': [
    2,
    said(['sections.*.type'], (value) => (value.endsWith('s') ? undefined : `${value}s`), 'fix'),
  ],
  'another section type': [5, said(type, (value) => others[value], 'near')],
  'a section type that nothing is like': [
    3,
    said(type, (value) => (others[value] && value !== 'intro' ? 'columns' : undefined), 'near'),
  ],
  'a section without a type': [
    3,
    (page, pick) => {
      const field = pick(page.at(...type).filter(({ value }) => others[value.value] !== undefined))
      const cut = field && without(page, field)
      return cut && { text: cut.text, marked: { offset: field.holder.offset, length: 1 } }
    },
  ],
  'a group with letters swapped': [2, said(['group'], swapped, 'fix')],
  'a group by the name visitors see': [2, said(['group'], (value) => labels[value], 'fix')],
  'a group with a space for a hyphen': [2, said(['group'], (value) => value.replace('-', ' '), 'fix')],
  'an illustration mistyped': [2, said(['sections.*.illustration'], swapped, 'fix')],
  "a job's type in small letters": [2, said(['job.type'], (value) => value.toLowerCase(), 'fix')],
  'a region with a capital letter': [2, said(['job.region'], (value) => value.toUpperCase(), 'fix')],
  'a region that is none': [
    1,
    (page, pick) => {
      const field = pick(page.at('job.region'))
      return field && put(page, field.value, '"germany"')
    },
  ],
  'an icon with letters swapped': [3, said(icons, (value) => (value.length > 5 ? swapped(value) : undefined), 'fix')],
  'an icon with capital letters': [
    3,
    said(
      icons,
      (value) => value.replace(/(^|-)(.)/g, (_, dash: string, letter: string) => `${dash}${letter.toUpperCase()}`),
      'fix',
    ),
  ],
  'an icon with a space': [
    2,
    said(icons, (value) => (value.includes('-') ? value.replaceAll('-', ' ') : undefined), 'fix'),
  ],
  'a pictogram with a letter left out': [
    3,
    said(
      ['sections.*.cards.*.icon'],
      (value) => (/^\w{8}/.test(value) ? value.slice(0, 4) + value.slice(5) : undefined),
      'fix',
    ),
  ],
  'a pictogram with single hyphens': [
    2,
    said(['sections.*.cards.*.icon'], (value) => value.replaceAll('--', '-'), 'fix'),
  ],
  'a title too long': [
    2,
    said(['title'], (value) => `${value}, and some more words than any result of a search has room for`, 'no'),
  ],
  'a description too long': [
    2,
    said(
      ['description'],
      (value) => `${value} ${'And some more words than any result has room for. '.repeat(3).trim()}`,
      'no',
    ),
  ],
  'a day with its parts turned round': [3, said(days, germanDay, 'fix')],
  'a day with slashes': [2, said(days, (day) => day.replaceAll('-', '/'), 'fix')],
  'a day that does not exist': [2, said(days, (day) => day.replace(/-\d\d-\d\d$/, '-02-30'), 'no')],
  'a day still to come': [2, said(days, () => '2099-01-01', 'no')],
  'a form without https': [2, said(['job.url'], (url) => url.replace('https:', 'http:'), 'near')],
  'a form without anything before its address': [2, said(['job.url'], (url) => url.replace('https://', ''), 'near')],
}
