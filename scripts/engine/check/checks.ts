import type { DocumentCheck, SiteCheck } from './check'
import { addressLimits } from './rules/address-limits'
import { addresses } from './rules/addresses'
import { articlePictures } from './rules/article-pictures'
import { articles } from './rules/articles'
import { awaitedLinks } from './rules/awaited-links'
import { blankTexts } from './rules/blank-texts'
import { canonicals } from './rules/canonicals'
import { videoCaptions } from './rules/captions'
import { closedJobs } from './rules/closed-jobs'
import { codeQuotesStraight } from './rules/code-quotes'
import { countedHeadings } from './rules/counted-headings'
import { dates } from './rules/dates'
import { diagrams } from './rules/diagrams'
import { downloads } from './rules/downloads'
import { exampleValues } from './rules/example-values'
import { fillers } from './rules/fillers'
import { halfMarked } from './rules/half-markdown'
import { folders } from './rules/folders'
import { headings } from './rules/headings'
import { hero } from './rules/hero'
import { html } from './rules/html'
import { icons } from './rules/icons'
import { ids } from './rules/ids'
import { illustrations } from './rules/illustrations'
import { images } from './rules/images'
import { jobDetails } from './rules/job-details'
import { jobPlaces } from './rules/job-places'
import { jobTitles } from './rules/job-titles'
import { jobs } from './rules/jobs'
import { leftovers } from './rules/leftovers'
import { lengths } from './rules/lengths'
import { linkForm } from './rules/link-form'
import { linkOrigins } from './rules/link-origins'
import { linkTexts } from './rules/link-text'
import { links } from './rules/links'
import { listsInOne } from './rules/lists-in-one'
import { menuEntries } from './rules/menu-entries'
import { namesOfSite } from './rules/names-of-site'
import { nesting } from './rules/nesting'
import { notFound } from './rules/not-found'
import { officePlaces } from './rules/offices'
import { once } from './rules/once'
import { ownEmails } from './rules/own-email'
import { pictures } from './rules/pictures'
import { unknownPlaceholders } from './rules/placeholders'
import { proof } from './rules/proof'
import { registrations } from './rules/registrations'
import { schemaLines } from './rules/schema-line'
import { siteAddresses } from './rules/site-address'
import { slips } from './rules/slips'
import { unfinishedTexts } from './rules/starting-text'
import { spelling } from './rules/spelling'
import { swapped } from './rules/swapped-texts'
import { technologyNames } from './rules/technology-names'
import { timeZones } from './rules/time-zones'
import { uniqueness } from './rules/uniqueness'
import { videos } from './rules/videos'
import { withdrawnPages } from './rules/withdrawn-pages'

/** What each page is checked for by itself. */
export const pageChecks: readonly DocumentCheck[] = [
  blankTexts,
  hero,
  headings,
  html,
  icons,
  ids,
  illustrations,
  jobs,
  lengths,
  linkForm,
  linkTexts,
  nesting,
  once,
  pictures,
  articlePictures,
  diagrams,
  unfinishedTexts,
  fillers,
  leftovers,
  halfMarked,
  unknownPlaceholders,
  slips,
  countedHeadings,
  linkOrigins,
  schemaLines,
  articles,
  jobTitles,
  codeQuotesStraight,
  swapped,
  listsInOne,
]

/** What _site.json is checked for by itself. */
export const identityChecks: readonly DocumentCheck[] = [
  linkForm,
  siteAddresses,
  timeZones,
  officePlaces,
  registrations,
  html,
  fillers,
  leftovers,
  halfMarked,
  slips,
  linkOrigins,
]

/** What the pages are checked for together. */
export const siteChecks: readonly SiteCheck[] = [
  namesOfSite,
  addresses,
  addressLimits,
  canonicals,
  links,
  awaitedLinks,
  images,
  videos,
  videoCaptions,
  downloads,
  uniqueness,
  dates,
  withdrawnPages,
  closedJobs,
  folders,
  notFound,
  menuEntries,
  exampleValues,
  ownEmails,
  jobPlaces,
  jobDetails,
  proof,
  technologyNames,
  spelling,
]
