import path from 'node:path'
import { parseArgs, type ParseArgsConfig } from 'node:util'
import { codeOf } from './engine/files/error-code'
import { Refusal } from './engine/refusal'
import { siteDay } from './engine/site/site-day'
import { withoutEnd } from './engine/text/without-ends'

/**
 * Reads a command's options.
 * @throws Refusal that names the options there are, if one is unknown or lacks its value
 */
export function readOptions<T extends NonNullable<ParseArgsConfig['options']>>(options: T, positionals = false) {
  const kept = Object.keys(options).find(isKeptByNpm)
  if (kept !== undefined) {
    const command = `npm run ${path.parse(process.argv[1] ?? '').name}`
    throw new Refusal(`npm took --${kept} for itself. Put -- before it: ${command} -- --${kept}`)
  }
  try {
    return parseArgs({ options, allowPositionals: positionals, strict: true })
  } catch (error) {
    const known = Object.entries(options).map(([name, { type }]) => (type === 'string' ? `--${name} …` : `--${name}`))
    const reason = error instanceof Error ? error.message.split('.')[0] : String(error)
    throw new Refusal(`${reason}.\nThe options here are: ${known.join(', ')}.`)
  }
}

/** What people set for npm itself, and not by forgetting --. */
const ofNpm: ReadonlySet<string> = new Set(['force', 'dry-run'])

/** npm takes options for its own where no -- stands before them, and tells of those that it does not know in this way. */
function isKeptByNpm(name: string): boolean {
  return !ofNpm.has(name) && process.env[`npm_config_${name.replaceAll('-', '_')}`] !== undefined
}

/** Whether a command shall only say what it would do. npm keeps --dry-run for itself where no -- stands before it. */
export function isDry(given: boolean): boolean {
  return given || process.env.npm_config_dry_run === 'true'
}

/**
 * The day given, or today as the site counts it: a server in another part of the world publishes nothing a day early.
 * @param pages the folder of documents @returns such as 2026-11-20
 * @throws Refusal if what is given is not a day
 */
export function readDate(given: string | undefined, pages: string): string {
  if (given === undefined) return siteDay(pages, Date.now())
  if (!/^\d{4}-\d\d-\d\d$/.test(given) || Number.isNaN(Date.parse(given)))
    throw new Refusal(`--date needs a day such as 2026-11-20; ${given} is none.`)
  return given
}

/** A folder as documents name it: with forward slashes, without one at the end. */
export function folder(given: string): string {
  const named = given.replaceAll('\\', '/').replace(/^\.\//, '')
  return withoutEnd(named, (letter) => letter === '/') || '/'
}

/** A port. @param name what it is given as, for the message @throws Refusal if what is given is none */
export function readPort(name: string, given: string, least: 0 | 1): number {
  const port = Number(given)
  if (!Number.isInteger(port) || port < least || port > 65535)
    throw new Refusal(`${name} needs a number from ${least} to 65535; ${given} is none.`)
  return port
}

/** A number of things. @param name what it is given as, for the message @throws Refusal if what is given is none */
export function readCount(name: string, given: string, least: number): number {
  const count = Number(given)
  if (!Number.isInteger(count) || count < least)
    throw new Refusal(`${name} needs a number from ${least} on; ${given} is none.`)
  return count
}

/**
 * Says that a server cannot have its port.
 * @param error why it does not start @param command as it is typed
 * @throws the error, if it is about something else
 */
export function portRefusal(error: unknown, port: number, command: string): Refusal {
  if (!(error instanceof Error)) throw error
  const code = codeOf(error)
  const another = (number: number) => `PORT=${number} ${command}`
  // Vite words it itself, without a code.
  if (code === 'EADDRINUSE' || error.message === `Port ${port} is already in use`)
    return new Refusal(
      `Port ${port} is taken, perhaps by this command in another window. End that one, or choose another port: ${another(port < 65535 ? port + 1 : port - 1)}`,
    )
  if (code === 'EACCES')
    return new Refusal(`This computer keeps port ${port} for itself. Choose another: ${another(port + 4000)}`)
  throw error
}

/** A share of a build, written 2/4: the second of four. @throws Refusal if what is given is none */
export function readShard(given: string | undefined): { number: number; of: number } {
  const [, number, of] = /^(\d+)\/(\d+)$/.exec(given ?? '1/1')?.map(Number) ?? []
  if (!number || !of || number > of) throw new Refusal(`--shard needs a share such as 1/4; ${given} is none.`)
  return { number, of }
}
