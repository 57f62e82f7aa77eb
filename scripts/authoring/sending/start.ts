import { Refusal } from '../../engine/refusal'
import { openCheckout, type Checkout } from '../../review/git/checkout'
import { askServer, type Server } from '../../review/git/server'
import { catchUp, type Way } from './catch-up'
import { nothingChanged } from './in-words'
import { planSend, type Planning, type SendPlan } from './plan-send'

/** A sending that can go off as soon as it has a title. */
export interface Ready extends Way {
  server: Server
  plan: SendPlan
  /** What was saved here by other ways and is on no branch of the server yet: it goes along. A line for each. */
  earlier: string[]
}

/** The pages that there may be something to send of. */
export interface ToSend {
  /** The folder of documents. */
  pages: string
  /** The day to see them on. */
  date: string
  /** Whether they shall not be added to what was sent before. */
  apart: boolean
}

/**
 * Looks at what there is to send, without the server.
 * @throws Refusal if nothing can be sent from here
 */
export function lookAtPages({ pages, date }: ToSend, planning?: Planning): { checkout: Checkout; plan: SendPlan } {
  const checkout = openCheckout(pages)
  return { checkout, plan: planSend(checkout, pages, date, planning) }
}

/**
 * Makes ready to send: asks the server, and decides where it goes.
 * @param plan what there was to send before others' changes came here
 * @throws Refusal if the server cannot be reached, the way is barred, or there is nothing to send
 */
export async function makeReady(
  checkout: Checkout,
  plan: SendPlan,
  { pages, date, apart }: ToSend,
  planning: Planning,
): Promise<Ready> {
  planning.told?.('Asking what others sent')
  const server = await askServer(checkout)
  const way = await catchUp(checkout, server, apart)
  const earlier = unsent(checkout, server)
  if (plan.files.length === 0 && earlier.length === 0) throw new Refusal(nothingChanged(plan))
  return {
    ...way,
    server,
    earlier,
    plan: checkout.head === plan.after ? plan : planSend(checkout, pages, date, planning),
  }
}

function unsent(checkout: Checkout, server: Server): string[] {
  const there = [...server.branches.values()].filter((tip) => checkout.asks('cat-file', '-e', tip))
  return checkout
    .read(['log', '--format=%s', 'HEAD', '--not', ...there])
    .split('\n')
    .filter(Boolean)
}
