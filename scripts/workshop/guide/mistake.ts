/** Files by their place below pages-json. */
export type Files = Record<string, string | Uint8Array>

/** A mistake as the guide shows it: what was written, and what was meant. */
export interface Mistake {
  wrong: Written
  right: Written
  /** Pages that it takes to see the mistake, such as the one that has the address already. */
  around?: Files
}

/** What an author writes. The rest of the page is added to it. */
export type Written = Page | Sections | File

/** Fields of the page itself: `"title": "Cloud migration"`. */
interface Page {
  page: string
  place?: string
  /** Fields that are not added to it. */
  without?: ('title' | 'description' | 'sections')[]
}

/** Sections, the hero left out unless they are about it. */
interface Sections {
  sections: string
  place?: string
  /** Other fields that a page with them needs. */
  page?: string
}

/** A whole file; without text only its name is shown. */
interface File {
  place: string
  text?: string
  /** What of a long text it is about: only that is shown. */
  about?: string
  encoding?: 'latin1'
  /** How long it is made by spaces at its end. */
  length?: number
  /** What cannot be seen in the text. */
  note?: string
  /** Where the file leads, if it is nothing but a link. */
  leadsTo?: string
  /** True if the mistake is that there is no such file. */
  missing?: true
}

const usualPlace = 'services/cloud.json'

/** Where what was written stands below pages-json. */
export function markedPlace({ place = usualPlace }: Written): string {
  return place
}

/** The words to show: what the author wrote, or nothing but the file's name. */
export function shownText(written: Written): string | undefined {
  if ('sections' in written) return written.page ? `${written.page},\n${listed(written.sections)}` : written.sections
  return 'page' in written ? written.page : (written.about ?? written.text)
}

/** Sections as a page lists them, a hero first. */
function listed(sections: string): string {
  const all = /"type": "hero"/.test(sections) ? sections : `${hero},\n${sections}`
  return `"sections": [\n${all.replaceAll(/^/gm, '  ')}\n]`
}

/** The whole file around what was written. */
export function fileText(written: Written): Buffer {
  if ('sections' in written) {
    const { page, sections } = written
    return Buffer.from(`{\n${[usual.title, usual.description, page, listed(sections)].filter(Boolean).join(',\n')}\n}`)
  }
  if ('page' in written) {
    const { page, without = [] } = written
    const kept = names.filter((name) => !without.includes(name) && !page.includes(`"${name}":`))
    return Buffer.from(`{\n${[page, ...kept.map((name) => usual[name])].join(',\n')}\n}`)
  }
  return Buffer.from((written.text ?? wholePage).padEnd(written.length ?? 0), written.encoding ?? 'utf8')
}

const hero = '{ "type": "hero", "heading": "Cloud migration" }'
const usual = {
  title: '"title": "Cloud migration"',
  description: '"description": "We move your systems to the cloud, one at a time."',
  sections: `"sections": [${hero}]`,
}
const names = ['title', 'description', 'sections'] as const

/** The least of a page. */
export const wholePage = `{\n  ${Object.values(usual).join(',\n  ')}\n}`
