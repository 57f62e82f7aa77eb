import type { At } from '../../schema/at'
import { didYouMean, named, quote, shown, type Sentences } from './sentence'

/** The name of a drawing that does not exist, and the one probably meant. */
interface Drawn {
  name: string
  nearest?: string
  sure: boolean
}

/** What is said of a page that breaks a rule by itself. */
export const aboutPages = {
  'unsafe-link': ({ path, better }: { path: string; better?: string }) => ({
    message: `${quote(path)} is not an address we can link to.${didYouMean(better) || ' Begin it with / for a page here, # for a place on this page, or https://, mailto: or tel:.'}`,
    suggestions: better ? [better] : [],
  }),
  'link-text': ({ words }: { words: string }) => ({
    message: `A link that says ${quote(words)} does not tell where it leads. Name the page or the thing it leads to.`,
    severity: 'warning',
  }),
  'unknown-icon': ({ name, nearest, sure }: Drawn) => ({
    message: `There is no icon called ${quote(name)}.${didYouMean(nearest)} All names are on lucide.dev/icons.`,
    suggestions: nearest ? [nearest] : [],
    ...(nearest && sure && { fix: { title: `Write ${quote(nearest)}`, value: nearest } }),
  }),
  'unknown-pictogram': ({ name, nearest, sure }: Drawn) => ({
    message: `There is no pictogram called ${quote(name)}.${didYouMean(nearest)} All names are on carbondesignsystem.com/elements/pictograms/library.`,
    suggestions: nearest ? [nearest] : [],
    ...(nearest && sure && { fix: { title: `Write ${quote(nearest)}`, value: nearest } }),
  }),
  'alt-file-name': () => ({
    message: 'This is the name of a file. Say in a sentence what the picture tells, for people who cannot see it.',
  }),
  'alt-image-of': ({ begins }: { begins: string }) => ({
    message: `People who hear this are told already that it is a picture. Leave out ${quote(begins)}.`,
    severity: 'warning',
  }),
  'alt-long': ({ length, most }: { length: number; most: number }) => ({
    message: `The description of this picture has ${length} characters. Keep it under ${most}, as it is read out in one go.`,
    severity: 'warning',
  }),
  'id-taken': ({ id }: { id: string }) => ({
    message: `Something else on this page is already called #${shown(id)}. Give this section another id.`,
  }),
  'two-pictures': () => ({
    message: 'There is room for one picture here. Keep the "image" or the "illustration", and remove the other.',
  }),
  'hero-missing': () => ({
    message: 'This page has no hero. Its first section needs to be one: { "type": "hero", "heading": "…" }.',
  }),
  'hero-first': () => ({
    message: 'The hero belongs at the top of the page. Move it to the first place in "sections".',
  }),
  'hero-twice': () => ({ message: 'This page already has a hero. A page has one only; make this an intro or a cta.' }),
  'job-missing': ({ root }: { root?: string }) => ({
    message: root
      ? `Pages in pages-json${root} are job openings, and this one has no "job". Add it, or give the page "kind": "page".`
      : 'This page says that it is a job opening, and has no "job". Add it, or give the page "kind": "page".',
  }),
  'job-elsewhere': ({ root }: { root?: string }) => ({
    message: `Only a job opening has a "job". ${root ? `Move this file to pages-json${root}` : 'Give this page "kind": "job"'}, or remove "job".`,
  }),
  'job-unseen': () => ({
    message: 'No section shows the job. Add { "type": "job" } to "sections", after the hero.',
  }),
  'job-section-alone': () => ({
    message: 'There is no job to show here, as the page has no "job". Remove this section, or add a "job".',
  }),
  'closes-early': ({ closes, posted }: { closes: string; posted: string }) => ({
    message: `The last day to apply, ${closes}, is before the day it was posted, ${posted}. Change one of them.`,
  }),
  'heading-level': ({ found }: { found: string }) => ({
    message: `${quote(found)} makes no heading in an article. Begin it with ## or, for a smaller one, ###.`,
    suggestions: [found === '#' ? '##' : '###'],
    ...(found === '#' && { fix: { title: 'Write ##', put: '##' } }),
  }),
  'heading-space': ({ found }: { found: string }) => ({
    message: `A heading needs a space after ${shown(found)}; without it the marks show on the page.`,
    suggestions: [`${found} `],
    fix: { title: 'Add a space', put: `${found} ` },
  }),
  'heading-order': () => ({
    message:
      'This smaller heading (###) stands under no larger one. Begin it with ##, or put a heading with ## before it.',
    severity: 'warning',
    suggestions: ['##'],
  }),
  'html-in-text': ({ tag, instead, better }: { tag: string; instead: string; better?: string }) => ({
    message: `${shown(tag)} is HTML, which would show on the page as it stands. ${instead}`,
    ...(better !== undefined && { fix: { title: 'Write it without HTML', value: better } }),
  }),
  'starting-text': ({ at, more }: { at: At; more: number }) => ({
    message: `${named(at)} still says what to write here${more === 0 ? '' : more === 1 ? '; so does 1 more text of this page' : `; so do ${more} more texts of this page`}. Write it before the page is published.`,
    severity: 'warning',
  }),
  'title-long': ({ length, most }: { length: number; most: number }) => ({
    message: `The title has ${length} characters; search engines cut it after about ${most}.`,
    severity: 'warning',
  }),
  'description-long': ({ length, most }: { length: number; most: number }) => ({
    message: `The description has ${length} characters; search engines cut it after about ${most}.`,
    severity: 'warning',
  }),
} satisfies Sentences
