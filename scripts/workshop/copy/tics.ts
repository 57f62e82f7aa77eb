import { readContent } from '../../engine/check/content'
import { readSource } from '../../engine/load/read-source'
import type { Facts } from '../../engine/site/facts'
import { fieldsOf, sectionsIn } from '../../engine/schema/fields'
import { isObject } from '../../engine/text/is-object'
import { textsIn, wordsIn } from '../tests/page-lengths'

/** A page as one reads it. */
interface Read {
  facts: Facts
  texts: string[]
  /** Whole sentences, with their marks. */
  sentences: string[]
  sections: { [name: string]: unknown }[]
}

/** A habit of writing, and where it shows. */
interface Tic {
  name: string
  /** The words that show it on a page, once for each time. */
  found: (page: Read) => string[]
}

/** How often a habit shows, and on how many pages. */
export interface Count {
  name: string
  times: number
  pages: number
  /** Each time, behind the address of its page. */
  places: string[]
}

const phrase = (name: string, pattern: RegExp): Tic => ({
  name,
  found: ({ texts }) => texts.flatMap((text) => text.match(pattern) ?? []),
})

const sentence = (name: string, isOne: (words: string[], sentence: string) => boolean): Tic => ({
  name,
  found: ({ sentences }) => sentences.filter((one) => isOne(wordsIn(one), one)),
})

const heading = (
  name: string,
  isOne: (heading: string, section: Read['sections'][number], page: Read) => boolean,
): Tic => ({
  name,
  found: (page) =>
    page.sections.flatMap((section) =>
      typeof section.heading === 'string' && isOne(section.heading, section, page) ? [section.heading] : [],
    ),
})

const negation = /\b(?:no|not|never|nothing|nobody|none|neither|nor|without|cannot|nowhere)\b|n['’]t\b/i
const aboutTalk = /\b(?:call|conversation|consultation|talk) is about\b|\b(?:is|are) enough\b/i
/** How many words the last sentence of a text has that ends in a punch. */
const punch = 9

export const tics: readonly Tic[] = [
  phrase('“working days”', /\bworking days?\b/gi),
  phrase('nobody, no one', /\b(?:nobody|no one)\b/gi),
  phrase('somebody, someone', /\b(?:somebody|someone)\b/gi),
  phrase('You get, you receive', /\byou (?:get|receive)\b/gi),
  phrase('To start, to begin', /\b(?:to start|to begin)\b/gi),
  phrase('It is for, it suits', /\b(?:it|this) (?:is for|suits)\b/gi),
  phrase('beside', /\bbeside\b/gi),
  phrase('stands', /\bstands?\b/gi),
  phrase('mend', /\bmend(?:s|ed|ing)?\b/gi),
  phrase(
    'offer for quote, present for current, by lot',
    /\b(?:(?:an|the|our|written) offer|present (?:practice|system|site|process|tool|setup|state)|by lot)\b/gi,
  ),
  phrase('implied track record', /\b(?:teams choose us|often asked for|owners ask us|most often|ask us for most)\b/gi),
  phrase('each', /\beach\b/gi),
  phrase('so that', /\bso that\b/gi),
  phrase('a person', /\ba person\b/gi),
  {
    name: 'a text that ends in a punch',
    found: ({ texts }) =>
      texts.flatMap((text) => {
        const all = sentencesIn(text)
        const last = all.at(-1) ?? ''
        return all.length > 1 && wordsIn(last).length <= punch ? [last] : []
      }),
  },
  sentence('a sentence with a negation', (_words, one) => negation.test(one)),
  sentence('a sentence of 23 words or more', (words) => words.length > 22),
  sentence('a sentence of fewer than 5 words', (words) => words.length < 5),
  sentence('a sentence of more than 30 words', (words) => words.length > 30),
  heading('a heading “What makes …” or “What keeps …”', (words) => /^What (?:makes|keeps)\b/.test(words)),
  {
    name: 'a closing call that says what a talk is about, or what is enough for it',
    found: ({ sections }) =>
      sections.flatMap(({ type, text }) =>
        type === 'cta' && typeof text === 'string' && aboutTalk.test(text) ? [text] : [],
      ),
  },
  heading('a heading of one or two words', (words, { type }) => type !== 'hero' && wordsIn(words).length < 3),
  heading(
    'a main heading that is the bare name',
    (words, { type }, { facts }) =>
      type === 'hero' && facts.kind === 'service' && (words === facts.label || wordsIn(words).length < 4),
  ),
  {
    name: 'a title “Name: list”',
    found: ({ facts }) => (facts.kind === 'service' && /^[^:]+: .*(?:,| and )/.test(facts.title) ? [facts.title] : []),
  },
  {
    name: 'a hero that opens with “For”',
    found: ({ sections }) =>
      sections.flatMap(({ type, text }) =>
        type === 'hero' && typeof text === 'string' && text.startsWith('For ') ? [text] : [],
      ),
  },
  {
    name: 'an introduction whose first paragraph leads away',
    found: ({ sections }) =>
      sections.flatMap(({ type, text }) => {
        const first: unknown = type === 'intro' && Array.isArray(text) ? text[0] : ''
        return typeof first === 'string' && first.includes('](/') ? [first] : []
      }),
  },
]

/** What ends with a mark is a sentence; labels and entries of lists are none. */
export function sentencesIn(text: string): string[] {
  return text.split(/(?<=[.!?][”"’)]?)\s+/).filter((part) => /[.!?][”"’)]?$/.test(part))
}

/** Reads the pages of a folder as one who reads them all. @param only the files to read; all of them if left out */
export function readPages(folder: string, only?: ReadonlySet<string>): Read[] {
  const { index } = readContent({ pages: folder, date: new Date().toISOString().slice(0, 10) })
  return index.pages
    .filter(({ file }) => !only || only.has(file))
    .map((facts) => {
      const { value } = readSource(facts.file) ?? {}
      const texts = textsIn(fieldsOf(value))
      return { facts, texts, sentences: texts.flatMap(sentencesIn), sections: sectionsIn(value).filter(isObject) }
    })
}

/** Counts every habit on these pages. */
export function countTics(pages: readonly Read[]): Count[] {
  return tics.map(({ name, found }) => {
    const places = pages.map((page) => found(page).map((words) => `${page.facts.path}: ${words}`))
    return {
      name,
      times: places.flat().length,
      pages: places.filter(({ length }) => length > 0).length,
      places: places.flat(),
    }
  })
}

/** How many sentences the pages have, and how many words a sentence has on average. */
export function measureOf(pages: readonly Read[]): { sentences: number; words: number } {
  const sentences = pages.flatMap((page) => page.sentences)
  const words = sentences.reduce((sum, one) => sum + wordsIn(one).length, 0)
  return { sentences: sentences.length, words: words / sentences.length }
}
