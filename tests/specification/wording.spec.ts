import { describe, expect, test } from 'vitest'
import type { Page } from '../../scripts/engine/schema/document.generated'
import { fieldsOf } from '../../scripts/engine/schema/fields'
import { isObject } from '../../scripts/engine/text/is-object'
import { documentAt, services, textsOf } from './pages'

type Section = Page['sections'][number]

/** The entries of every section of a type, one list. */
function entriesOf(path: string, type: Section['type'], list: string): { title: string }[] {
  return documentAt(path).sections.flatMap((section) => {
    const entries: unknown = section.type === type ? Reflect.get(section, list) : []
    return Array.isArray(entries) ? entries : []
  })
}

const titles = (path: string, type: Section['type'], list: string) =>
  entriesOf(path, type, list).map(({ title }) => title)

/** The words on the buttons of a page, in order. */
function labelsOf(path: string): string[] {
  return documentAt(path).sections.flatMap((section) =>
    ['button', 'secondButton'].flatMap((name) => {
      const button: unknown = Reflect.get(section, name)
      return isObject(button) ? [String(button.label)] : []
    }),
  )
}

test.each([
  ['/webapp', 'Connect with a CMS Specialist', 'Talk to Our Experts'],
  ['/services/uiux', 'Talk to our experts today.', 'Contact Us'],
  ['/services/seo-optimization', 'Discuss your IT needs with our experts', 'Talk to Our SEO Experts'],
  ['/services/testing', 'Connect With Us'],
  ['/services/digitalmarketing', 'Speak with our experts today', 'Contact Us'],
  ['/services/mobileapp', 'Connect with us', 'Get a free consultation'],
  ['/services/WebAccessibility', 'Get a Free Accessibility Audit', 'Connect with Our Accessibility Experts'],
  ['/services/itconsulting', 'Talk to our experts about your vision', 'Contact Us'],
  [
    '/services/research-programs',
    'Speak with our experts to explore tailored research solutions',
    'Talk to our experts',
  ],
  ['/services/green-stategies', 'Talk to our experts and future-proof your business today.', 'Talk to our experts'],
  ['/services/logovisual-identity', 'Get Started Today', 'Schedule a Free Consultation'],
  ['/services/pitchdeck', 'Get Your Pitch Deck Now'],
])('%s has its buttons in the words of the specification', (path, ...labels) => {
  expect(labelsOf(path)).toEqual(expect.arrayContaining(labels))
})

test.each([
  "Let's Build Responsibly",
  "Let's Build Your Application",
  'Talk to Our Experts',
  'Schedule a Consultation',
  'Start Your Transformation',
  "Let's Connect",
  'Schedule a Strategy Call',
  'Explore Your Insights',
  'Speak to our Automation Experts',
  "Let's Optimize Together",
  'Get in Touch',
])('“%s” stands on a button', (label) => {
  expect(services.some(({ path }) => labelsOf(path).includes(label))).toBe(true)
})

test.each(services)('every button of $path leads to /contact or to another place on the page', ({ path }) => {
  const buttons = fieldsOf(documentAt(path)).filter(
    ({ kind, at }) => kind === 'link' && String(at.at(-1)).endsWith('utton'),
  )
  const targets = buttons.map(({ value }) => (isObject(value) ? String(value.path) : ''))
  expect(targets.filter((target) => target !== '/contact' && !target.startsWith('#'))).toEqual([])
})

describe('The counts of the specification', () => {
  test.each([
    ['/webapp', 'cardGrid', 'cards', 6],
    ['/webapp', 'whyUs', 'reasons', 5],
    ['/webapp', 'technologies', 'technologies', 6],
    ['/services/uiux', 'process', 'steps', 4],
    ['/services/seo-optimization', 'whyUs', 'reasons', 5],
    ['/services/seo-optimization', 'cardGrid', 'cards', 5],
    ['/services/testing', 'cardGrid', 'cards', 6],
    ['/services/digitalmarketing', 'cardGrid', 'cards', 6],
    ['/services/digitalmarketing', 'whyUs', 'reasons', 4],
    ['/services/mobileapp', 'cardGrid', 'cards', 6],
    ['/services/mobileapp', 'whyUs', 'reasons', 5],
    ['/services/itconsulting', 'cardGrid', 'cards', 5],
    ['/services/itconsulting', 'whyUs', 'reasons', 3],
    ['/services/research-programs', 'cardGrid', 'cards', 6],
    ['/services/logovisual-identity', 'cardGrid', 'cards', 3],
    ['/services/logovisual-identity', 'process', 'steps', 4],
    ['/services/pitchdeck', 'process', 'steps', 5],
    ['/services/experiencestudio', 'process', 'steps', 4],
    ['/services/gamesproductiondevelopment', 'industries', 'industries', 5],
  ] as const)('%s, %s: %s, %i of them', (path, type, list, count) => {
    const lists = documentAt(path).sections.flatMap((section) =>
      section.type === type ? [Reflect.get(section, list)] : [],
    )
    expect(lists.map((entries: unknown[]) => entries.length)).toContain(count)
  })
})

describe('The names of the specification', () => {
  test.each([
    [
      '/services/uiux',
      'process',
      'steps',
      ['User Research & Testing', 'Interaction Design', 'Visual Design', 'Prototyping & Usability Testing'],
    ],
    [
      '/services/experiencestudio',
      'process',
      'steps',
      ['Discover & Define', 'Design & Develop', 'Test & Iterate', 'Deliver & Scale'],
    ],
    [
      '/services/gamesproductiondevelopment',
      'industries',
      'industries',
      [
        'Corporate Training & L&D',
        'Education Technology',
        'Marketing & Advertising',
        'Healthcare & Wellness',
        'Entertainment & Media',
      ],
    ],
  ] as const)('stand on %s in %s, %s', (path, type, list, names) => {
    expect(titles(path, type, list)).toEqual(names)
  })

  test.each([
    ['/webapp', ['WordPress', 'Drupal', 'Sitecore', 'Adobe Experience Manager', 'Contentful', 'Shopify']],
  ] as const)('stand on %s as technologies', (path, names) => {
    const technologies = documentAt(path).sections.flatMap((section) =>
      section.type === 'technologies' ? section.technologies.map(({ name }) => name) : [],
    )
    expect(technologies).toEqual(names)
  })

  test.each([
    ['/services/testing', ['Functional', 'Usability', 'Performance', 'Security', 'Compatibility', 'Regression']],
    ['/services/digitalmarketing', ['SEO', 'Pay-per-click', 'Social media', 'Content', 'Email', 'Conversion rate']],
    ['/services/seo-optimization', ['Keyword research', 'On-page', 'Technical SEO', 'Link building', 'Content optim']],
    ['/services/mobileapp', ['Custom', 'Android', 'Cross-platform', 'UI/UX', 'Enterprise mobility', 'Maintenance']],
    [
      '/services/itconsulting',
      ['Digital transformation', 'Cloud', 'Cybersecurity', 'AI and automation', 'Data analytics'],
    ],
    [
      '/services/research-programs',
      ['Market', 'Customer insights', 'Technology assessment', 'Feasibility', 'Benchmarking', 'Custom reporting'],
    ],
    ['/services/logovisual-identity', ['Logo design', 'Brand guidelines', 'Color palette']],
  ] as const)('stand on the cards of %s', (path, names) => {
    const cards = titles(path, 'cardGrid', 'cards').map((title) => title.toLowerCase())
    expect(names.filter((name) => !cards.some((card) => card.includes(name.toLowerCase())))).toEqual([])
  })

  test.each([
    ['/services/green-stategies', ['assessment', 'roadmap', 'implementation', 'monitoring']],
    [
      '/services/pitchdeck',
      ['discovery call', 'research and strategy', 'creative design', 'feedback and revisions', 'final delivery'],
    ],
    ['/services/kpidashboards', ['Power BI', 'Tableau']],
    ['/services/webcontentanalytics', ['GA4', 'Adobe Analytics']],
    ['/crm-marketing-automation', ['Salesforce', 'Zoho', 'Pardot', 'Marketing Cloud']],
    [
      '/services/CRMImplementation',
      ['Salesforce', 'Zoho', 'Pardot', 'Marketing Cloud', 'lead automation', 'campaign reporting'],
    ],
    ['/services/technology', ['IT assessment', 'Martech and CRM', 'platform rationalization']],
    ['/services/digital', ['channel and journey mapping', 'platform expansion', 'content governance']],
    ['/services/sustainability', ['ESG', 'green hosting', 'resilient', 'accessibility by design']],
    ['/services/applicationServices', ['custom app', 'API-first', 'composable', 'cloud-native']],
    ['/services/enterpriseplatformServices', ['AEM', 'WordPress', 'workflow automation', 'headless']],
    ['/services/accessibility', ['inclusive design', 'WCAG', 'ADA', 'authoring']],
    ['/services/businessprocessservices', ['BPO', 'manpower']],
    ['/services/dataandai', ['predictive', 'data lake']],
    ['/services/agenticaisolutions', ['domain agent', 'tool-using', 'framework', 'retrieval copilot']],
    ['/services/gwpinsights', ['cross-platform', 'SEO and geo', 'dashboard', 'personalization metrics']],
    ['/services/intelligentbusinessautomations', ['RPA', 'CRM/ERP']],
    ['/services/experimentationoptimization', ['A/B', 'multivariate', 'feature flag', 'experimentation as a service']],
    ['/services/engineeringresearchdevelopment', ['innovation lab', 'platform accelerator']],
    ['/services/softwareproductdevelopment', ['MVP', 'SaaS']],
    ['/services/qualityengineeringassurance', ['functional', 'performance', 'security', 'accessibility', 'automation']],
  ])('stand in the texts of %s', (path, names) => {
    const text = textsOf(path).join(' ').toLowerCase()
    expect(names.filter((name) => !text.includes(name.toLowerCase()))).toEqual([])
  })
})
