import type { ComponentType } from 'react'
import type { Page, Section } from '../page/page.generated'
import { CardGrid } from './cardGrid/CardGrid'
import { Cta } from './cta/Cta'
import { Hero } from './hero/Hero'
import { Intro } from './intro/Intro'
import { Process } from './process/Process'

type Registry = { [Type in Section['type']]: ComponentType<Extract<Section, { type: Type }>> }

/** Stands in for a section until its code is there. */
const onItsWay = () => null

/** What most pages have comes with every page, everything else with the first page that has it. */
export const sections: Registry = {
  articleBody: onItsWay,
  articleList: onItsWay,
  cardGrid: CardGrid,
  cta: Cta,
  factsStrip: onItsWay,
  groups: onItsWay,
  hero: Hero,
  industries: onItsWay,
  intro: Intro,
  job: onItsWay,
  jobBoard: onItsWay,
  offices: onItsWay,
  process: Process,
  relatedPages: onItsWay,
  serviceList: onItsWay,
  technologies: onItsWay,
  whyUs: onItsWay,
}

const onDemand: { [Type in Section['type']]?: () => Promise<void> } = {
  articleBody: async () => {
    sections.articleBody = (await import('./articleBody/ArticleBody')).ArticleBody
  },
  articleList: async () => {
    sections.articleList = (await import('./articleList/ArticleList')).ArticleList
  },
  factsStrip: async () => {
    sections.factsStrip = (await import('./factsStrip/FactsStrip')).FactsStrip
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
  relatedPages: async () => {
    sections.relatedPages = (await import('./relatedPages/RelatedPages')).RelatedPages
  },
  serviceList: async () => {
    sections.serviceList = (await import('./serviceList/ServiceList')).ServiceList
  },
  technologies: async () => {
    sections.technologies = (await import('./technologies/Technologies')).Technologies
  },
  whyUs: async () => {
    sections.whyUs = (await import('./whyUs/WhyUs')).WhyUs
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
