import { finding } from '../../problems/finding'
import { rule, warning, type Wording } from '../../problems/rule'
import { quote, shown } from '../../problems/words/sentence'
import { linksIn, type LinkPlace } from '../../site/links'
import { isObject } from '../../text/is-object'
import type { DocumentCheck } from '../check'

const linkOrigin = rule({
  id: 'link-origin',
  about: 'The address was copied from a place that visitors do not have',
  words: warning,
  wrong: {
    sections: '{ "type": "intro", "heading": "Why", "text": ["[Write to us](http://localhost:5173/contact)."] }',
  },
  right: { sections: '{ "type": "intro", "heading": "Why", "text": ["[Write to us](/contact)."] }' },
})

interface Origin {
  /** What the address begins with, behind https:// and www. */
  host: RegExp
  /** What is said of such an address; nothing where it is all right after all. */
  words: (link: URL) => Wording | undefined
}

const to = (better: string) => ({ suggestions: [better], fix: { title: `Link to ${shown(better, 80)}`, link: better } })

/** The address that another one leads to, in one of its parameters. */
function target(link: URL, ...names: string[]): string | undefined {
  const found = names.map((name) => link.searchParams.get(name)).find((value) => value?.startsWith('http'))
  return found ?? undefined
}

const wrapped =
  (who: string, ...names: string[]) =>
  (link: URL): Wording => {
    const better = target(link, ...names)
    return {
      message: `This address was put inside another one by ${who}. ${better ? `Write ${quote(shown(better, 120))}.` : 'Open it and copy the address that the browser shows then.'}`,
      ...(better && to(better)),
    }
  }

const ofEditor = (what: string, instead: string): Wording => ({
  message: `This is the address for editing ${what}: visitors would have to sign in. ${instead}`,
})

const share = 'Press “Share”, let everyone with the link view it, and copy that link.'

const origins: readonly Origin[] = [
  {
    host: /^(?:localhost|127\.|0\.0\.0\.0|192\.168\.|10\.\d|172\.(?:1[6-9]|2\d|3[01])\.|\[::1\]|[\w-]{1,60}\.local$)/,
    words: ({ href, pathname, search, hash }) => ({
      message: `${quote(shown(href, 80))} works on your own computer alone. Write ${quote(pathname + search + hash)}.`,
      ...to(pathname + search + hash),
    }),
  },
  { host: /(?:^|\.)safelinks\.protection\.outlook\.com$/, words: wrapped('Outlook', 'url') },
  {
    host: /(?:^|\.)google\.[a-z.]{2,6}$/,
    words: (link) => (link.pathname === '/url' ? wrapped('Google', 'url', 'q')(link) : undefined),
  },
  { host: /^lm?\.(?:facebook|instagram)\.com$/, words: wrapped('Facebook', 'u') },
  {
    host: /(?:^|\.)linkedin\.com$/,
    words: (link) => {
      const [, company] = /^(\/company\/[^/]+)\/admin\b/.exec(link.pathname) ?? []
      if (company !== undefined) {
        const better = link.origin + company
        return { ...ofEditor('the company page', `Write ${quote(better)}.`), ...to(better) }
      }
      return /^\/(?:redir|safety)/.test(link.pathname) ? wrapped('LinkedIn', 'url')(link) : undefined
    },
  },
  { host: /^urldefense(?:\.proofpoint)?\.com$/, words: wrapped('a mail program', 'u') },
  { host: /(?:^|\.)(?:translate\.goog|translate\.google\.com)$/, words: wrapped('Google Translate', 'u') },
  {
    host: /^(?:bit\.ly|tinyurl\.com|t\.co|goo\.gl|lnkd\.in|ow\.ly|buff\.ly|is\.gd|rb\.gy|cutt\.ly|t\.ly|shorturl\.at)$/,
    words: ({ hostname }) => ({
      message: `An address of ${hostname} does not show where it leads, and may stop working. Open it and copy the address that the browser shows then.`,
    }),
  },
  {
    host: /^docs\.google\.com$/,
    words: ({ pathname }) =>
      pathname.endsWith('/edit')
        ? ofEditor(
            pathname.startsWith('/forms') ? 'the Google form' : 'the document',
            pathname.startsWith('/forms')
              ? 'Open the form, press “Send” and copy that link, which ends with /viewform.'
              : 'In the document, choose File, Share, Publish to web, and copy the address that this gives; it ends with /pub.',
          )
        : undefined,
  },
  {
    host: /^drive\.google\.com$/,
    words: ({ pathname }) => (/\/(?:edit|my-drive)/.test(pathname) ? ofEditor('a file', share) : undefined),
  },
  {
    host: /(?:^|\.)canva\.com$/,
    words: ({ pathname }) => (/\/edit/.test(pathname) ? ofEditor('the design', share) : undefined),
  },
  {
    host: /^github\.com$/,
    words: ({ pathname }) =>
      /\/(?:edit|new|delete)\//.test(pathname) ? ofEditor('a file', 'Use the address of the file itself.') : undefined,
  },
  {
    host: /^(?:mail\.google|outlook\.(?:office|live)|mail\.yahoo)\.com$/,
    words: () => ({
      message: 'This address is a mailbox, which only its owner can open. Link to something that everyone can see.',
    }),
  },
  {
    host: /(?:^|\.)sharepoint\.com$|^onedrive\.live\.com$|^1drv\.ms$/,
    words: () => ({
      message:
        'This file is kept where visitors may have to sign in. Check that it opens in a private window, or put it elsewhere.',
    }),
  },
  {
    host: /(?:^|\.)(?:vercel\.app|netlify\.app|pages\.dev|ngrok(?:-free)?\.(?:io|app)|trycloudflare\.com|web\.app|githubpreview\.dev|app\.github\.dev|csb\.app|stackblitz\.io)$|^(?:staging|preview|dev|test)\./,
    words: ({ hostname }) => ({
      message: `${quote(hostname)} looks like the address of a preview, which ends one day. Link to the page itself.`,
    }),
  },
]

/** What a program adds to an address to tell where a visitor comes from. */
const tracking = /^(?:utm_\w{1,20}|fbclid|gclid|mc_cid|mc_eid|msclkid|igshid|_hsenc|_hsmi)$/

function tracked(link: URL): Wording | undefined {
  const marks = [...link.searchParams.keys()].filter((name) => tracking.test(name))
  const [mark] = marks
  if (mark === undefined) return undefined
  const better = new URL(link)
  for (const name of marks) better.searchParams.delete(name)
  return {
    message: `This address has a tracking mark of another program, ${quote(mark)}. Write ${quote(shown(better.href, 120))}.`,
    ...to(better.href),
  }
}

/** What may stand behind an address in a sentence. */
const signs: { [sign: string]: string } = { '.': 'period', ',': 'comma', ';': 'semicolon', ':': 'colon' }

function wordingOf(path: string): Wording | undefined {
  if (/^https?:\/\/https?:/i.test(path)) {
    const better = path.replace(/^https?:\/\//i, '')
    return { message: `https:// stands here twice. Write ${quote(shown(better, 120))}.`, ...to(better) }
  }
  if (/^https?:/i.test(path) && /[.,;:!]$/.test(path) && !/[?#]/.test(path)) {
    const better = path.slice(0, -1)
    return {
      message: `The ${signs[path.slice(-1)] ?? 'sign'} at its end is not part of this address. Write ${quote(shown(better, 120))}.`,
      ...to(better),
    }
  }
  const link = /^https?:\/\//i.test(path) && URL.canParse(path) ? new URL(path) : undefined
  if (!link) return undefined
  const host = link.hostname.replace(/^www\./, '')
  const known = origins.flatMap((origin) => (origin.host.test(host) ? (origin.words(link) ?? []) : []))
  return known[0] ?? tracked(link)
}

/** The address that one stands for which was copied from such a place; undefined where it is none, or nobody can tell. */
export function betterAddress(path: string): string | undefined {
  const { fix } = wordingOf(path) ?? {}
  return fix && 'link' in fix ? fix.link : undefined
}

/** Addresses that are no links of a text: where one applies for a job, and the company's page at LinkedIn. */
function otherLinks(value: unknown): LinkPlace[] {
  if (!isObject(value)) return []
  const { job, linkedin } = value
  return [
    ...(isObject(job) && typeof job.url === 'string' ? [{ path: job.url, at: ['job', 'url'] }] : []),
    ...(typeof linkedin === 'string' ? [{ path: linkedin, at: ['linkedin'] }] : []),
  ]
}

/** Addresses of other sites are those that everyone can open. */
export const linkOrigins: DocumentCheck = {
  rules: [linkOrigin],
  find: ({ file, fields, value }) =>
    [...linksIn(fields), ...otherLinks(value)].flatMap(({ path, at, part, after }) => {
      const wording = wordingOf(path)
      return wording ? [finding(linkOrigin, { file, at, part, after }, wording)] : []
    }),
}
