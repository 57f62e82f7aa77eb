import type { Page } from 'playwright'
import type { Job } from '../../scripts/engine/schema/document.generated'
import { job, jobs, writeJobs } from './jobs'
import { sharedSite, type TestSite } from './site'

const closed = job('Accountant', 'Onsite', { posted: '2026-09-01', closes: '2026-10-31' })

/** A site with the jobs of jobs.ts, and one that nobody can apply for any more. */
export function jobBoard() {
  const site = sharedSite('with jobs', ({ pages }) => writeJobs(pages, { ...jobs, accountant: closed }))
  /** Opens the job board, and waits until it follows the script. */
  const openBoard = (address = '/career', options?: Parameters<TestSite['visit']>[1]) =>
    site.visitHydrated(address, options)
  return { site, openBoard }
}

export const heading = 'Be Part of Something Greater'
export const withoutScript = { javaScriptEnabled: false, interactive: false }

export const cards = (page: Page) => page.getByRole('article')
/** Two jobs may share a title, but not their type as well. */
export const card = (page: Page, title: string, type?: Job['type']) =>
  cards(page)
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    .filter(type ? { has: page.getByText(type, { exact: true }) } : {})
export const region = (page: Page, name: 'India' | 'USA') => page.getByRole('radio', { name, exact: true })
export const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search jobs...', exact: true })
export const titles = (page: Page) => cards(page).getByRole('heading', { level: 4 })
export const view = (page: Page, title: string, type?: Job['type']) =>
  card(page, title, type).getByText('View Details', { exact: true })
export const hide = (page: Page, title: string) => card(page, title).getByText('Hide Details', { exact: true })
export const query = (page: Page) => new URL(page.url()).search

/** The titles of the cards whose details are seen. */
export const opened = (page: Page) =>
  cards(page)
    .filter({ has: page.getByText('Key Responsibilities', { exact: true }).filter({ visible: true }) })
    .getByRole('heading', { level: 4 })
