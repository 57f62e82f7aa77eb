import type { Api } from './api'
import { read } from './trusted-shape'

/** What GitHub itself says of the run that ended; nothing in it comes from the run. */
export interface RunEvent {
  workflow_run: {
    id: number
    html_url: string
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
      required: ['id', 'html_url', 'event', 'head_sha', 'head_branch', 'head_repository'],
      properties: {
        id: { type: 'integer' },
        html_url: { type: 'string', pattern: '^https://[\\w./:-]+$' },
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

const artifactsShape = {
  type: 'object',
  required: ['artifacts'],
  properties: {
    artifacts: {
      type: 'array',
      items: {
        type: 'object',
        required: ['name', 'expired'],
        properties: { name: text, expired: { type: 'boolean' } },
      },
    },
  },
}

/** Where a run's preview of the site can be downloaded; undefined where it made none. */
export async function previewOf({ workflow_run: run, repository }: RunEvent, api: Api): Promise<string | undefined> {
  const path = `/repos/${repository.full_name}/actions/runs/${run.id}/artifacts?name=preview`
  const { artifacts } = await api.get<{ artifacts: { name: string; expired: boolean }[] }>(path, artifactsShape)
  return artifacts.some(({ name, expired }) => name === 'preview' && !expired) ? `${run.html_url}#artifacts` : undefined
}
