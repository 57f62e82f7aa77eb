import type { PictureFault } from '../../graphics/pictures'
import { obstacleInWords } from './files'
import { didYouMean, listed, quote, shown, type Sentences } from './sentence'

interface DeadAnchor {
  path: string
  /** What stands in the link before the # */
  before: string
  anchor: string
  nearest?: string
  anchors: string[]
  sure: boolean
}

/** What is wrong with a picture, and what to do about it. */
function pictureFaultInWords(name: string, fault: PictureFault): string {
  switch (fault) {
    case 'empty':
      return `${name} has nothing in it. Copy the picture into pages-json/_images again.`
    case 'damaged':
      return `${name} is only part of a picture, or damaged. Copy it into pages-json/_images again; if that does not help, open it on your computer and save it as a new JPEG or PNG.`
    case 'too large':
      return `${name} is too large to be shown. Save it smaller: at most 3200 pixels wide, and at most ten times as tall as wide.`
    case 'no picture':
      return `${name} is not a picture we can read. Open it on your computer and save it again as JPEG or PNG.`
    default:
      return obstacleInWords(name, 'picture', fault)
  }
}

const link = (path: string) => ({ title: `Link to ${shown(path)}`, link: path })

/** What is said of pages that break a rule together, and of the site as a whole. */
export const aboutSite = {
  'address-taken': ({ address, other, inCase }: { address: string; other: string; inCase: boolean }) => ({
    message: inCase
      ? `The address ${shown(address)} differs only in capital letters from one that ${other} has. Rename one of the two.`
      : `The address ${shown(address)} already belongs to ${other}. Every address can lead to one page only; change one of the two.`,
  }),
  'address-reserved': ({ address, holds }: { address: string; holds: string }) => ({
    message: `The address ${shown(address)} is kept for ${holds}. Choose another one.`,
  }),
  'address-long': ({ length, most, isName }: { length: number; most: number; isName: boolean }) => ({
    message: isName
      ? `A name between two slashes of this address has ${length} letters and signs, too many for a file. Write ${most} at most.`
      : `This address has ${length} letters and signs, and some servers take no more than ${most}. Choose a shorter one.`,
  }),
  'address-unclear': ({ address }: { address: string }) => ({
    message: `No browser can ask for the address ${shown(address)}. Copy it from the address bar, where % stands before two signs that go together.`,
  }),
  'address-of-list': ({ address, list }: { address: string; list: string }) => ({
    message: `${shown(address)} is kept for the list on ${list}, which gets further pages as it grows. Give this page another name.`,
  }),
  'own-alias': ({ address }: { address: string }) => ({
    message: `The alias ${shown(address)} is this page's own address. Remove it.`,
  }),
  'canonical-unanswered': ({ address, other }: { address: string; other: string }) => ({
    message: `The canonical address ${shown(address)} leads to ${other}, not to this page. Give an address of this page, or remove "canonical".`,
  }),
  'dead-link': ({ path, rest, nearest, sure }: { path: string; rest: string; nearest?: string; sure: boolean }) => ({
    message: `There is no page at ${shown(path)}.${didYouMean(nearest)}`,
    suggestions: nearest ? [nearest + rest] : [],
    ...(nearest && sure && { fix: link(nearest + rest) }),
  }),
  'moved-link': ({ path, better, rest }: { path: string; better: string; rest: string }) => ({
    message: `${shown(path)} is a former address of ${better}. Link to where the page is now.`,
    severity: 'warning',
    suggestions: [better + rest],
    fix: link(better + rest),
  }),
  'own-address': ({ path, better }: { path: string; better: string }) => ({
    message: `${quote(path)} leads to a page of this site. Leave out the name of the site: ${quote(better)}.`,
    suggestions: [better],
    fix: link(better),
  }),
  'dead-anchor': ({ path, before, anchor, nearest, anchors, sure }: DeadAnchor) => ({
    message: `${path ? `The page ${shown(path)}` : 'This page'} has no place called #${shown(anchor)}.${didYouMean(nearest && `#${nearest}`) || (anchors.length ? ` Its places are: ${listed(anchors.map((id) => `#${shown(id)}`))}.` : '')}`,
    suggestions: nearest ? [`${before}#${nearest}`] : [],
    ...(nearest && sure && { fix: link(`${before}#${nearest}`) }),
  }),
  'missing-image': ({ src, nearest, sure }: { src: string; nearest?: string; sure: boolean }) => ({
    message: `There is no picture ${quote(src)} in pages-json/_images.${didYouMean(nearest)}`,
    suggestions: nearest ? [nearest] : [],
    ...(nearest && sure && { fix: { title: `Write ${quote(nearest)}`, value: nearest } }),
  }),
  'unreadable-image': ({ src, fault }: { src: string; fault: PictureFault }) => ({
    message: pictureFaultInWords(quote(src), fault),
  }),
  'small-image': ({ src, width, least }: { src: string; width: number; least: number }) => ({
    message: `${quote(src)} is only ${width} pixels wide and would look blurred. Use one that is at least ${least} wide.`,
    severity: 'warning',
  }),
  'title-taken': ({ title, other }: { title: string; other: string }) => ({
    message: `${other} has the same title, ${quote(title)}. Searchers could not tell the two pages apart; change one.`,
  }),
  'description-taken': ({ other }: { other: string }) => ({
    message: `${other} has the same description. Searchers could not tell the two pages apart; change one.`,
  }),
  'site-address': ({ better }: { better?: string }) => ({
    message: `"url" is not the address of a whole site.${didYouMean(better) || ' Write https:// and the name of the site, and nothing else, such as https://www.example.com.'}`,
    suggestions: better ? [better] : [],
  }),
  'unknown-time-zone': ({ zone, nearest, sure }: { zone: string; nearest?: string; sure: boolean }) => ({
    message: `There is no time zone called ${quote(zone)}.${didYouMean(nearest) || ' Write the part of the world and a large city with the same time, such as Asia/Kolkata.'}`,
    suggestions: nearest ? [nearest] : [],
    ...(nearest && sure && { fix: { title: `Write ${quote(nearest)}`, value: nearest } }),
  }),
  'future-date': ({ name, date }: { name: string; date: string }) => ({
    message: `${quote(name)} says ${date}, which is still to come.`,
    severity: 'warning',
  }),
  'job-closed': ({ closes }: { closes: string }) => ({
    message: `This job closed on ${closes}, so it is no longer on the careers page. Give it a later day, or remove the file.`,
    severity: 'warning',
  }),
  'example-value': ({ value }: { value: string }) => ({
    message: { itself: `is still an example, ${quote(value)}. Put the real one here before the site goes live.` },
    severity: 'warning',
  }),
} satisfies Sentences
