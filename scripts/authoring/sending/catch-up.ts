import { listed, mostFiles } from '../../engine/problems/words/sentence'
import { Refusal } from '../../engine/refusal'
import type { Checkout } from '../../review/git/checkout'
import { filesBetween } from '../../review/git/save'
import { fetchBranches, type Server } from '../../review/git/server'

/** Where a sending goes. */
export interface Way {
  /** The branch it adds to; undefined where it gets one of its own. */
  branch?: string | undefined
  /** What was done so that it can go there, in words. */
  told: string[]
}

/**
 * Decides where a sending goes, and brings here what others sent there meanwhile. Only files that nobody has changed
 * here are changed by it.
 * @param apart whether it shall go on a way of its own in any case
 * @throws Refusal if others changed the same pages on the way that it has to go
 */
export function catchUp(checkout: Checkout, server: Server, apart: boolean): Way {
  const { branch } = checkout
  fetchBranches(checkout, server, [server.main, ...(branch ? [branch] : [])])
  if (branch === server.main) return { told: caughtUpWith(checkout, tipOf(server, server.main)) }
  if (branch === undefined || apart) return { told: [] }
  const tip = server.branches.get(branch)
  if (isDone(checkout, server, branch)) return { told: startAnew(checkout, server, tip) }
  if (tip === undefined || checkout.holds('HEAD', tip)) return { branch, told: [] }
  if (!checkout.holds(tip, 'HEAD')) throw new Refusal(parted)
  const told = caughtUpWith(checkout, tip)
  if (told.length === 0) throw new Refusal(overlapping(sameFiles(checkout, tip)))
  return { branch, told }
}

const safe = 'Nothing was sent, and your files are as they were.'
const byItself =
  'To have yours looked at by itself, run npm run send -- --apart: whoever takes it over brings the two together.'
const parted = `Somebody else sent to the same request, and so did somebody from this computer by another way. ${byItself} ${safe}`

function overlapping(files: readonly string[]): string {
  return `Somebody else changed ${listed(files, mostFiles)} in the same request, and so did you: one of the two would be lost. ${byItself} ${safe}`
}

function tipOf({ branches }: Server, branch: string): string {
  return branches.get(branch) ?? 'HEAD'
}

/** Goes on to a later state, unless files that were changed here would have to change for it. @returns what was done */
function caughtUpWith(checkout: Checkout, tip: string): string[] {
  const before = checkout.head
  if (before === tip || !checkout.holds(tip, 'HEAD')) return []
  if (!checkout.asks('merge', '--ff-only', '--quiet', tip)) return []
  const files = filesBetween(checkout, before, tip)
  return [`First fetched what others changed since: ${listed(files, mostFiles)}.`]
}

/** The pages that were changed here and in another state. */
function sameFiles(checkout: Checkout, tip: string): string[] {
  const changed = new Set(
    checkout
      .read(['status', '--porcelain', '-z', '--no-renames', '-uall'])
      .split('\0')
      .map((entry) => entry.slice(3)),
  )
  return filesBetween(checkout, 'HEAD', tip).filter((file) => changed.has(file))
}

/** Whether what was sent to a branch was taken over, or the branch is gone: nobody looks at what comes there any more. */
function isDone(checkout: Checkout, server: Server, branch: string): boolean {
  const tip = server.branches.get(branch)
  const known = `refs/remotes/${server.name}/${branch}`
  if (tip === undefined) return checkout.asks('rev-parse', '--verify', '--quiet', known)
  const main = tipOf(server, server.main)
  if (checkout.holds(main, tip)) return true
  // Taken over as one new state, as GitHub offers: what the branch changed is the same there.
  const base = checkout.read(['merge-base', main, tip])
  const files = filesBetween(checkout, base, tip)
  return files.length > 0 && files.every((file) => filesBetween(checkout, tip, main, file).length === 0)
}

/** Goes to the newest published state for a request of its own, as long as nothing is left behind by that. */
function startAnew(checkout: Checkout, server: Server, tip: string | undefined): string[] {
  const main = tipOf(server, server.main)
  const sent = tip ?? `refs/remotes/${server.name}/${checkout.branch}`
  const local = `refs/heads/${server.main}`
  const isFree = !checkout.asks('rev-parse', '--verify', '--quiet', local) || checkout.holds(main, local)
  if (isFree && checkout.holds(sent, 'HEAD'))
    checkout.asks('checkout', '--quiet', '--no-track', '-B', server.main, main)
  return ['What you sent before is done: it was taken over or closed. This becomes a request of its own.']
}
