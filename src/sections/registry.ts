import type { ComponentType } from 'react'
import type { Section } from '../page/page.generated'
import { ArticleBody } from './articleBody/ArticleBody'
import { ArticleList } from './articleList/ArticleList'
import { CardGrid } from './cardGrid/CardGrid'
import { Cta } from './cta/Cta'
import { FactsStrip } from './factsStrip/FactsStrip'
import { Hero } from './hero/Hero'
import { Industries } from './industries/Industries'
import { Intro } from './intro/Intro'
import { Job } from './job/Job'
import { JobBoard } from './jobBoard/JobBoard'
import { Offices } from './offices/Offices'
import { Process } from './process/Process'
import { RelatedPages } from './relatedPages/RelatedPages'
import { ServiceList } from './serviceList/ServiceList'
import { Technologies } from './technologies/Technologies'
import { WhyUs } from './whyUs/WhyUs'

export const sections = {
  articleBody: ArticleBody,
  articleList: ArticleList,
  cardGrid: CardGrid,
  cta: Cta,
  factsStrip: FactsStrip,
  hero: Hero,
  industries: Industries,
  intro: Intro,
  job: Job,
  jobBoard: JobBoard,
  offices: Offices,
  process: Process,
  relatedPages: RelatedPages,
  serviceList: ServiceList,
  technologies: Technologies,
  whyUs: WhyUs,
} satisfies { [Type in Section['type']]: ComponentType<Extract<Section, { type: Type }>> }
