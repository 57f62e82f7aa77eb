import type { Job, Page, Site } from '../../../scripts/engine/schema/document.generated'

/** A site of every kind of page, small enough to be built hundreds of times. By file, below the pages folder. */
export type Documents = Record<string, Page | Site>

export const siteDocument: Site = {
  name: 'Acme',
  legalName: 'Acme Works',
  url: 'https://www.acme.test',
  description: 'Software and design.',
  email: 'hello@acme.test',
  linkedin: 'https://www.linkedin.com/company/acme',
  since: 2022,
  copyrightYear: 2025,
  roots: { services: '/services', articles: '/Blog', careers: '/career', contact: '/contact', search: '/search' },
  groups: [
    {
      id: 'application-engineering',
      label: 'Applications',
      description: 'Software built and kept running.',
      color: 'violet',
    },
    { id: 'data-ai', label: 'Data and AI', description: 'Data that answers questions.' },
    { id: 'strategy-transformation', label: 'Strategy', description: 'Plans with a date.' },
  ],
  offices: [
    {
      country: 'India',
      countryCode: 'IN',
      city: 'Trivandrum',
      region: 'Kerala',
      address: ['1 Main Road'],
      postalCode: '695001',
      timeZone: 'Asia/Kolkata',
    },
    {
      country: 'USA',
      countryCode: 'US',
      city: 'Temecula',
      region: 'California',
      address: ['2 Vine Street'],
      timeZone: 'America/Los_Angeles',
    },
  ],
  partners: [],
  navigation: [
    { label: 'Home', path: '/' },
    { label: 'Services', path: '/services' },
    { label: 'Blogs', path: '/Blog' },
    { label: 'Contact', path: '/contact' },
  ],
  companyLinks: [{ label: 'Contact us', path: '/contact' }],
  preload: ['/services', '/Blog', '/contact', '/to-be-written'],
  registrations: [{ country: 'India', register: 'Register of Companies', number: 'No. 12345' }],
  references: 'On request we name two clients.',
}

/** A page with one introduction; `more` adds fields or replaces them. */
export function page(title: string, text: string, more: Partial<Page> = {}): Page {
  return {
    title,
    description: `What ${title} is about, for whom, and how it starts.`,
    sections: [
      { type: 'hero', heading: `${title} in short`, button: { label: 'Contact Us', path: '/contact' } },
      { type: 'intro', heading: 'What it is', text: [text] },
    ],
    ...more,
  }
}

function article(title: string, published: string, body: string[], more: Partial<Page> = {}): Page {
  return page(title, '', {
    published,
    sections: [
      { type: 'hero', heading: title },
      { type: 'articleBody', body },
    ],
    ...more,
  })
}

function list(title: string, group?: 'data-ai'): Page {
  return page(title, '', {
    kind: 'page',
    sections: [
      { type: 'hero', heading: title },
      { type: 'serviceList', heading: 'The list', ...(group && { group }) },
    ],
  })
}

/** A page of a job in India. */
export function job(title: string, posted: string, more: Partial<Job> = {}): Page {
  return page(`Job: ${title}`, '', {
    job: {
      title,
      region: 'india',
      location: 'Trivandrum, Kerala',
      type: 'Hybrid',
      url: 'https://forms.acme.test/apply',
      posted,
      description: 'With {company} you **make** things.',
      responsibilities: ['Make things'],
      requirements: ['Hands'],
      ...more,
    },
    sections: [{ type: 'hero', heading: title }, { type: 'job' }, { type: 'relatedPages', heading: 'Other jobs' }],
  })
}

/** @returns a fresh copy, which a test may change */
export function smallSite(): Documents {
  return structuredClone<Documents>({
    '_site.json': siteDocument,
    'index.json': page('Home', 'See [the cloud](/cloud) and [tests](/services/testing).'),
    '404.json': page('Page not found', 'Nothing is here.', { kind: 'page' }),
    'about.json': page('About us', '{company} began small. See [every service](/services).', {
      aliases: ['/company', '/About-Us', '/old/about.html'],
    }),
    'contact.json': page('Contact', '', {
      sections: [
        { type: 'hero', heading: 'Write to us', button: { label: 'Email', path: 'mailto:{email}' } },
        { type: 'firstMessage', heading: 'Your message', questions: ['What is it about?'] },
        { type: 'offices', heading: 'Where we are' },
      ],
    }),
    'search.json': page('Search', '', {
      sections: [
        { type: 'hero', heading: 'Search' },
        { type: 'search', heading: 'What for?' },
      ],
    }),
    'crm.json': page('CRM and campaigns', 'Customers, and letters to them.', {
      kind: 'service',
      group: 'application-engineering',
      aliases: ['/%20', '/crm-tool'],
      sections: [
        { type: 'hero', heading: 'CRM and campaigns', button: { label: 'Contact Us', path: '/contact' } },
        { type: 'intro', heading: 'What it is', text: ['Customers, and letters to them.'] },
        {
          type: 'groups',
          heading: 'What goes with it',
          groups: [{ group: 'data-ai', description: 'Numbers.', link: { label: 'All services', path: '/services' } }],
        },
      ],
    }),
    'webapp.json': page('Web platforms', 'Platforms for the web.', {
      kind: 'service',
      group: 'application-engineering',
      menu: { order: 3 },
    }),
    'services/index.json': list('All services'),
    'services/cloud.json': page('Cloud', 'We move systems.', {
      group: 'application-engineering',
      menu: { order: 1, label: 'Cloud work' },
      aliases: ['/cloud', '/services/Cloud-Moves'],
    }),
    'services/testing.json': page('Testing', '', {
      group: 'application-engineering',
      menu: { order: 2 },
      canonical: '/software-testing',
      aliases: ['/Software-Testing-Services'],
      sections: [
        { type: 'hero', heading: 'Testing in short' },
        { type: 'intro', heading: 'What it is', text: ['We test. See [the cloud](/services/Cloud-Moves#what-it-is).'] },
        { type: 'relatedPages', heading: 'Goes well with' },
      ],
    }),
    'services/data/index.json': list('Data services', 'data-ai'),
    'services/data/warehouse.json': page('Data warehouse', 'One place for numbers.', {
      group: 'data-ai',
      menu: { order: 1 },
    }),
    'services/data/Reports.json': page('Reports', 'Numbers people read. Ask {company}.', {
      group: 'data-ai',
      canonical: '/services/reports-that-help',
    }),
    'services/other.json': page('Other work', '', {
      sections: [
        { type: 'hero', heading: 'Other work' },
        { type: 'intro', heading: 'What it is', text: ['Work that fits no group.'] },
        { type: 'companyFacts', heading: 'Who does it' },
      ],
    }),
    'Blog/index.json': page('Articles', '', {
      kind: 'page',
      sections: [
        { type: 'hero', heading: 'Articles' },
        { type: 'intro', heading: 'First', text: ['Read [about speed](/Blog/Speed).'] },
        { type: 'articleList', heading: 'All' },
        { type: 'relatedPages', heading: 'Then', pages: ['/services/testing'] },
      ],
    }),
    'career/index.json': page('Careers', '', {
      sections: [
        { type: 'hero', heading: 'Work with us' },
        { type: 'jobBoard', heading: 'Jobs' },
        { type: 'articleList', heading: 'What we write', most: 1 },
      ],
    }),
    'career/maker.json': job('Maker', '2026-11-01'),
    'career/mender.json': job('Mender', '2026-11-02', { type: 'Internship', closes: '2026-12-01' }),
    'career/seller.json': job('Seller', '2026-11-02', { region: 'usa', type: 'Remote', closes: '2027-01-01' }),
    'Blog/Speed.json': article(
      'Speed',
      '2026-10-01',
      ['Pages should be fast.', '## Measure first', 'Then [test](/software-testing).'],
      { aliases: ['/Blog/fast'], topics: ['/Blog/on-speed'] },
    ),
    'Blog/Agents.json': article('Agents', '2026-09-01', ['At {company} an agent answers.'], { updated: '2026-09-15' }),
    'Blog/on-speed.json': page('On speed', '', {
      kind: 'page',
      sections: [
        { type: 'hero', heading: 'On speed' },
        { type: 'articleList', heading: 'Articles on speed', ownTopic: true },
      ],
    }),
  })
}
