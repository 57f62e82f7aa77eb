import type { Calls, Refused } from '../../contract'
import { callOrRefusal } from '../state/calls'
import { saveNow } from '../state/saving'

/**
 * Asks for something about whole pages: what was written in this window is saved before.
 * @returns a refusal as well where the server cannot be reached
 */
export async function ask<Name extends keyof Calls>(
  name: Name,
  asked: Calls[Name]['ask'],
): Promise<Calls[Name]['answer'] | Refused> {
  await saveNow()
  return callOrRefusal(name, asked)
}
