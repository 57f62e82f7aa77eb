/** One successful run of the workflow that deploys. */
export interface Deployment {
  /** The state of the main branch when it began. */
  head_sha: string
  /** What began it: push, schedule or workflow_dispatch. */
  event: string
  /** What the workflow is called in the list of runs, by which a step back is known. */
  display_title: string
}

/** How the workflow names a run that takes a step back; `run-name` in deploy.yml says the same. */
export const stepBack = 'One step back'

/** What begins a run. */
export interface Beginning {
  kind: 'new' | 'morning' | 'back'
  /** The state of the main branch. */
  head: string
}

interface Published {
  /** The states that were published and not stepped back from, the one that is on the site last. */
  states: readonly string[]
  /** The state that was stepped back from, until another is published. */
  left?: string
}

/**
 * Chooses the state of the project to publish. A step back holds until something new reaches the main branch: the next
 * morning builds what is on the site, for its own date, and not the mistake again.
 * @param deployments successful ones, newest first
 * @returns undefined where there is no state to go back to
 */
export function stateToPublish({ kind, head }: Beginning, deployments: readonly Deployment[]): string | undefined {
  const { states, left } = published(deployments)
  if (kind === 'back') return states.at(-2)
  return kind === 'morning' && head === left ? states.at(-1) : head
}

function published(deployments: readonly Deployment[]): Published {
  return deployments.reduceRight<Published>(after, { states: [] })
}

function after({ states, left }: Published, { head_sha: head, event, display_title: title }: Deployment): Published {
  if (title === stepBack) return { states: states.slice(0, -1), left: states.at(-1) }
  if (event === 'schedule' && head === left) return { states, left }
  return { states: states.at(-1) === head ? states : [...states, head] }
}
