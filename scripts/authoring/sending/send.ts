import type { Checkout } from '../../review/git/checkout'
import { requestAddress } from '../../review/git/request-address'
import { commit, workOn } from '../../review/git/save'
import { fetchBranches, push, type Server } from '../../review/git/server'
import type { HeldPlace } from './held-place'
import type { SendPlan } from './plan-send'
import { branchName } from './title'

/** What is to be sent, and where. */
export interface Sending {
  plan: SendPlan
  title: string
  /** What changes, in words for whoever looks at it. */
  words: string
  /** The branch it adds to; undefined where it gets one of its own. */
  branch?: string | undefined
}

export interface SentTo {
  branch: string
  /** Where it can be proposed, or was. */
  address: string | undefined
}

/**
 * Sends pages to the server: as one state after the one they were made from. Until the server has it, nothing changes
 * here, so whatever goes wrong leaves everything as it was.
 * @param place where it is noted in the history
 * @throws Refusal if the server does not take it
 */
export async function send(
  checkout: Checkout,
  server: Server,
  place: HeldPlace,
  sending: Sending,
  now = new Date(),
): Promise<SentTo> {
  const { plan, title, words } = sending
  const isNew = plan.tree !== checkout.read(['rev-parse', `${plan.after}^{tree}`])
  const made = isNew ? commit(checkout, { ...plan, message: `${title}\n\n${words}\n` }) : plan.after
  const branch = sending.branch ?? (await freeBranch(checkout, server, plan, title))
  const arrived = await arrivedBefore(checkout, server, branch, plan)
  const state = arrived ?? made
  const said = arrived ? '' : await push(checkout, server, state, branch)
  workOn(checkout, branch, state)
  checkout.read(['config', `branch.${branch}.remote`, server.name])
  checkout.read(['config', `branch.${branch}.merge`, `refs/heads/${branch}`])
  if (!isNew) return { branch, address: requestAddress(server.address, server.main, branch, said) }
  place.take({
    at: now.toISOString(),
    by: 'send',
    words: `Sent “${title}”`,
    files: [],
    sent: { commit: state, branch, remote: server.name },
  })
  return { branch, address: requestAddress(server.address, server.main, branch, said) }
}

function freeBranch(checkout: Checkout, server: Server, plan: SendPlan, title: string): Promise<string> {
  return branchName(title, async (branch) => {
    const isHere = checkout.asks('rev-parse', '--verify', '--quiet', `refs/heads/${branch}`)
    return (
      (isHere || server.branches.has(branch)) && (await arrivedBefore(checkout, server, branch, plan)) === undefined
    )
  })
}

/** The state that a sending brought to the server before it was interrupted, as by a window that was closed. */
async function arrivedBefore(
  checkout: Checkout,
  server: Server,
  branch: string,
  plan: SendPlan,
): Promise<string | undefined> {
  const tip = server.branches.get(branch)
  if (tip === undefined || tip === plan.after) return undefined
  if (!checkout.asks('cat-file', '-e', tip)) await fetchBranches(checkout, server, [branch])
  const [tree, ...after] = checkout.read(['log', '-1', '--format=%T %P', tip]).split(' ')
  return tree === plan.tree && after.length === 1 && after[0] === plan.after ? tip : undefined
}
