import type { ComponentType } from 'react'
import type { Section } from '../page/page.generated'
import { ArticleBody } from './articleBody/ArticleBody'
import { CardGrid } from './cardGrid/CardGrid'
import { Cta } from './cta/Cta'
import { Hero } from './hero/Hero'
import { Intro } from './intro/Intro'
import { Offices } from './offices/Offices'
import { Process } from './process/Process'
import { ServiceList } from './serviceList/ServiceList'
import { WhyUs } from './whyUs/WhyUs'

export const sections = {
  articleBody: ArticleBody,
  cardGrid: CardGrid,
  cta: Cta,
  hero: Hero,
  intro: Intro,
  offices: Offices,
  process: Process,
  serviceList: ServiceList,
  whyUs: WhyUs,
} satisfies { [Type in Section['type']]: ComponentType<Extract<Section, { type: Type }>> }
