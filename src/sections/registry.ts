import type { ComponentType } from 'react'
import type { Page, Section } from '../page/page.generated'
import { CardGrid } from './cardGrid/CardGrid'
import { Cta } from './cta/Cta'
import { FactsStrip } from './factsStrip/FactsStrip'
import { Hero } from './hero/Hero'
import { Intro } from './intro/Intro'
import { Process } from './process/Process'
import { RelatedPages } from './relatedPages/RelatedPages'
import { WhyUs } from './whyUs/WhyUs'

type Registry = { [Type in Section['type']]: ComponentType<Extract<Section, { type: Type }>> }

/** Stands in for a section until its code is there. */
const onItsWay = () => null

/** What most pages have comes with every page, everything else with the first page that has it. */
export const sections: Registry = {
  articleBody: onItsWay,
  articleList: onItsWay,
  cardGrid: CardGrid,
  cta: Cta,
  factsStrip: FactsStrip,
  groups: onItsWay,
  hero: Hero,
  industries: onItsWay,
  intro: Intro,
  job: onItsWay,
  jobBoard: onItsWay,
  offices: onItsWay,
  process: Process,
  relatedPages: RelatedPages,
  serviceList: onItsWay,
  technologies: onItsWay,
  whyUs: WhyUs,
}

const onDemand: { [Type in Section['type']]?: () => Promise<void> } = {
  articleBody: async () => {
    sections.articleBody = (await import('./articleBody/ArticleBody')).ArticleBody
  },
  articleList: async () => {
    sections.articleList = (await import('./articleList/ArticleList')).ArticleList
  },
  groups: async () => {
    sections.groups = (await import('./groups/Groups')).Groups
  },
  industries: async () => {
    sections.industries = (await import('./industries/Industries')).Industries
  },
  job: async () => {
    sections.job = (await import('./job/Job')).Job
  },
  jobBoard: async () => {
    sections.jobBoard = (await import('./jobBoard/JobBoard')).JobBoard
  },
  offices: async () => {
    sections.offices = (await import('./offices/Offices')).Offices
  },
  serviceList: async () => {
    sections.serviceList = (await import('./serviceList/ServiceList')).ServiceList
  },
  technologies: async () => {
    sections.technologies = (await import('./technologies/Technologies')).Technologies
  },
}

/** Fetches the code of the sections that come on demand. To be awaited before a page is rendered. */
export async function loadSections({ sections: shown }: Pick<Page, 'sections'>): Promise<void> {
  await Promise.all(shown.map(({ type }) => onDemand[type]?.()))
}

/** For the server, which has all code at hand. */
export async function loadAllSections(): Promise<void> {
  await Promise.all(Object.values(onDemand).map((load) => load()))
}
