import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from '../files/place'
import { Refusal } from '../refusal'

/** What a host says that it takes of a folder with _redirects and _headers; undefined where it names no number. */
interface Host {
  name: string
  redirects: number
  lettersOfRedirect?: number
  headerRules?: number
  lettersOfHeader?: number
  files?: number
}

/**
 * The limits as the hosts' own documents have them: https://developers.cloudflare.com/pages/platform/limits/ (the files
 * of its free plan) with /pages/configuration/redirects/ and /headers/ there; https://docs.netlify.com/routing/redirects
 * advises against 10,000 redirects.
 */
const hosts = {
  cloudflare: {
    name: 'Cloudflare Pages',
    redirects: 2000,
    lettersOfRedirect: 1000,
    headerRules: 100,
    lettersOfHeader: 2000,
    files: 20_000,
  },
  netlify: { name: 'Netlify', redirects: 9999 },
} satisfies Record<string, Host>

/** The hosts by the names that commands give them. */
export type HostName = keyof typeof hosts

export function isHost(name: string | undefined): name is HostName {
  return name !== undefined && name in hosts
}

/**
 * Whether a host takes a built site whole: what goes beyond its limits it leaves out without a word.
 * @param out the build's output @returns what the host is called, and a sentence for each limit that is broken
 * @throws Refusal if there is no built site
 */
export function faultsAt(host: HostName, out: string): { name: string; faults: string[] } {
  const read = (file: string) => {
    if (!existsSync(path.join(out, file)))
      throw new Refusal(`There is no built site in ${out}. Run first: npm run release`)
    return readFileSync(path.join(out, file), 'utf8').split('\n').filter(Boolean)
  }
  const limits: Host = hosts[host]
  const redirects = read('_redirects')
  const headers = read('_headers')
  const rules = headers.filter((line) => !line.startsWith(' '))
  const most = (limit: number | undefined, there: number, what: string, remedy: string) =>
    limit !== undefined && there > limit
      ? [`The site has ${there} ${what}; ${limits.name} takes ${limit}. ${remedy}`]
      : []
  const longest = (lines: readonly string[]) => Math.max(0, ...lines.map((line) => line.length))
  return {
    name: limits.name,
    faults: [
      ...most(limits.redirects, redirects.length, 'redirects', 'Remove aliases that nobody asks for any more.'),
      ...most(limits.lettersOfRedirect, longest(redirects), 'letters in a redirect', 'Shorten the longest alias.'),
      ...most(limits.headerRules, rules.length, 'rules for headers', 'Ask a developer.'),
      ...most(limits.lettersOfHeader, longest(headers), 'letters in a line of _headers', 'Ask a developer.'),
      ...most(
        limits.files,
        filesBelow(out).size,
        'files',
        'Give it what npm run build makes, which has no compressed copies, or choose a plan for more.',
      ),
    ],
  }
}
