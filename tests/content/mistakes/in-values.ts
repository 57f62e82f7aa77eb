import { endOf, put, without, type Kinds, type Maker } from './mistake'
import type { PageText } from './page-text'

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

/** Another picture in place of a drawing, in a section that takes either. */
const picture =
  (image: { [name: string]: string }, marked: string, right?: string, meant?: object): Maker =>
  (page, pick) => {
    const field = pick(page.at('sections.*.illustration'))
    if (!field) return undefined
    const written = `"image": ${JSON.stringify(image).replaceAll('":', '": ')}`
    const made = put(page, field.whole, written, { offset: written.lastIndexOf(marked), length: marked.length })
    const text =
      page.text.slice(0, field.whole.offset) + `"image": ${JSON.stringify(meant)}` + page.text.slice(endOf(field.whole))
    return { ...made, right, ...(meant && { meant: JSON.parse(text) }) }
  }

/** Changes the place of sections. */
const heroes =
  (change: (sections: string[]) => string[], marked: 'list' | 'second' | 'last'): Maker =>
  (page) => {
    const list = page.at('sections')[0]
    if (!list || page.sections.length < 3) return undefined
    const sections = change(page.sections.map((node) => page.slice(node)))
    const made = put(page, list.value, `[\n    ${sections.join(',\n    ')}\n  ]`)
    if (marked === 'list') return { ...made, marked: { offset: list.key.offset, length: list.key.length } }
    const before = `[\n    ${sections.slice(0, marked === 'last' ? -1 : 1).join(',\n    ')}`
    const within = /"hero"/.exec(String(made.text).slice(list.value.offset + before.length))
    return { ...made, marked: { offset: list.value.offset + before.length + (within?.index ?? 0), length: 6 } }
  }

const sameAsOther =
  (name: string): Maker =>
  (page, pick, all) => {
    const field = page.at(name)[0]
    const other = pick(all.filter(({ file }) => file !== page.file))?.at(name)[0]
    return field && other && put(page, field.value, JSON.stringify(other.value.value))
  }

const inJob = (page: PageText) => page.file.startsWith('career/') && page.at('job').length > 0

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
  'an icon with letters swapped': [3, said(icons, (value) => (value.length > 5 ? swapped(value) : undefined), 'near')],
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
      'near',
    ),
  ],
  'a pictogram with single hyphens': [
    2,
    said(['sections.*.cards.*.icon'], (value) => value.replaceAll('--', '-'), 'fix'),
  ],
  'a picture that is not there': [
    2,
    picture({ src: 'ofice.jpg', alt: 'Four desks by a window.' }, '"ofice.jpg"', 'office.jpg'),
  ],
  'a picture with its folder': [
    2,
    picture({ src: '_images/office.jpg', alt: 'Desks by a window.' }, '"_images/office.jpg"', 'office.jpg', {
      src: 'office.jpg',
      alt: 'Desks by a window.',
    }),
  ],
  'a picture in capital letters': [
    1,
    picture({ src: 'Office.JPG', alt: 'Desks by a window.' }, '"Office.JPG"', 'office.jpg', {
      src: 'office.jpg',
      alt: 'Desks by a window.',
    }),
  ],
  'a picture of a kind browsers cannot show': [
    1,
    picture({ src: 'office.tiff', alt: 'Desks by a window.' }, '"office.tiff"'),
  ],
  'a picture without a description': [2, picture({ src: 'office.jpg' }, '{')],
  'a description of a picture that is its file name': [
    2,
    picture({ src: 'office.jpg', alt: 'office.jpg' }, '"office.jpg"'),
  ],
  'a description that begins with image of': [
    2,
    picture({ src: 'office.jpg', alt: 'Image of four desks' }, '"Image of four desks"'),
  ],
  'a description of a picture that is too long': [
    1,
    picture(
      { src: 'office.jpg', alt: 'Four desks by a window. '.repeat(8).trim() },
      `"${'Four desks by a window. '.repeat(8).trim()}"`,
    ),
  ],
  'no hero': [3, heroes((sections) => sections.slice(1), 'list')],
  'two heroes': [3, heroes(([first = '', ...rest]) => [first, ...rest, first.replace(/"id": "[^"]*",?/, '')], 'last')],
  'a hero that is not first': [3, heroes(([first = '', second = '', ...rest]) => [second, first, ...rest], 'second')],
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
  "another page's title": [3, sameAsOther('title')],
  "another page's description": [3, sameAsOther('description')],
  'a day with its parts turned round': [3, said(days, germanDay, 'fix')],
  'a day with slashes': [2, said(days, (day) => day.replaceAll('-', '/'), 'fix')],
  'a day that does not exist': [2, said(days, (day) => day.replace(/-\d\d-\d\d$/, '-02-30'), 'no')],
  'a job that closes before it opens': [
    2,
    (page) => {
      const field = page.at('job.closes').length ? undefined : page.at('job.posted')[0]
      const made =
        field &&
        put(page, { offset: endOf(field.whole), length: 0 }, ',\n    "closes": "2026-01-31"', {
          offset: 16,
          length: 12,
        })
      return made
    },
  ],
  'a day still to come': [2, said(days, () => '2099-01-01', 'no')],
  'a form without https': [2, said(['job.url'], (url) => url.replace('https:', 'http:'), 'near')],
  'a form without anything before its address': [2, said(['job.url'], (url) => url.replace('https://', ''), 'near')],
  'a career page without its job': [
    2,
    (page) => {
      const field = inJob(page) ? page.at('job')[0] : undefined
      const cut = field && without(page, field)
      return cut && { text: cut.text, marked: { offset: 0, length: 1 } }
    },
  ],
  'a job on a page that is none': [
    2,
    (page, pick, all) => {
      const job = pick(all.filter(inJob))?.at('job')[0]
      const last = page.at('sections')[0]?.whole
      if (!job || !last || inJob(page)) return undefined
      return put(
        page,
        { offset: last.offset, length: 0 },
        `"job": { "title": "Designer", "region": "india", "location": "Trivandrum", "type": "Hybrid", "url": "https://forms.northwind.test/x", "posted": "2026-11-01", "description": "A job.", "responsibilities": ["One"], "requirements": ["Two"] },\n  `,
        { length: 5 },
      )
    },
  ],
  'a job that no section shows': [
    2,
    (page) => {
      const section = page.sectionsOf('job')[0]
      const next = section && page.sections[page.sections.indexOf(section) + 1]
      const list = page.at('sections')[0]
      if (!section || !next || !list) return undefined
      const text = page.text.slice(0, section.offset) + page.text.slice(next.offset)
      return { text, marked: { offset: list.key.offset, length: list.key.length } }
    },
  ],
}
