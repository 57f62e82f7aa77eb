import { listed, mostFiles } from '../../engine/problems/words/sentence'
import { Refusal } from '../../engine/refusal'
import { nothingSent, type Checkout } from '../../review/git/checkout'
import { filesBetween, workOn } from '../../review/git/save'
import { fetchBranches, type Server } from '../../review/git/server'
import { bringIn, type Conflict } from './bring-in'

/** Where a sending goes. */
export interface Way {
  /** The branch it adds to; undefined where it gets one of its own. */
  branch?: string | undefined
  /** What was done so that it can go there, in words. */
  told: string[]
}

/**
 * Decides where a sending goes, and brings here what others sent there meanwhile, together with what was changed here.
 * @param apart whether it shall go on a way of its own in any case
 * @throws Refusal if others changed the same pages on the way that it has to go
 */
export async function catchUp(checkout: Checkout, server: Server, apart: boolean): Promise<Way> {
  const { branch } = checkout
  await fetchBranches(checkout, server, [server.main, ...(branch ? [branch] : [])])
  if (branch === server.main) return { told: caughtUp(checkout, server) }
  if (branch === undefined || apart) return { told: [] }
  const tip = server.branches.get(branch)
  const ended = endOf(checkout, server, branch)
  if (ended) return { told: startAnew(checkout, server, ended) }
  if (tip === undefined || checkout.holds('HEAD', tip)) return { branch, told: [] }
  if (!checkout.holds(tip, 'HEAD')) throw new Refusal(parted)
  const { told, conflicts } = broughtHere(checkout, 'HEAD', tip, branch)
  if (conflicts.length > 0) throw new Refusal(overlapping(conflicts))
  return { branch, told }
}

const byItself =
  'To have yours looked at by itself, run npm run send -- --apart: whoever takes it over brings the two together.'
const parted = `Somebody else sent to the same request, and so did somebody from this computer by another way. ${byItself} ${nothingSent}`

function overlapping(conflicts: readonly Conflict[]): string {
  return `${changedByBoth(conflicts, 'in the same request')} One of the two would be lost. To keep theirs, write it so in your file, and send again. ${byItself} ${nothingSent}`
}

function changedByBoth(conflicts: readonly Conflict[], where: string): string {
  const files = listed([...new Set(conflicts.map(({ file }) => file))], mostFiles)
  const first = conflicts.find(({ theirs, yours }) => theirs && yours)
  const words = first ? ` They wrote ${first.theirs} where you wrote ${first.yours}.` : ''
  return `Somebody else changed ${files} ${where}, and so did you, in the same place.${words}`
}

function tipOf({ branches }: Server, branch: string): string {
  return branches.get(branch) ?? 'HEAD'
}

/** Goes on to the newest published state, if that is later and goes together with what was changed here. @returns what was done */
function caughtUp(checkout: Checkout, server: Server): string[] {
  const main = tipOf(server, server.main)
  if (!checkout.holds(main, 'HEAD')) return []
  const { told, conflicts } = broughtHere(checkout, 'HEAD', main, server.main)
  return conflicts.length > 0 ? [toChoose(conflicts)] : told
}

function toChoose(conflicts: readonly Conflict[]): string {
  return `${changedByBoth(conflicts, 'on the site')} Whoever takes yours over has to choose.`
}

/** Brings a later state here, with what was changed here kept. */
function broughtHere(
  checkout: Checkout,
  base: string,
  tip: string,
  branch: string,
): { told: string[]; conflicts: Conflict[] } {
  const from = checkout.read(['rev-parse', base])
  const to = checkout.read(['rev-parse', tip])
  if (from === to) return { told: [], conflicts: [] }
  const { files, merged, conflicts } = bringIn(checkout, from, to, branch)
  if (conflicts.length > 0) return { told: [], conflicts }
  const both = merged.length > 0 ? ` Both of you changed ${listed(merged, mostFiles)}: both changes are in it now.` : ''
  return { told: [`First fetched what others changed since: ${listed(files, mostFiles)}.${both}`], conflicts }
}

/** A request that ended: what comes to its branch now is looked at by nobody any more. */
interface Ended {
  isTakenOver: boolean
  /** What was sent to it last, as far as this computer knows. */
  sent: string
}

function endOf(checkout: Checkout, server: Server, branch: string): Ended | undefined {
  const tip = server.branches.get(branch)
  const known = `refs/remotes/${server.name}/${branch}`
  const isKnown = checkout.asks('rev-parse', '--verify', '--quiet', known)
  // GitHub Desktop forgets a branch that is gone on the server; that it was sent there is still noted.
  if (tip === undefined && !isKnown && !checkout.setting(`branch.${branch}.merge`)) return undefined
  const sent = tip ?? (isKnown ? known : 'HEAD')
  const isTakenOver = isIn(checkout, tipOf(server, server.main), sent)
  return isTakenOver || tip === undefined ? { isTakenOver, sent } : undefined
}

/** Whether a state holds what was sent, also as one new state, as GitHub offers: what was changed is the same there. */
function isIn(checkout: Checkout, state: string, sent: string): boolean {
  if (checkout.holds(state, sent)) return true
  const files = filesBetween(checkout, checkout.read(['merge-base', state, sent]), sent)
  const others = new Set(filesBetween(checkout, sent, state))
  return files.length > 0 && files.every((file) => !others.has(file))
}

/**
 * Goes to the newest published state for a request of its own, as long as nothing is left behind by that. What was in a
 * request that was closed stays in the pages.
 */
function startAnew(checkout: Checkout, server: Server, { isTakenOver, sent }: Ended): string[] {
  const main = tipOf(server, server.main)
  const local = `refs/heads/${server.main}`
  const told = isTakenOver
    ? 'What you sent before was taken over. This becomes a request of its own.'
    : 'What you sent before was closed, and not taken over. This becomes a request of its own, and what was in that one is in it as well.'
  const isFree = !checkout.asks('rev-parse', '--verify', '--quiet', local) || checkout.holds(main, local)
  if (!isFree || !checkout.holds(sent, 'HEAD')) return [told]
  const base = isTakenOver ? 'HEAD' : checkout.read(['merge-base', main, 'HEAD'])
  const { told: brought, conflicts } = broughtHere(checkout, base, main, server.main)
  if (conflicts.length === 0) workOn(checkout, server.main, main)
  return [told, ...(conflicts.length > 0 ? [toChoose(conflicts)] : brought)]
}
