import { useState, type FormEvent } from 'react'
import type { Refused, PageReport } from '../../contract'

/** A change of several files: first it says what it means, then it can be done. */
export interface Change {
  /** What it would do, once that was asked for. */
  report: string | undefined
  refused: string | undefined
  look: (event: FormEvent) => void
  act: () => void
}

/**
 * @param of what the change depends on: with another value, what was said of it holds no longer
 * @param ask `dry` only says what it would do
 */
export function useChange(
  of: string,
  ask: (dry: boolean) => Promise<PageReport | Refused>,
  onDone: (report: PageReport) => void,
): Change {
  const [said, setSaid] = useState<{ of: string; answer: PageReport | Refused }>()
  const answer = said?.of === of ? said.answer : undefined
  const look = async () => setSaid({ of, answer: await ask(true) })
  const act = async () => {
    const done = await ask(false)
    if ('refused' in done) setSaid({ of, answer: done })
    else onDone(done)
  }
  return {
    report: answer && 'report' in answer ? answer.report : undefined,
    refused: answer && 'refused' in answer ? answer.refused : undefined,
    look: (event) => {
      event.preventDefault()
      void look()
    },
    act: () => void act(),
  }
}
