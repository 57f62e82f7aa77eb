/** Files by their place below pages-json. */
export type Files = Record<string, string | Uint8Array>

/** A mistake: what was written, and what was meant. */
export interface Example {
  wrong: Written
  right: Written
  /** Pages that it takes to see the mistake, such as the one that has the address already. */
  around?: Files
  /** What was published before, where the mistake is in the change. */
  before?: Written
}

/** What an author writes. The rest of the page is added to it. */
export type Written = Page | Sections | File | Identity

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

/** A field of _site.json, or the whole of it. The rest is added. */
export interface Identity {
  /** Empty if none of its fields is what it is about. */
  site: string
  /** Fields that are not added to it. */
  without?: ('registrations' | 'references' | 'pricing' | 'booking' | 'offices')[]
  /** What cannot be seen in the text. */
  note?: string
}

/** The least of a page, field by field. */
export const leastOfPage = {
  title: '"title": "Cloud migration"',
  description: '"description": "We move your systems to the cloud, one at a time."',
  sections: '"sections": [{ "type": "hero", "heading": "Cloud migration" }]',
}

/** The least of a page. */
export const wholePage = `{\n  ${Object.values(leastOfPage).join(',\n  ')}\n}`
