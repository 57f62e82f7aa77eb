import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Job } from '../../scripts/engine/schema/document.generated'

/** A job opening as an author writes it; `more` adds fields or replaces them. */
export function job(title: string, type: Job['type'], more: Partial<Job> = {}): Job {
  return {
    title,
    region: 'india',
    location: 'Trivandrum, Kerala',
    type,
    url: `https://forms.example.com/${title.toLowerCase().replace(/\W+/g, '-')}`,
    posted: '2026-11-02',
    description: `As our ${title} you work with two teams on sites that are live. You plan with them on Mondays and show what is done on Fridays.`,
    responsibilities: [
      'Plan the week with the team',
      'Do the work and **show it**',
      'Write down what others need to know',
    ],
    requirements: ['Two years in a similar role', 'Written English that a client can read'],
    ...more,
  }
}

const internship: Partial<Job> = {
  duration: '3 months (1+2 months)',
  evaluation: 'A performance review after month one decides whether the internship goes on.',
  preferredSkills: ['A project of your own that we can look at', 'Git from the command line'],
  learningOpportunities: ['How a release is planned', 'How a review is given and taken', 'Who does what in a project'],
}

/** Twelve openings in India and two in the USA, by the last part of their address. One of them takes long to read. */
export const jobs: Record<string, Job> = {
  'technical-project-manager': job('Technical Project Manager - AEM Lead', 'Remote', {
    posted: '2026-11-14',
    closes: '2027-01-31',
    preferredSkills: ['A certificate in AEM'],
  }),
  'wordpress-developer': job('WordPress Developer', 'Hybrid', { posted: '2026-11-13' }),
  'uiux-designer': job('UI/UX Designer', 'Hybrid', {
    posted: '2026-11-12',
    qualification: 'A degree in design, or a portfolio that stands for one',
  }),
  'hr-executive': job('HR Executive', 'Onsite', { posted: '2026-11-11' }),
  ...Object.fromEntries(
    [
      'Development QA',
      'Full Stack MERN',
      'HR Associate',
      'WordPress Developer',
      'Full Stack AEM',
      'Data Science Associate',
      'Digital Marketing Associate',
      'Operations Executive',
    ].map((title, i) => [
      `intern-${title.toLowerCase().replaceAll(' ', '-')}`,
      job(title, 'Internship', { ...internship, posted: `2026-11-0${9 - i}` }),
    ]),
  ),
  'crm-executive': job('CRM Executive', 'Remote', {
    region: 'usa',
    location: 'USA',
    posted: '2026-11-10',
    responsibilities: Array.from({ length: 160 }, (_, i) => `Look after list ${i + 1}`),
    requirements: Array.from({ length: 160 }, (_, i) => `Know tool ${i + 1}`),
  }),
  'graphic-designer-intern': job('Graphic Designer-Intern', 'Remote', { region: 'usa', location: 'USA' }),
}

/** Replaces what is in the career folder of a copy of the documents by a careers page and these jobs. */
export function writeJobs(pages: string, openings: Record<string, Job>): void {
  const folder = path.join(pages, 'career')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  const write = (name: string, document: object) => writeFileSync(path.join(folder, name), JSON.stringify(document))
  write('index.json', {
    title: 'Careers',
    description: 'Open jobs and internships in India and the USA.',
    sections: [
      { type: 'hero', heading: 'Be Part of Something Greater' },
      { type: 'jobBoard', heading: 'Jobs', text: 'Read what the work is, then apply in the form.' },
      { type: 'cta', heading: 'Nothing that fits?', button: { label: 'Write to us', path: '/contact' } },
    ],
  })
  for (const [name, opening] of Object.entries(openings))
    write(`${name}.json`, {
      title: `${opening.title}, ${opening.location} (${opening.type})`,
      description: `${opening.title}: what you do, what you bring and how to apply. ${name}.`,
      job: opening,
      sections: [{ type: 'hero', heading: opening.title }, { type: 'job' }],
    })
}
