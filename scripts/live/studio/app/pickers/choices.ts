import { useEffect, useState } from 'react'
import { foundIn } from '../../../../engine/text/word-match'
import type { Choice, ChoiceKind } from '../../contract'
import { call } from '../state/calls'

/** So many choices are answered at once. */
export const mostChoices = 240

/** Fields of one kind ask for the same at the same moment; a picture that was just added is there a moment later. */
const fresh = 4000
const asked = new Map<string, { at: number; answer: Promise<Choice[]> }>()

/** What a field of this kind can be given. @param search what it has in its name, address or words */
export function choicesOf(of: ChoiceKind, search = ''): Promise<Choice[]> {
  const key = `${of} ${search}`
  const known = asked.get(key)
  if (known && Date.now() - known.at < fresh) return known.answer
  const answer = call('choices', { of, ...(search === '' ? {} : { search }) }).catch(() => [])
  asked.set(key, { at: Date.now(), answer })
  return answer
}

/** Choices may be others from now on: a picture was added. */
export function forgetChoices(): void {
  asked.clear()
}

/** What is found; undefined until the first answer, and where nothing is looked for. */
export function useChoices(of: ChoiceKind, search: string | undefined, again = 0): Choice[] | undefined {
  const [found, setFound] = useState<Choice[]>()
  useEffect(() => {
    if (search === undefined) return undefined
    let isLate = false
    void choicesOf(of, search).then((choices) => isLate || setFound(choices))
    return () => {
      isLate = true
    }
  }, [of, search, again])
  return search === undefined ? undefined : found
}

/** The choice that a value is, once it is known. */
export function useChosen(of: ChoiceKind, value: string): Choice | undefined {
  return useChoices(of, value === '' ? undefined : value)?.find((choice) => choice.value === value)
}

/** The choices whose words have every word of the search, those first in which they begin words. */
export function withWords(choices: readonly Choice[], search: string): Choice[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return foundIn(choices, words, ({ value, label, detail = '' }) => `${value} ${label} ${detail}`)
}
