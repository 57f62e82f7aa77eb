import type { Calls } from '../../contract'
import { start } from './start'

/** What is said where the server cannot be reached. */
export const ended =
  'The studio has ended. Leave this window open, as it keeps your words, and start npm run studio again.'

const listeners = new Set<(reached: boolean) => void>()

/** Hears of every call whether the server answered. */
export function onReached(listener: (reached: boolean) => void): void {
  listeners.add(listener)
}

/**
 * Asks the server.
 * @returns its answer; where there is none, a refusal, which callers of calls that know none get as a rejection
 */
export async function call<Name extends keyof Calls>(
  name: Name,
  ask: Calls[Name]['ask'],
): Promise<Calls[Name]['answer']> {
  const response = await fetch(`/@studio/calls/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Studio-Token': start.token },
    body: JSON.stringify(ask),
  }).catch(() => undefined)
  for (const listener of listeners) listener(response !== undefined)
  if (response?.status === 413) throw new Error('This is more than the studio takes at once. Take out part of it.')
  if (!response?.ok) throw new Error(response ? `The studio could not answer (${name}).` : ended)
  const answer: Calls[Name]['answer'] = await response.json()
  return answer
}
