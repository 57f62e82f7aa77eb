import type { At } from '../finding'
import { didYouMean, named, quote, type Sentences } from './sentence'

/** What is said of pages that break a rule together, and of the site as a whole. */
export const aboutSite = {
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
  'missing-image': ({ src, nearest }: { src: string; nearest?: string }) => ({
    message: `There is no picture ${quote(src)} in pages-json/_images.${didYouMean(nearest)}`,
    suggestions: nearest ? [nearest] : [],
  }),
  'title-taken': ({ title, other }: { title: string; other: string }) => ({
    message: `${other} has the same title, ${quote(title)}. Searchers could not tell the two pages apart; change one.`,
  }),
  'description-taken': ({ other }: { other: string }) => ({
    message: `${other} has the same description. Searchers could not tell the two pages apart; change one.`,
  }),
  'future-date': ({ name, date }: { name: string; date: string }) => ({
    message: `${quote(name)} says ${date}, which is still to come.`,
    severity: 'warning',
  }),
  'job-closed': ({ closes }: { closes: string }) => ({
    message: `This job closed on ${closes}, so it is no longer on the careers page. Give it a later day, or remove the file.`,
    severity: 'warning',
  }),
  'example-value': ({ at, value }: { at: At; value: string }) => ({
    message: `${named(at)} is still an example, ${quote(value)}. Put the real one here before the site goes live.`,
    severity: 'warning',
  }),
} satisfies Sentences
