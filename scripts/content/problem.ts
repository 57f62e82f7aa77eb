import { entryOf } from './entries'
import type { At } from './finding'

/**
 * The only wording of problems. A check reports a finding (finding.ts): a rule, a place, particulars. This
 * module turns them into the sentence an author reads, the same in the terminal, in JSON, on GitHub and in the browser.
 */

/** What every consumer gets. Lines and columns count from 1; the end column is the one after the last character. */
export interface Problem {
  file: string
  line: number
  column: number
  endLine: number
  endColumn: number
  severity: 'error' | 'warning'
  rule: Rule
  message: string
  /** What could stand at the marked place instead, best first. */
  suggestions: string[]
}

export interface Wording {
  message: string
  severity?: 'warning'
  suggestions?: string[]
}

const quote = (text: string) => `"${text}"`
const list = (words: string[]) => words.map(quote).join(', ')
const didYouMean = (name?: string) => (name ? ` Did you mean ${quote(name)}?` : '')

const wording = {
  'empty-file': () => ({
    message: 'This file is empty. A page needs at least a title, a description and a hero in its sections.',
  }),
  'file-encoding': () => ({
    message: 'This file is not saved as UTF-8, so its letters cannot be read. Save it again with the encoding UTF-8.',
  }),
  'file-name': ({ name, better, folder }: { name: string; better: string; folder: boolean }) => ({
    message: folder
      ? `The folder name ${quote(name)} cannot be part of an address. Use only letters, digits and hyphens, such as ${better}.`
      : `The file name ${quote(name)} cannot be an address. Use only letters, digits and hyphens, and end it with .json, such as ${better}.`,
    suggestions: [better],
  }),
  'unreadable-json': ({ reason }: { reason: string }) => ({ message: reason }),
  'duplicate-field': ({ name }: { name: string }) => ({
    message: `${quote(name)} is here twice, and only the last one would count. Remove one of them.`,
  }),
  'unknown-field': ({ name, nearest, fields }: { name: string; nearest?: string; fields: string[] }) => ({
    message: `${quote(name)} is not a field.${didYouMean(nearest) || ` The fields here are: ${fields.join(', ')}.`}`,
    suggestions: nearest ? [nearest] : [],
  }),
  'missing-field': ({ name, meaning }: { name: string; meaning: string }) => ({
    message: `${quote(name)} is missing. ${meaning}`.trim(),
  }),
  'unknown-section': ({ name, nearest, types }: { name: string; nearest?: string; types: string[] }) => ({
    message: `There is no section type ${quote(name)}.${didYouMean(nearest)} The types are: ${types.join(', ')}.`,
    suggestions: nearest ? [nearest] : [],
  }),
  'wrong-kind': ({ at, needs, found }: { at: At; needs: string; found: string }) => ({
    message: `${named(at)} needs ${needs}, but here is ${found}.`,
  }),
  'unknown-value': ({ at, value, nearest, values }: { at: At; value: string; nearest?: string; values: string[] }) => ({
    message: `${named(at)} cannot be ${quote(value)}.${didYouMean(nearest)} Choose one of: ${list(values)}.`,
    suggestions: nearest ? [nearest] : values,
  }),
  'wrong-form': ({ at, advice }: { at: At; advice: string }) => ({
    message: `${named(at)} is not written in the right form. ${advice}`,
  }),
  'empty-text': ({ at }: { at: At }) => ({ message: `${named(at)} is empty. Write something in it or remove it.` }),
  'too-few': ({ at, least, found }: { at: At; least: number; found: number }) => ({
    message: `${named(at)} needs at least ${least === 1 ? '1 entry' : `${least} entries`}; here ${found === 1 ? 'is' : 'are'} ${found || 'none'}.`,
  }),
  'wrong-number': ({ at, least }: { at: At; least: number }) => ({
    message: `${named(at)} needs a whole number of ${least} or more.`,
  }),
  'address-taken': ({ address, other, inCase }: { address: string; other: string; inCase: boolean }) => ({
    message: inCase
      ? `The address ${address} differs only in capital letters from one that ${other} has. Rename one of the two.`
      : `The address ${address} already belongs to ${other}. Every address can lead to one page only; change one of the two.`,
  }),
  'address-reserved': ({ folder }: { folder: string }) => ({
    message: `Addresses that begin with /${folder}/ are kept for the site's own files. Give this page another place.`,
  }),
  'address-of-list': ({ address, list }: { address: string; list: string }) => ({
    message: `${address} is kept for the list on ${list}, which gets further pages as it grows. Give this page another name.`,
  }),
  'own-alias': ({ address }: { address: string }) => ({
    message: `The alias ${address} is this page's own address. Remove it.`,
  }),
  'canonical-unanswered': ({ address, other }: { address: string; other: string }) => ({
    message: `The canonical address ${address} leads to ${other}, not to this page. Give an address of this page, or remove "canonical".`,
  }),
  'dead-link': ({ path, rest, nearest }: { path: string; rest: string; nearest?: string }) => ({
    message: `There is no page at ${path}.${didYouMean(nearest)}`,
    suggestions: nearest ? [nearest + rest] : [],
  }),
  'dead-anchor': ({
    path,
    anchor,
    nearest,
    anchors,
  }: {
    path: string
    anchor: string
    nearest?: string
    anchors: string[]
  }) => ({
    message: `${path ? `The page ${path}` : 'This page'} has no place called #${anchor}.${didYouMean(nearest && `#${nearest}`) || (anchors.length ? ` Its places are: ${anchors.map((id) => `#${id}`).join(', ')}.` : '')}`,
    suggestions: nearest ? [`${path}#${nearest}`] : [],
  }),
  'unsafe-link': ({ path }: { path: string }) => ({
    message: `${quote(path)} is not an address we can link to. Begin it with / for a page here, # for a place on this page, or https://, mailto: or tel:.`,
  }),
  'missing-image': ({ src, nearest }: { src: string; nearest?: string }) => ({
    message: `There is no picture ${quote(src)} in pages-json/_images.${didYouMean(nearest)}`,
    suggestions: nearest ? [nearest] : [],
  }),
  'unknown-icon': ({ name, nearest }: { name: string; nearest?: string }) => ({
    message: `There is no icon called ${quote(name)}.${didYouMean(nearest)} All names are on lucide.dev/icons.`,
    suggestions: nearest ? [nearest] : [],
  }),
  'id-taken': ({ id }: { id: string }) => ({
    message: `Something else on this page is already called #${id}. Give this section another id.`,
  }),
  'hero-missing': () => ({
    message: 'This page has no hero. Its first section needs to be one: { "type": "hero", "heading": "…" }.',
  }),
  'hero-first': () => ({
    message: 'The hero belongs at the top of the page. Move it to the first place in "sections".',
  }),
  'hero-twice': () => ({ message: 'This page already has a hero. A page has one only; make this an intro or a cta.' }),
  'heading-level': ({ found }: { found: string }) => ({
    message: `${quote(found)} makes no heading in an article. Begin it with ## or, for a smaller one, ###.`,
    suggestions: [found === '#' ? '##' : '###'],
  }),
  'html-in-text': ({ tag, instead }: { tag: string; instead: string }) => ({
    message: `${tag} is HTML, which would show on the page as it stands. ${instead}`,
  }),
  'title-taken': ({ title, other }: { title: string; other: string }) => ({
    message: `${other} has the same title, ${quote(title)}. Searchers could not tell the two pages apart; change one.`,
  }),
  'description-taken': ({ other }: { other: string }) => ({
    message: `${other} has the same description. Searchers could not tell the two pages apart; change one.`,
  }),
  'title-long': ({ length, most }: { length: number; most: number }) => ({
    message: `The title has ${length} characters; search engines cut it after about ${most}.`,
    severity: 'warning',
  }),
  'description-long': ({ length, most }: { length: number; most: number }) => ({
    message: `The description has ${length} characters; search engines cut it after about ${most}.`,
    severity: 'warning',
  }),
  'future-date': ({ name, date }: { name: string; date: string }) => ({
    message: `${quote(name)} says ${date}, which is still to come.`,
    severity: 'warning',
  }),
  'example-value': ({ at, value }: { at: At; value: string }) => ({
    message: `${named(at)} is still an example, ${quote(value)}. Put the real one here before the site goes live.`,
    severity: 'warning',
  }),
  'site-missing': ({ file }: { file: string }) => ({
    message: `${file} is missing. It holds the company's name, address and navigation; without it no page can be made.`,
  }),
} satisfies Record<string, (...particulars: never[]) => Wording>

export type Rule = keyof typeof wording

/** Every rule there is. */
export const rules: readonly string[] = Object.keys(wording)
/** A field by its name, an entry of a list by its number: `"heading"`, `Card 3`. */
function named(at: At): string {
  const [list, last] = at.slice(-2)
  if (at.length === 0) return 'This file'
  if (typeof list !== 'string' || typeof last !== 'number') return quote(String(at.at(-1)))
  const entry = entryOf(list, last)
  return entry[0]?.toUpperCase() + entry.slice(1)
}

/** What the wording of each rule needs to know. */
export type Particulars = { [R in Rule]: Parameters<(typeof wording)[R]> }

/** The wording of each rule. */
export const words: { [R in Rule]: (...particulars: Particulars[R]) => Wording } = wording
