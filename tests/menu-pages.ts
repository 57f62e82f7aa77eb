import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '../scripts/engine/schema/document.generated'
import { page } from './engine/publish/small-site'

/** A whole services menu: each group with its links in their order. */
export const menu = [
  {
    group: 'application-engineering',
    label: 'Application Services & Engineering',
    links: {
      '/services/applicationServices': 'Application services and support',
      '/services/enterpriseplatformServices': 'Enterprise platform services',
      '/services/softwareproductdevelopment': 'Software product development',
      '/services/qualityengineeringassurance': 'Quality engineering and assurance',
      '/services/engineeringresearchdevelopment': 'Engineering research and development',
      '/services/CRMImplementation': 'CRM implementation',
      '/services/businessprocessservices': 'Business process services',
    },
  },
  {
    group: 'data-ai',
    label: 'Data, AI & Automation',
    links: {
      '/services/dataandai': 'Data and AI',
      '/services/agenticaisolutions': 'Agentic AI',
      '/services/intelligentbusinessautomations': 'Intelligent business automation',
      '/services/gwpinsights': 'Analytics insights',
      '/services/experimentationoptimization': 'Experimentation and optimization',
    },
  },
  {
    group: 'strategy-transformation',
    label: 'Strategy & Transformation Consulting',
    links: {
      '/services/technology': 'Technology consulting',
      '/services/digital': 'Digital strategy',
      '/services/sustainability': 'Sustainability and resilience',
    },
  },
  {
    group: 'creative-experience',
    label: 'Creative & Experience Services',
    links: {
      '/services/experiencestudio': 'Experience Studio',
      '/services/contentservices': 'Content Services',
      '/services/branding': 'Branding',
      '/services/gamesproductiondevelopment': 'Game Production and Development',
      '/services/accessibility': 'Accessibility services',
    },
  },
] as const

const manyWords = Array.from({ length: 60 }, () =>
  'Words about the work, so that the page is long enough to scroll. '.repeat(4),
)

/** A page of several windows. */
function long(title: string, more: Partial<Page> = {}): Page {
  return page(title, '', {
    sections: [
      { type: 'hero', heading: title },
      { type: 'intro', heading: 'What it is', text: manyWords },
    ],
    ...more,
  })
}

/** Puts a page for every link of header and footer in place of all documents but the site's own data. */
export function writeMenuSite(pages: string): void {
  for (const name of readdirSync(pages).filter((name) => name !== '_site.json'))
    rmSync(path.join(pages, name), { recursive: true })
  for (const [file, document] of Object.entries(menuSite())) {
    mkdirSync(path.dirname(path.join(pages, file)), { recursive: true })
    writeFileSync(path.join(pages, file), JSON.stringify(document))
  }
}

function menuSite(): Record<string, Page> {
  const services = menu.flatMap(({ group, links }) =>
    Object.entries(links).map(([address, label], index) => [
      `${address.slice(1)}.json`,
      long(label, { group, menu: { order: index + 1 } }),
    ]),
  )
  return {
    'index.json': long('Home', {
      sections: [
        {
          type: 'hero',
          heading: 'Home',
          menuButton: 'All Services',
          secondButton: { label: 'About Us', path: '/about' },
        },
        { type: 'intro', heading: 'What we do', text: manyWords },
      ],
    }),
    '404.json': page('Page not found', 'Nothing is here.', { kind: 'page' }),
    'about.json': page('About', 'Who we are.'),
    'contact.json': long('Contact'),
    'enterprise-solutions.json': long('Enterprise solutions'),
    'small-to-medium-business.json': long('Small to medium business'),
    'services/index.json': long('Services', { kind: 'page' }),
    'webapp.json': long('Content management', { kind: 'service', group: 'application-engineering' }),
    'Blog/index.json': long('Articles', { kind: 'page' }),
    'Blog/Speed.json': long('Speed', { published: '2026-10-01' }),
    'career/index.json': long('Careers', { kind: 'page' }),
    ...Object.fromEntries(services),
  }
}
