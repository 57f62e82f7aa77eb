import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readContent, type Content, type Known } from '../../scripts/engine/check/content'
import { changePlace } from '../../scripts/engine/files/place'
import type { Problem } from '../../scripts/engine/problems/problem'
import type { Job } from '../../scripts/engine/schema/document.generated'

/** Documents by their place below pages-json: text as it stands in the file, bytes, a link, or a value to write as JSON. */
export type Files = Record<string, unknown>

/** A file or folder that is only a link. */
export class Link {
  constructor(readonly to: string) {}
}

export const today = '2026-11-20'

export const identity = {
  name: 'Northwind',
  legalName: 'Northwind Technologies',
  url: 'https://northwind.test',
  description: 'Software from two offices.',
  email: 'hello@northwind.test',
  linkedin: 'https://www.linkedin.com/company/northwind',
  since: 2022,
  copyrightYear: 2025,
  groups: [
    { id: 'data-ai', label: 'Data & AI', description: 'Data that answers questions.' },
    { id: 'creative-experience', label: 'Creative', description: 'What people see.' },
  ],
  offices: [
    {
      country: 'India',
      countryCode: 'IN',
      city: 'Trivandrum',
      region: 'Kerala',
      address: ['1 Hill Road'],
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
    { label: 'Contact', path: '/contact' },
  ],
  companyLinks: [{ label: 'Home', path: '/' }],
  roots: { services: '/services', articles: '/Blog', careers: '/career', contact: '/contact' },
  registrations: [{ country: 'India', register: 'Register of Companies', number: 'No. 12345' }],
  references: 'On request we name two clients.',
  pricing: 'A fixed price for a project.',
  booking: 'https://calls.northwind.test/team',
}

/** A job that is open. */
export const opening: Job = {
  title: 'Designer',
  region: 'india',
  location: 'Trivandrum, Kerala',
  type: 'Hybrid',
  url: 'https://forms.northwind.test/designer',
  posted: '2026-11-02',
  pay: { currency: 'INR', from: 40000, to: 60000, per: 'month' },
  hours: '40 hours a week',
  start: 'January 2027',
  places: 1,
  description: 'You draw screens.',
  responsibilities: ['Draw'],
  requirements: ['A portfolio'],
}

/** The least of a page, with a title of its own. */
export function page(title: string, more: object = {}): object {
  return { title, description: `What ${title} is about.`, sections: [{ type: 'hero', heading: title }], ...more }
}

/** A page with a hero and these sections. */
export function pageWith(...sections: unknown[]): object {
  return page('Cloud', { sections: [{ type: 'hero', heading: 'Cloud' }, ...sections] })
}

export const tinySite: Files = {
  '_site.json': identity,
  'index.json': page('Home', {
    sections: [
      { type: 'hero', heading: 'Home' },
      { type: 'people', heading: 'Who does it', people: [{ name: 'Asha Menon', role: 'Designer' }] },
      {
        type: 'work',
        heading: 'What we did',
        projects: [{ title: 'A booking page', client: 'A clinic', description: 'Patients book without a call.' }],
      },
    ],
  }),
  '404.json': page('Not found'),
  'contact.json': page('Contact', {
    sections: [
      { type: 'hero', heading: 'Contact' },
      { type: 'offices', id: 'offices', heading: 'Two offices' },
    ],
  }),
}

/** The site's identity with some of it changed. */
export function siteWith(more: object): object {
  return { ...identity, ...more }
}

/** Writes the tiny site with these files added to a folder of its own, and gives the folder to `use`. `undefined` leaves a file out. */
export function withFolder<T>(files: Files, use: (folder: string) => T): T {
  const folder = mkdtempSync(path.join(tmpdir(), 'pages-'))
  try {
    writeFiles(folder, { ...tinySite, ...files })
    return use(folder)
  } finally {
    // Beside it lies the history of what was done to it.
    for (const made of [folder, changePlace(folder).aside]) rmSync(made, { recursive: true, force: true })
  }
}

/** Writes files into a folder. */
export function writeFiles(folder: string, files: Files): void {
  for (const [place, content] of Object.entries(files)) {
    if (content === undefined) continue
    const file = path.join(folder, place)
    mkdirSync(path.dirname(file), { recursive: true })
    if (content instanceof Link) {
      symlinkSync(content.to, file)
      continue
    }
    writeFileSync(
      file,
      typeof content === 'string' || content instanceof Uint8Array ? content : `${JSON.stringify(content, null, 2)}\n`,
    )
  }
}

/** Reads the tiny site with these files added. */
export function contentOf(files: Files, date = today): Content {
  return withFolder(files, (pages) => readContent({ pages, date }))
}

/**
 * The problems of the tiny site with these files added, their files named as in the project.
 * @param before the files added when it was last built, if it was
 */
export function problemsOf(files: Files, date = today, before?: Files): Problem[] {
  return withFolder(files, (pages) => {
    return problemsIn(pages, date, before && builtBefore(before, pages, date))
  })
}

/** The problems of the site in a folder, its files named as in the project. */
export function problemsIn(pages: string, date = today, known?: Known): Problem[] {
  const text = JSON.stringify(readContent({ pages, date, known }).problems)
  return JSON.parse(text.replaceAll(`${pages}/`, 'pages-json/'))
}

/** What a build remembers that was made of other files in the same folder, and of which documents it is not known. */
function builtBefore(files: Files, pages: string, date: string): Known {
  const built = withFolder(files, (folder) => {
    const { index } = readContent({ pages: folder, date })
    return new Map(index.pages.map((page) => [page.file.replace(folder, pages), page]))
  })
  return { facts: new Map(), readAt: 0, roots: undefined, built: { pages: built, withdrawn: [] } }
}

/** A problem whole, as text: its file, what it marks and where, severity, rule, message, suggestions, hint and fix. */
export function told(files: Files, date = today, before?: Files): string {
  const texts = { ...tinySite, ...files }
  return problemsOf(files, date, before)
    .map(({ file, line, column, endLine, endColumn, severity, rule, message, suggestions, hint, fix }) => {
      const content = texts[file.replace('pages-json/', '')]
      const lines = (typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`).split('\n')
      const marked = line === endLine ? (lines[line - 1] ?? '').slice(column - 1, endColumn - 1) : '…'
      const could = suggestions.length ? `\n-> ${suggestions.join(' | ')}` : ''
      const also = `${hint ? `\n   ${hint}` : ''}${fix ? `\n=> ${fix.title}` : ''}`
      return `${file} ${line}:${column}-${endLine}:${endColumn} ${marked}\n${severity} ${rule}: ${message}${could}${also}`
    })
    .join('\n\n')
}
