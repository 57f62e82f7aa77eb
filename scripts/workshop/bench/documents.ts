import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { randomFrom } from '../../engine/graphics/seed'
import { Refusal } from '../../engine/refusal'

const words =
  'audit release backlog pipeline schema report sprint browser server contract review budget owner ticket draft metric deadline workshop prototype handover checklist outage index query license vendor migration archive'.split(
    ' ',
  )
const pictograms = ['analytics', 'cloud--services', 'database', 'robot', 'rocket', 'tools']
const icons = ['search', 'pen-tool', 'users', 'rocket', 'shield', 'database']
const groups = ['application-engineering', 'data-ai', 'strategy-transformation', 'creative-experience']

/** What all pages may be: then the list of their kind has all of them, parted over pages of two hundred. */
const kinds = {
  services: { folder: 'services', list: { type: 'serviceList', heading: 'By group' } },
  articles: { folder: 'Blog', list: { type: 'articleList', heading: 'All articles' } },
  jobs: { folder: 'career', list: { type: 'jobBoard', heading: 'All jobs' } },
}

/** 10000 is a number of pages of which one in ten is a service; of 10000 services, articles or jobs all pages are. */
export function readSize(size: string): { count: number; all?: keyof typeof kinds } {
  const [, count = '', kind] = /^([3-9]|[1-9]\d+)(?: (\w+))?$/.exec(size) ?? []
  if (count === '' || (kind !== undefined && !isKind(kind)))
    throw new Refusal(
      `“${size}” is no size: name a number of pages from 3 on, such as 1000, or 1000 and one of ${Object.keys(kinds).join(', ')}.`,
    )
  return { count: Number(count), ...(kind !== undefined && { all: kind }) }
}

function isKind(name: string): name is keyof typeof kinds {
  return Object.hasOwn(kinds, name)
}

/**
 * Writes a site of seeded documents of about 5 kB, the same for the same size: a home page, a list, and pages that are
 * all of one kind, or else services and pages in folders of a hundred.
 * @param size such as 1000, or 1000 articles
 * @returns the path of a document in the middle, for measuring one edit
 */
export function writeDocuments(folder: string, size: string): string {
  const { count, all } = readSize(size)
  const { folder: home, list } = kinds[all ?? 'services']
  const paths = Array.from({ length: count - 2 }, (_, number) =>
    number % 10 === 0 || count <= 100 || all
      ? `${home}/entry-${number}`
      : `library/shelf-${Math.floor(number / 100)}/page-${number}`,
  )
  writeJson(folder, '_site', { ...site, navigation: [...site.navigation, { label: 'All', path: `/${home}` }] })
  writeJson(folder, 'index', page('index', 'A site of seeded documents', paths))
  writeJson(folder, `${home}/index`, {
    title: 'All pages',
    description: 'Every seeded page of its kind.',
    sections: [{ type: 'hero', heading: 'All' }, list],
  })
  for (const [number, place] of paths.entries()) {
    // Of the site's own pages one in five shows others; here it has two former addresses as well.
    const isFifth = all !== undefined && number % 5 === 0
    const more = isFifth && all === 'services' ? [{ type: 'relatedPages', heading: 'Goes well with' }] : []
    const made = page(place, `Seeded page ${place}`, paths, more)
    writeJson(folder, place, isFifth ? { ...made, aliases: [`/old/entry-${number}`, `/older/entry-${number}`] } : made)
  }
  return path.join(folder, `${paths[Math.floor(paths.length / 2)]}.json`)
}

function page(place: string, title: string, paths: string[], more: object[] = []): object {
  const random = randomFrom(place)
  const pick = (from: readonly string[]) => from[Math.floor(random() * from.length)] ?? ''
  const text = (length: number) => {
    const sentence = Array.from({ length }, () => pick(words)).join(' ')
    return `${sentence[0]?.toUpperCase()}${sentence.slice(1)}.`
  }
  const list = <T>(length: number, make: () => T) => Array.from({ length }, make)
  const link = () => `[${pick(words)}](/${pick(paths)})`
  const [home] = place.split('/')
  const isPage = place.includes('/')
  return {
    title,
    description: `${text(12)} ${place}`,
    ...(home === 'services' && isPage && { group: pick(groups) }),
    ...(home === 'Blog' && { published: `20${10 + Math.floor(random() * 15)}-0${1 + Math.floor(random() * 9)}-15` }),
    ...(home === 'career' && { job: job(title, text, list) }),
    ...(place === 'services/entry-0' && { menu: { order: 1 } }),
    sections: [
      { type: 'hero', heading: text(5), text: text(14), button: { label: 'Contact', path: '/' } },
      { type: 'intro', heading: text(4), text: list(2, () => `${text(14)} See ${link()}.`) },
      {
        type: 'cardGrid',
        heading: text(4),
        cards: list(6, () => ({
          icon: pick(pictograms),
          title: text(3),
          description: text(8),
          keyPoints: [`**${pick(words)}** ${text(3)}`, text(4), text(4), text(4)],
        })),
      },
      { type: 'process', heading: text(4), steps: list(5, () => ({ title: text(2), description: text(7) })) },
      {
        type: 'whyUs',
        heading: text(4),
        reasons: list(5, () => ({ icon: pick(icons), title: text(2), description: text(7) })),
      },
      { type: 'cta', heading: text(4), text: text(8), button: { label: 'Home', path: '/' } },
      ...(home === 'career' ? [{ type: 'job' }] : []),
      ...(home === 'Blog'
        ? [{ type: 'articleBody', body: ['## More', ...list(6, () => `${text(30)} See ${link()}.`)] }]
        : []),
      ...more,
    ],
  }
}

function job(
  title: string,
  text: (words: number) => string,
  list: (length: number, make: () => string) => string[],
): object {
  return {
    title,
    region: 'india',
    location: 'Trivandrum, Kerala',
    type: 'Onsite',
    url: 'https://jobs.bench.invalid/apply',
    posted: '2025-11-03',
    pay: { currency: 'INR', from: 500_000, to: 700_000, per: 'year' },
    hours: 'Full-time',
    start: 'As agreed',
    places: 1,
    description: text(20),
    responsibilities: list(5, () => text(8)),
    requirements: list(4, () => text(8)),
  }
}

const site = {
  name: 'Bench',
  legalName: 'Bench',
  url: 'https://bench.invalid',
  description: 'A site to measure with.',
  email: 'bench@bench.invalid',
  linkedin: 'https://www.linkedin.com/company/bench',
  since: 2022,
  copyrightYear: 2025,
  roots: { services: '/services', articles: '/Blog', careers: '/career' },
  groups: groups.map((id) => ({ id, label: id, description: id })),
  offices: [{ country: 'India', city: 'Trivandrum', region: 'Kerala', address: ['1 Road'], timeZone: 'Asia/Kolkata' }],
  partners: [],
  navigation: [{ label: 'Home', path: '/' }],
  companyLinks: [{ label: 'Home', path: '/' }],
}

function writeJson(folder: string, place: string, document: object): void {
  const file = path.join(folder, `${place}.json`)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`)
}
