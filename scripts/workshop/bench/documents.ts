import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { randomFrom } from '../../engine/graphics/seed'

const words =
  'audit release backlog pipeline schema report sprint browser server contract review budget owner ticket draft metric deadline workshop prototype handover checklist outage index query license vendor migration archive'.split(
    ' ',
  )
const pictograms = ['analytics', 'cloud--services', 'database', 'robot', 'rocket', 'tools']
const icons = ['search', 'pen-tool', 'users', 'rocket', 'shield', 'database']
const groups = ['application-engineering', 'data-ai', 'strategy-transformation', 'creative-experience']

/**
 * Writes a site of seeded documents of about 5 kB, the same for the same number: a home page, /services, and pages
 * that are all services, listed on the parts of /services, or else lie in folders of a hundred but for one in ten.
 * @returns the path of a document in the middle, for measuring one edit
 */
export function writeDocuments(folder: string, count: number, allServices: boolean): string {
  const paths = Array.from({ length: count - 2 }, (_, number) =>
    number % 10 === 0 || count <= 100 || allServices
      ? `services/service-${number}`
      : `library/shelf-${Math.floor(number / 100)}/page-${number}`,
  )
  writeJson(folder, '_site', site)
  writeJson(folder, 'index', page('index', 'A site of seeded documents', paths))
  writeJson(folder, 'services/index', {
    title: 'All services',
    description: 'Every seeded service by group.',
    sections: [
      { type: 'hero', heading: 'Services' },
      { type: 'serviceList', heading: 'By group' },
    ],
  })
  for (const [number, place] of paths.entries()) {
    // Of the site's own services one in five shows others.
    const more = allServices && number % 5 === 0 ? [{ type: 'relatedPages', heading: 'Goes well with' }] : []
    writeJson(folder, place, page(place, `Seeded page ${place}`, paths, more))
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
  const service = place.startsWith('services/')
  return {
    title,
    description: `${text(12)} ${place}`,
    ...(service && { group: pick(groups) }),
    ...(place === 'services/service-0' && { menu: { order: 1 } }),
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
      { type: 'cta', heading: text(4), text: text(8), button: { label: 'All services', path: '/services' } },
      ...more,
    ],
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
  roots: { services: '/services' },
  groups: groups.map((id) => ({ id, label: id, description: id })),
  offices: [{ country: 'India', city: 'Trivandrum', region: 'Kerala', address: ['1 Road'], timeZone: 'Asia/Kolkata' }],
  partners: [],
  navigation: [
    { label: 'Home', path: '/' },
    { label: 'Services', path: '/services' },
  ],
  companyLinks: [{ label: 'Home', path: '/' }],
}

function writeJson(folder: string, place: string, document: object): void {
  const file = path.join(folder, `${place}.json`)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`)
}
