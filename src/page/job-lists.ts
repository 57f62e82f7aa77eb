import type { Job, RichText } from './page.generated'

interface JobList {
  title: string
  entries: RichText[]
}

/** The lists that a job has, by the titles under which its page, the job board and search engines show them. */
export function listsOfJob(job: Job): JobList[] {
  const all = {
    'Key Responsibilities': job.responsibilities,
    Requirements: job.requirements,
    'Preferred Skills': job.preferredSkills,
    'Learning Opportunities': job.learningOpportunities,
  }
  return Object.entries(all).flatMap(([title, entries]) => (entries ? [{ title, entries }] : []))
}
