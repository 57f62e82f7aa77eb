import type { Api } from '../comment/api'
import type { Deployment } from './published'

const text = { type: 'string' }
const shape = {
  type: 'object',
  required: ['workflow_runs'],
  properties: {
    workflow_runs: {
      type: 'array',
      items: {
        type: 'object',
        required: ['head_sha', 'event', 'display_title'],
        properties: { head_sha: { ...text, pattern: '^[0-9a-f]{40}$' }, event: text, display_title: text },
      },
    },
  },
}

/** The last hundred successful deployments of the main branch, newest first. @param repository owner/name */
export async function deploymentsOf(api: Api, repository: string): Promise<Deployment[]> {
  const query = new URLSearchParams({ branch: 'main', status: 'success', per_page: '100' })
  const path = `/repos/${repository}/actions/workflows/deploy.yml/runs?${query}`
  return (await api.get<{ workflow_runs: Deployment[] }>(path, shape)).workflow_runs
}
