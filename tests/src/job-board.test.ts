import { describe, expect, test } from 'vitest'
import type { JobOpening, JobRegion } from '../../src/page/page.generated'
import { choiceIn, regionOfJob, regionToShow, withChoice, withJob } from '../../src/sections/jobBoard/choice'
import { countOf, emptiness, everything, resultsIn } from '../../src/sections/jobBoard/results'
import { searchJobs } from '../../src/sections/jobBoard/searchJobs'
import { job } from '../e2e/jobs'

const opening = (title: string): JobOpening => ({ path: `/career/${title}`, job: job(title, 'Hybrid') })
const openings = ['Senior Designer', 'Designer', 'Developer', 'Design Lead', 'designer'].map(opening)
const found = (text: string) => searchJobs(openings, text).map(({ job: { title } }) => title)

describe('A search for jobs', () => {
  test.each(['', '  ', '\t\n'])('for nothing (%j) finds all, in their order', (text) => {
    expect(searchJobs(openings, text)).toBe(openings)
  })

  test('finds whole titles first, then titles with more to them, each in the order of the list', () => {
    expect(found('Designer')).toEqual(['Designer', 'designer', 'Senior Designer'])
  })

  test('finds parts of titles', () => {
    expect(found('des')).toEqual(['Senior Designer', 'Designer', 'Design Lead', 'designer'])
  })

  test.each(['DEVELOPER', 'developer', '  Developer '])('does not mind case and space around it: %j', (text) => {
    expect(found(text)).toEqual(['Developer'])
  })

  test('minds space within', () => {
    expect(found('Design  Lead')).toEqual([])
  })

  test.each(['pilot', 'Trivandrum', 'Hybrid', '.*', '('])('finds nothing but titles: %j', (text) => {
    expect(found(text)).toEqual([])
  })
})

const regions: JobRegion[] = [
  { region: 'india', label: 'India', place: 'India', openings: [opening('developer')] },
  { region: 'usa', label: 'USA', place: 'the USA', openings: [opening('designer')] },
]

describe('A query', () => {
  test.each([
    ['', undefined, '', ''],
    ['?region=usa', 'usa', '', ''],
    ['?region=USA', 'usa', '', ''],
    ['?region=India', 'india', '', ''],
    ['?region=mars', undefined, '', ''],
    ['?search=ui%2Fux+designer', undefined, 'ui/ux designer', ''],
    ['?region=usa&search=crm&region=india', 'usa', 'crm', ''],
    ['?job=crm-executive', undefined, '', 'crm-executive'],
  ])('%j stands for the region %s, the search %j and the job %j', (query, region, search, job) => {
    expect(choiceIn(query, regions)).toEqual({ region, search, type: undefined, job })
  })

  test.each([
    ['?type=internship', 'Internship'],
    ['?type=REMOTE', 'Remote'],
    ['?type=part-time', undefined],
    ['?type=', undefined],
  ])('%j stands for the type %s', (query, type) => {
    expect(choiceIn(query, regions).type).toBe(type)
  })

  test.each([
    ['', { region: 'usa' }, '?region=usa'],
    ['?region=usa', { region: 'india' }, ''],
    ['?region=usa', { search: 'C++ & C#' }, '?region=usa&search=C%2B%2B+%26+C%23'],
    ['?region=usa&search=crm', { search: '' }, '?region=usa'],
    ['?utm_source=mail&search=crm', { search: '' }, '?utm_source=mail'],
    ['?job=crm', { search: 'crm' }, '?job=crm&search=crm'],
    ['?region=usa&job=crm', { region: 'india' }, '?region=india&job=crm'],
    ['?region=india&job=crm', { job: '' }, ''],
    ['?region=usa', { type: 'Internship' }, '?region=usa&type=internship'],
    ['?search=crm&type=remote', { type: undefined }, '?search=crm'],
  ] as const)('%j with another choice leaves out what goes without saying', (query, change, changed) => {
    expect(withChoice(query, change, regions)).toBe(changed)
  })

  test.each(['a b', ' ', 'é', '100%', "'", '?&='])('keeps %j', (search) => {
    expect(choiceIn(withChoice('', { search }, regions), regions).search).toBe(search)
  })
})

describe('The region', () => {
  test.each([
    ['', 'india'],
    ['?job=designer', 'usa'],
    ['?job=developer', 'india'],
    ['?region=india&job=designer', 'india'],
    ['?region=usa&job=developer', 'usa'],
    ['?job=pilot', 'india'],
    ['?job=', 'india'],
  ])('shown for %j is %s', (query, region) => {
    expect(regionToShow(choiceIn(query, regions), regions)).toBe(region)
  })
})

describe('The jobs of a type', () => {
  const titled = (title: string, type: 'Hybrid' | 'Remote') => ({ path: `/career/${title}`, job: job(title, type) })
  const india = {
    ...regions[0],
    region: 'india',
    label: 'India',
    place: 'India',
    openings: [titled('Designer', 'Hybrid'), titled('Developer', 'Remote'), titled('Senior Designer', 'Remote')],
  }
  const found = (search: string, type: 'Hybrid' | 'Remote' | undefined) =>
    resultsIn(india, { search, type }).found.map(({ job: { title } }) => title)

  test('are those alone, in their order', () => {
    expect(found('', 'Remote')).toEqual(['Developer', 'Senior Designer'])
  })

  test('are narrowed down by a search', () => {
    expect(found('designer', 'Remote')).toEqual(['Senior Designer'])
  })

  test('are all where no type is chosen', () => {
    expect(found('', undefined)).toHaveLength(3)
  })
})

describe('The open job', () => {
  test.each([
    ['?job=designer', 'usa'],
    ['?job=pilot', undefined],
    ['', undefined],
  ])('of %j is one of the region %s', (query, region) => {
    expect(regionOfJob(choiceIn(query, regions), regions)?.region).toBe(region)
  })

  const developer = opening('developer')

  test('is written with its region, so that both are there in a shared link', () => {
    expect(withJob('?search=dev', developer, true, regions)).toBe('?search=dev&region=india&job=developer')
  })

  test('takes the place of another', () => {
    expect(withJob('?region=india&job=designer', developer, true, regions)).toBe('?region=india&job=developer')
  })

  test('is forgotten when it is closed, and its region stays', () => {
    const american = { ...developer, job: { ...developer.job, region: 'usa' as const } }
    expect(withJob('?job=developer', american, false, regions)).toBe('?region=usa')
  })

  test('stays when one that is no longer open is closed', () => {
    expect(withJob('?job=designer', developer, false, regions)).toBe('?job=designer')
  })
})

describe('The result line', () => {
  const india = { region: 'india', label: 'India', place: 'India', openings } as const
  const usa = { region: 'usa', label: 'USA', place: 'the USA', openings: openings.slice(0, 1) } as const

  test('counts the jobs of a region', () => {
    expect(countOf(resultsIn({ ...india }, everything))).toBe('5 open jobs in India')
  })

  test('counts one job', () => {
    expect(countOf(resultsIn({ ...usa }, everything))).toBe('1 open job in the USA')
  })

  test('says of how many', () => {
    expect(countOf(resultsIn({ ...india }, { search: 'designer', type: undefined }))).toBe('3 of 5 open jobs in India')
  })

  test('counts from the first on its page to the last, where the jobs of a region need several', () => {
    const further = { before: 200, all: 1205 }
    expect(countOf(resultsIn({ ...india, further }, everything))).toBe('201 to 205 of 1205 open jobs in India')
  })

  test('gives way to where the jobs are, on a page that only other regions need', () => {
    const none = { ...usa, openings: [], further: { before: 12, all: 12 } }
    expect(emptiness(resultsIn(none, everything))?.text).toBe('All jobs in the USA are on the pages before.')
  })

  test.each([
    ['usa', 'USA', 'the USA', 'There are no job openings in the USA at this time. Please check back later.'],
    ['india', 'India', 'India', 'There are no job openings in India at this time. Please check back later.'],
  ] as const)('gives way where %s has no jobs, whatever is searched for', (region, label, place, text) => {
    const none = { region, label, place, openings: [] }
    expect(emptiness(resultsIn(none, { search: 'designer', type: 'Remote' }))).toEqual({
      title: 'No Current Openings',
      text,
    })
  })
})
