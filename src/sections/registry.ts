import type { ComponentType } from 'react'
import type { Page, Section } from '../page/page.generated'
import { ArticleBody } from './articleBody/ArticleBody'
import { ArticleList } from './articleList/ArticleList'
import { CardGrid } from './cardGrid/CardGrid'
import { Cta } from './cta/Cta'
import { FactsStrip } from './factsStrip/FactsStrip'
import { Hero } from './hero/Hero'
import { Industries } from './industries/Industries'
import { Intro } from './intro/Intro'
import { Job } from './job/Job'
import { Offices } from './offices/Offices'
import { Process } from './process/Process'
import { RelatedPages } from './relatedPages/RelatedPages'
import { ServiceList } from './serviceList/ServiceList'
import { Technologies } from './technologies/Technologies'
import { WhyUs } from './whyUs/WhyUs'

type Registry = { [Type in Section['type']]: ComponentType<Extract<Section, { type: Type }>> }

/** Stands in for a section whose code comes with the first page that has one. */
const onDemand = () => null

export const sections: Registry = {
  articleBody: ArticleBody,
  articleList: ArticleList,
  cardGrid: CardGrid,
  cta: Cta,
  factsStrip: FactsStrip,
  hero: Hero,
  industries: Industries,
  intro: Intro,
  job: Job,
  jobBoard: onDemand,
  offices: Offices,
  process: Process,
  relatedPages: RelatedPages,
  serviceList: ServiceList,
  technologies: Technologies,
  whyUs: WhyUs,
}

/** Fetches the code of sections that come on demand. To be awaited before a page is rendered. */
export async function loadSections({ sections: shown }: Pick<Page, 'sections'>): Promise<void> {
  if (shown.some(({ type }) => type === 'jobBoard')) await loadJobBoard()
}

/** For the server, which has all code at hand. */
export async function loadAllSections(): Promise<void> {
  await loadJobBoard()
}

async function loadJobBoard(): Promise<void> {
  const { JobBoard } = await import('./jobBoard/JobBoard')
  sections.jobBoard = JobBoard
}
