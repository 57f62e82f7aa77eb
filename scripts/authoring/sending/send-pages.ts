import type { Content } from '../../engine/check/content'
import { isError } from '../../engine/problems/problem'
import type { Conversation } from '../questions'
import { introduce } from './author'
import { besides, changesNoted, changesShown, question, sendReport } from './in-words'
import { send } from './send'
import { lookAtPages, makeReady } from './start'
import { typedTitle, usualTitle } from './title'

export interface SendRequest {
  /** The folder of documents. */
  pages: string
  /** The day to see them on. */
  date: string
  /** Whether it shall not be added to what was sent before. */
  apart: boolean
  /** What it is about; asked for where it is missing, or made from what changes. */
  title?: string | undefined
}

/** Who sends. */
export interface Sender {
  tell: (words: string) => void
  /** Shows a report that has been made safe for a terminal. */
  show: (report: string) => void
  /** Undefined where nobody could answer. */
  talk?: Conversation | undefined
}

/** Says what would be sent. @returns what is in the pages, and wrong with them */
export function tellChanges({ pages, date }: SendRequest, { tell, show }: Sender): Content {
  const { plan } = lookAtPages(pages, date)
  show(changesShown(plan))
  for (const words of [...besides(plan, []), 'Nothing was sent yet.']) tell(`\n${words}`)
  return plan.content
}

/**
 * Says what changes, and sends it.
 * @returns what is in the pages; where there are errors in it, nothing was sent
 * @throws Refusal if it cannot be sent; nothing was sent then
 */
export async function sendPages(request: SendRequest, { tell, show, talk }: Sender): Promise<Content> {
  const { checkout, plan: first } = lookAtPages(request.pages, request.date)
  if (!isRight(first.content)) return first.content
  const { plan, told, branch, server, earlier } = makeReady(checkout, first, request)
  for (const words of told) tell(`${words}\n`)
  // What others changed may not go together with what was changed here.
  if (!isRight(plan.content)) return plan.content
  show(changesShown(plan))
  for (const words of besides(plan, earlier)) tell(`\n${words}`)
  await introduce(checkout, talk)
  const usual = usualTitle(plan, earlier)
  const title = typedTitle(request.title ?? (await talk?.ask(question(usual))) ?? '') || usual
  const sent = send(checkout, server, request.pages, { plan, title, words: changesNoted(plan.changes), branch })
  tell(`\n${sendReport(sent, title, branch === undefined || !server.branches.has(branch))}`)
  return plan.content
}

function isRight({ problems }: Content): boolean {
  return !problems.some(isError)
}
