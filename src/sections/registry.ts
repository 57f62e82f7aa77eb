import type { ComponentType } from 'react'
import type { Page, Section } from '../page/page.generated'
import { CardGrid } from './cardGrid/CardGrid'
import { Cta } from './cta/Cta'
import { Hero } from './hero/Hero'
import { Intro } from './intro/Intro'
import { onDemand, type OnDemand } from './onDemand'
import { Process } from './process/Process'

type Of<Type> = Extract<Section, { type: Type }>
type Registry = { readonly [Type in Section['type']]: ComponentType<Of<Type>> | OnDemand<Of<Type>> }

/** What most pages have comes with every page, everything else, its styles included, with the first page that has it. */
export const sections: Registry = {
  articleBody: onDemand(() => import('./articleBody/ArticleBody'), 'ArticleBody'),
  articleList: onDemand(() => import('./articleList/ArticleList'), 'ArticleList'),
  cardGrid: CardGrid,
  companyFacts: onDemand(() => import('./companyFacts/CompanyFacts'), 'CompanyFacts'),
  cta: Cta,
  downloads: onDemand(() => import('./downloads/Downloads'), 'Downloads'),
  factsStrip: onDemand(() => import('./factsStrip/FactsStrip'), 'FactsStrip'),
  firstMessage: onDemand(() => import('./firstMessage/FirstMessage'), 'FirstMessage'),
  groups: onDemand(() => import('./groups/Groups'), 'Groups'),
  hero: Hero,
  industries: onDemand(() => import('./industries/Industries'), 'Industries'),
  intro: Intro,
  job: onDemand(() => import('./job/Job'), 'Job'),
  jobBoard: onDemand(() => import('./jobBoard/JobBoard'), 'JobBoard'),
  offices: onDemand(() => import('./offices/Offices'), 'Offices'),
  people: onDemand(() => import('./people/People'), 'People'),
  picture: onDemand(() => import('./picture/Picture'), 'Picture'),
  process: Process,
  questions: onDemand(() => import('./questions/Questions'), 'Questions'),
  quotation: onDemand(() => import('./quotation/Quotation'), 'Quotation'),
  relatedPages: onDemand(() => import('./relatedPages/RelatedPages'), 'RelatedPages'),
  search: onDemand(() => import('./search/Search'), 'Search'),
  serviceList: onDemand(() => import('./serviceList/ServiceList'), 'ServiceList'),
  technologies: onDemand(() => import('./technologies/Technologies'), 'Technologies'),
  video: onDemand(() => import('./video/Video'), 'Video'),
  whyUs: onDemand(() => import('./whyUs/WhyUs'), 'WhyUs'),
  work: onDemand(() => import('./work/Work'), 'Work'),
}

/** Fetches the code of the sections that come on demand. To be awaited before a page is rendered. */
export async function loadSections({ sections: shown }: Pick<Page, 'sections'>): Promise<void> {
  await Promise.all(shown.map(({ type }) => load(sections[type])))
}

/** The same by their types, for the server; names that are none are of other parts of pages. @returns the types */
export async function loadTypes(types: readonly string[] = Object.keys(sections)): Promise<string[]> {
  const wanted = Object.entries(sections).filter(([type]) => types.includes(type))
  await Promise.all(wanted.map(([, section]) => load(section)))
  return wanted.map(([type]) => type)
}

function load(section: Registry[Section['type']]): Promise<void> | undefined {
  return 'load' in section ? section.load() : undefined
}
