import { Refusal } from '../../engine/refusal'
import type { Checkout } from './checkout'
import type { Ran } from './git'
import { refused, type Refused } from './server-words'

/** The project's server, as far as sending needs to know it. */
export interface Server {
  /** What Git calls it here. */
  name: string
  address: string
  /** The branch that is published. */
  main: string
  /** Its branches, and the state of each. */
  branches: ReadonlyMap<string, string>
}

/**
 * Asks the project's server what it has.
 * @throws Refusal if it cannot be reached, or does not let us in
 */
export async function askServer(checkout: Checkout): Promise<Server> {
  const { safe } = checkout
  const name = serverOf(checkout)
  const address = checkout.read(['remote', 'get-url', '--push', name])
  const ran = await overNetwork(checkout, ['ls-remote', '--symref', name, 'HEAD', 'refs/heads/*'])
  if (ran.status !== 0) throw new Refusal(`${refused(ran, address).words} ${safe}`)
  const lines = ran.stdout.split('\n')
  const branches = new Map(
    lines.flatMap((line): [string, string][] => {
      const [, state, branch] = /^([\da-f]+)\trefs\/heads\/(.+)$/.exec(line) ?? []
      return state && branch ? [[branch, state]] : []
    }),
  )
  const named = lines.flatMap((line) => /^ref: refs\/heads\/(.+)\tHEAD$/.exec(line)?.[1] ?? [])
  const main = [...named, 'main', 'master'].find((branch) => branches.has(branch))
  if (main === undefined)
    throw new Refusal(`The project's server at ${address} has nothing of the project yet. Ask a developer. ${safe}`)
  return { name, address, main, branches }
}

/** Brings what is new on branches of the server into this project's history; no file changes by it. */
export async function fetchBranches(checkout: Checkout, server: Server, branches: readonly string[]): Promise<void> {
  const known = branches.filter((branch) => server.branches.has(branch))
  const specs = known.map((branch) => `+refs/heads/${branch}:refs/remotes/${server.name}/${branch}`)
  const ran = await overNetwork(checkout, ['fetch', '--quiet', '--no-tags', server.name, ...specs])
  if (ran.status !== 0) throw new Refusal(`${refused(ran, server.address).words} ${checkout.safe}`)
}

/**
 * Sends a state of the project to a branch of the server, never over what others sent there.
 * @returns what the server said
 * @throws Refusal if it did not arrive
 */
export async function push(checkout: Checkout, server: Server, commit: string, branch: string): Promise<string> {
  const ran = await overNetwork(checkout, ['push', '--porcelain', server.name, `${commit}:refs/heads/${branch}`])
  if (ran.status === 0) return ran.stderr
  const why: Refused = refused(ran, server.address)
  throw new Refusal([`${checkout.safe} ${why.words}`, ...why.said.map((line) => `  ${line}`)].join('\n'))
}

function serverOf(checkout: Checkout): string {
  const { safe } = checkout
  const names = checkout.read(['remote']).split('\n').filter(Boolean)
  const { branch } = checkout
  const own = branch === undefined ? undefined : checkout.setting(`branch.${branch}.remote`)
  const found = [own, 'origin', ...(names.length === 1 ? names : [])].find((name) => name && names.includes(name))
  if (found !== undefined) return found
  throw new Refusal(
    names.length > 1
      ? `This project is connected to several servers (${names.join(', ')}), and none of them is called origin. Ask a developer which one takes changes. ${safe}`
      : `This project is on this computer only: it is connected to no server that could take your changes. Ask a developer to connect it. ${safe}`,
  )
}

/**
 * SSH asks on the terminal for passwords and unknown servers, where nobody sees that it waits. Whoever has set up a
 * command of their own for it keeps that.
 */
function overNetwork(checkout: Checkout, args: readonly string[]): Promise<Ran> {
  const { GIT_SSH_COMMAND, GIT_SSH } = process.env
  const isOwn = GIT_SSH_COMMAND || GIT_SSH || checkout.setting('core.sshCommand')
  return checkout.runAside(args, { environment: isOwn ? {} : { GIT_SSH_COMMAND: 'ssh -o BatchMode=yes' } })
}
