import { endOf, put, without, type Kinds, type Maker } from './mistake'
import type { PageText } from './page-text'

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

/** Mistakes in what a page needs as a whole: its hero, its pictures, its job, a title of its own. */
export const inPages: Kinds = {
  'a picture that is not there': [
    2,
    picture({ src: 'ofice.jpg', alt: 'Four desks by a window.' }, '"ofice.jpg"', 'office.jpg', {
      src: 'office.jpg',
      alt: 'Four desks by a window.',
    }),
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
  "another page's title": [3, sameAsOther('title')],
  "another page's description": [3, sameAsOther('description')],
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
