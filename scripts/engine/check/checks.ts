import type { DocumentCheck, SiteCheck } from './check'
import { addressLimits } from './rules/address-limits'
import { addresses } from './rules/addresses'
import { blankTexts } from './rules/blank-texts'
import { canonicals } from './rules/canonicals'
import { closedJobs } from './rules/closed-jobs'
import { dates } from './rules/dates'
import { exampleValues } from './rules/example-values'
import { headings } from './rules/headings'
import { hero } from './rules/hero'
import { html } from './rules/html'
import { icons } from './rules/icons'
import { ids } from './rules/ids'
import { illustrations } from './rules/illustrations'
import { images } from './rules/images'
import { jobs } from './rules/jobs'
import { lengths } from './rules/lengths'
import { linkForm } from './rules/link-form'
import { linkTexts } from './rules/link-text'
import { links } from './rules/links'
import { namesOfSite } from './rules/names-of-site'
import { nesting } from './rules/nesting'
import { once } from './rules/once'
import { pictures } from './rules/pictures'
import { siteAddresses } from './rules/site-address'
import { unfinishedTexts } from './rules/starting-text'
import { timeZones } from './rules/time-zones'
import { uniqueness } from './rules/uniqueness'

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
  unfinishedTexts,
]

/** What _site.json is checked for by itself. */
export const identityChecks: readonly DocumentCheck[] = [linkForm, siteAddresses, timeZones]

/** What the pages are checked for together. */
export const siteChecks: readonly SiteCheck[] = [
  namesOfSite,
  addresses,
  addressLimits,
  canonicals,
  links,
  images,
  uniqueness,
  dates,
  closedJobs,
  exampleValues,
]
