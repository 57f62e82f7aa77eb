import type { Content } from '../../engine/check/content'
import { isError } from '../../engine/problems/problem'
import type { Told } from '../../engine/progress'
import type { Checkout } from '../../review/git/checkout'
import type { Conversation } from '../questions'
import { introduce } from './author'
import { HeldPlace } from './held-place'
import { besides, changesNoted, changesShown, question, sendReport } from './in-words'
import type { SendPlan } from './plan-send'
import { send } from './send'
import { lookAtPages, makeReady, type ToSend } from './start'
import { typedTitle, usualTitle } from './title'

export interface SendRequest extends ToSend {
  /** What it is about; asked for where it is missing, or made from what changes. */
  title?: string | undefined
}

/** Who sends. */
export interface Sender {
  tell: (words: string) => void
  /** Shows a report that has been made safe for a terminal. */
  show: (report: string) => void
  /** Shows how far work is that takes a while. */
  showProgress: <Result>(work: (told: Told) => Promise<Result> | Result) => Promise<Result>
  /** Hears that what others sent is here, before anything else runs. */
  fetched?: () => void
  /** Undefined where nobody could answer. */
  talk?: Conversation | undefined
}

/** Says what would be sent. @returns what is in the pages, and wrong with them */
export async function tellChanges(request: SendRequest, { tell, show, showProgress }: Sender): Promise<Content> {
  const { plan } = await showProgress((told) => lookAtPages(request, { told }))
  show(changesShown(plan))
  for (const words of [...besides(plan, []), 'Nothing was sent yet.']) tell(`\n${words}`)
  return plan.content
}

/**
 * Says what changes, and sends it.
 * @returns what is in the pages; where there are errors in it, nothing was sent
 * @throws Refusal if it cannot be sent; nothing was sent then
 */
export async function sendPages(request: SendRequest, sender: Sender): Promise<Content> {
  const place = new HeldPlace(request.pages)
  const fixed = () => place.hold()
  try {
    const { checkout, plan } = await sender.showProgress((told) => lookAtPages(request, { told, fixed }))
    return isRight(plan.content) ? await sendPlanned(checkout, plan, request, sender, place) : plan.content
  } finally {
    place.leave()
  }
}

async function sendPlanned(
  checkout: Checkout,
  first: SendPlan,
  request: SendRequest,
  { tell, show, showProgress, fetched, talk }: Sender,
  place: HeldPlace,
): Promise<Content> {
  const ready = await showProgress((told) =>
    makeReady(checkout, first, request, { told, fixed: () => place.hold() }),
  ).finally(fetched)
  const { plan, branch, server, earlier } = ready
  for (const words of ready.told) tell(`${words}\n`)
  // What others changed may not go together with what was changed here.
  if (!isRight(plan.content)) return plan.content
  show(changesShown(plan))
  for (const words of besides(plan, earlier)) tell(`\n${words}`)
  await introduce(checkout, talk)
  const usual = usualTitle(plan, earlier)
  const title = typedTitle(request.title ?? (await talk?.ask(question(usual))) ?? '') || usual
  talk?.end()
  const sent = await showProgress((told) => {
    told('Sending')
    return send(checkout, server, place, { plan, title, words: changesNoted(plan.changes), branch })
  })
  tell(`\n${sendReport(sent, title, branch === undefined || !server.branches.has(branch))}`)
  return plan.content
}

function isRight({ problems }: Content): boolean {
  return !problems.some(isError)
}
