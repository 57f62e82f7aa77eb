import type { Api } from './api'
import { read } from './trusted-shape'

/** What GitHub itself says of the run that ended; nothing in it comes from the run. */
export interface RunEvent {
  workflow_run: {
    event: string
    head_sha: string
    head_branch: string
    head_repository: { owner: { login: string } }
  }
  repository: { full_name: string; default_branch: string }
}

const text = { type: 'string' }
const eventShape = {
  type: 'object',
  required: ['workflow_run', 'repository'],
  properties: {
    workflow_run: {
      type: 'object',
      required: ['event', 'head_sha', 'head_branch', 'head_repository'],
      properties: {
        event: text,
        head_sha: text,
        head_branch: text,
        head_repository: {
          type: 'object',
          required: ['owner'],
          properties: { owner: { type: 'object', required: ['login'], properties: { login: text } } },
        },
      },
    },
    repository: {
      type: 'object',
      required: ['full_name', 'default_branch'],
      properties: { full_name: text, default_branch: text },
    },
  },
}

/** Reads the event that started this. */
export function readEvent(written: string): RunEvent {
  return read<RunEvent>(written, eventShape, 'The event')
}

interface PullRequest {
  number: number
  head: { sha: string }
}

const pullRequestsShape = {
  type: 'array',
  items: {
    type: 'object',
    required: ['number', 'head'],
    properties: {
      number: { type: 'integer' },
      head: { type: 'object', required: ['sha'], properties: { sha: text } },
    },
  },
}

/**
 * The number of the pull request a run was for; undefined if it was for none, or if the request has moved on. The
 * event lists no requests from forks, so GitHub is asked for the one of that owner, branch and commit.
 */
export async function pullRequestOf(
  { workflow_run: run, repository }: RunEvent,
  api: Api,
): Promise<number | undefined> {
  if (run.event !== 'pull_request') return undefined
  const query = new URLSearchParams({
    state: 'open',
    head: `${run.head_repository.owner.login}:${run.head_branch}`,
    base: repository.default_branch,
  })
  const open = await api.list<PullRequest>(`/repos/${repository.full_name}/pulls?${query}`, pullRequestsShape)
  return open.find(({ head }) => head.sha === run.head_sha)?.number
}
