import type { Api } from './api'

interface Comment {
  id: number
  body: string
  /** Absent where the account is gone. */
  user: { login: string; type: string } | null
}

const commentsShape = {
  type: 'array',
  items: {
    type: 'object',
    required: ['id', 'body', 'user'],
    properties: {
      id: { type: 'integer' },
      body: { type: 'string' },
      user: {
        type: 'object',
        nullable: true,
        required: ['login', 'type'],
        properties: { login: { type: 'string' }, type: { type: 'string' } },
      },
    },
  },
}

/** Who comments where a workflow does. */
const own = 'github-actions[bot]'

/**
 * Says something on a pull request in one comment that is kept up to date.
 * @param mark how the comment begins, by which it is found again; the same words of someone else do not count
 * @param onlyUpdate says nothing where nothing was said before
 */
export async function sayOnce(
  api: Api,
  {
    repository,
    number,
    mark,
    body,
    onlyUpdate,
  }: { repository: string; number: number; mark: string; body: string; onlyUpdate: boolean },
): Promise<'made' | 'updated' | 'unchanged' | 'nothing'> {
  const comments = await api.list<Comment>(`/repos/${repository}/issues/${number}/comments`, commentsShape)
  const ours = comments.find(({ body, user }) => body.startsWith(mark) && user?.login === own && user.type === 'Bot')
  if (ours?.body === body) return 'unchanged'
  if (ours) {
    await api.send('PATCH', `/repos/${repository}/issues/comments/${ours.id}`, { body })
    return 'updated'
  }
  if (onlyUpdate) return 'nothing'
  await api.send('POST', `/repos/${repository}/issues/${number}/comments`, { body })
  return 'made'
}
