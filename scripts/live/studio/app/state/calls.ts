import type { Calls, Refused } from '../../contract'
import { isText, withFields } from '../../../../engine/text/shape'
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
  if (!response) throw new Error(ended)
  if (!response.ok) throw new Error(await refusalIn(response))
  const answer: Calls[Name]['answer'] = await response.json()
  return answer
}

const isRefused = withFields({ refused: isText })

/** Why the server did not answer, as it says itself. */
async function refusalIn(response: Response): Promise<string> {
  const said: unknown = await response.json().catch(() => undefined)
  return isRefused(said) ? said.refused : 'The studio could not do this. Try again in a moment.'
}

/** Asks the server where a refusal can be told. @returns one as well where the server cannot be reached, or failed */
export async function callOrRefusal<Name extends keyof Calls>(
  name: Name,
  ask: Calls[Name]['ask'],
): Promise<Calls[Name]['answer'] | Refused> {
  try {
    return await call(name, ask)
  } catch (error) {
    return { refused: error instanceof Error ? error.message : String(error) }
  }
}
