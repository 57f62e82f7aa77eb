import type { IncomingHttpHeaders } from 'node:http'

/** What Mozilla's Observatory looks at: the first hop from http, and the page that comes by https. */
export interface Seen {
  host: string
  /** Where http leads to. */
  hop: string | undefined
  headers: IncomingHttpHeaders
  html: string
}

/** What it makes of one thing, by the name it gives to that. */
interface Verdict {
  result: string
  modifier: number
}

/**
 * The rules of Mozilla's HTTP Observatory, as its documentation has them, for what a site without cookies can have:
 * https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
 * @returns the score, in which bonuses count from 90 on, and what it is made of
 */
export function observe(seen: Seen): { score: number; results: string[] } {
  const verdicts = [
    cookies,
    sharing,
    policy,
    transport,
    redirection,
    referrer,
    integrity,
    types,
    frames,
    resources,
  ].map((rule) => rule(seen))
  const sum = (counted: Verdict[]) => counted.reduce((total, { modifier }) => total + modifier, 0)
  const base = 100 + sum(verdicts.filter(({ modifier }) => modifier < 0))
  const bonus = base >= 90 ? sum(verdicts.filter(({ modifier }) => modifier > 0)) : 0
  return { score: Math.max(0, base + bonus), results: verdicts.map(({ result }) => result) }
}

const verdict = (result: string, modifier: number): Verdict => ({ result, modifier })

function cookies({ headers }: Seen): Verdict {
  return headers['set-cookie'] ? verdict('cookies-session-without-secure-flag', -40) : verdict('cookies-not-found', 0)
}

function sharing({ headers }: Seen): Verdict {
  if (!headers['access-control-allow-origin']) return verdict('cross-origin-resource-sharing-not-implemented', 0)
  return headers['access-control-allow-credentials']
    ? verdict('cross-origin-resource-sharing-implemented-with-universal-access', -50)
    : verdict('cross-origin-resource-sharing-implemented-with-public-access', 0)
}

function policy({ headers }: Seen): Verdict {
  const written = headers['content-security-policy']
  if (typeof written !== 'string') return verdict('csp-not-implemented', -25)
  const directives = new Map(
    written.split(';').map((directive): [string, string[]] => {
      const [name = '', ...sources] = directive.trim().split(/\s+/)
      return [name, sources]
    }),
  )
  const sourcesOf = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*']
  const active = ['script-src', 'object-src', 'style-src'].map((name) => sourcesOf(name))
  const broad = /^(\*|data:|https?:|'unsafe-inline'|ftp:)$/
  if ([active[0], active[1]].some((sources) => sources?.some((source) => broad.test(source))))
    return verdict('csp-implemented-with-unsafe-inline', -20)
  const all = [...directives.values()].flat()
  if (all.some((source) => source.startsWith('http:'))) return verdict('csp-implemented-with-insecure-scheme', -20)
  if (sourcesOf('script-src').includes("'unsafe-eval'")) return verdict('csp-implemented-with-unsafe-eval', -10)
  if (active[2]?.some((source) => broad.test(source)))
    return verdict('csp-implemented-with-unsafe-inline-in-style-src-only', 0)
  return directives.get('default-src')?.join() === "'none'"
    ? verdict('csp-implemented-with-no-unsafe-default-src-none', 10)
    : verdict('csp-implemented-with-no-unsafe', 5)
}

const sixMonths = 15_768_000

function transport({ headers }: Seen): Verdict {
  const written = headers['strict-transport-security']
  if (written === undefined) return verdict('hsts-not-implemented', -20)
  const [, seconds] = /^max-age=(\d+)(; includeSubDomains)?(; preload)?$/.exec(written) ?? []
  if (seconds === undefined) return verdict('hsts-header-invalid', -20)
  return Number(seconds) >= sixMonths
    ? verdict('hsts-implemented-max-age-at-least-six-months', 0)
    : verdict('hsts-implemented-max-age-less-than-six-months', -10)
}

function redirection({ host, hop }: Seen): Verdict {
  if (hop === undefined) return verdict('redirection-missing', -20)
  const { protocol, hostname } = new URL(hop, `http://${host}`)
  if (protocol !== 'https:') return verdict('redirection-not-to-https-on-initial-redirection', -10)
  return hostname === host ? verdict('redirection-to-https', 0) : verdict('redirection-off-host-from-http', -5)
}

function referrer({ headers }: Seen): Verdict {
  const written = headers['referrer-policy']
  if (written === undefined) return verdict('referrer-policy-not-implemented', 0)
  return /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(String(written))
    ? verdict('referrer-policy-private', 5)
    : verdict('referrer-policy-unsafe', -5)
}

function integrity({ html }: Seen): Verdict {
  const scripts = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]*)"/g)].map(([, source = '']) => source)
  if (scripts.length === 0) return verdict('sri-not-implemented-but-no-scripts-loaded', 0)
  return scripts.every((source) => /^\/(?!\/)/.test(source))
    ? verdict('sri-not-implemented-but-all-scripts-loaded-from-secure-origin', 0)
    : verdict('sri-not-implemented-but-external-scripts-loaded-securely', -5)
}

function types({ headers }: Seen): Verdict {
  return headers['x-content-type-options'] === 'nosniff'
    ? verdict('x-content-type-options-nosniff', 0)
    : verdict('x-content-type-options-not-implemented', -5)
}

function frames({ headers }: Seen): Verdict {
  return /frame-ancestors ('none'|'self')(;|$)/.test(String(headers['content-security-policy']))
    ? verdict('x-frame-options-implemented-via-csp', 5)
    : verdict('x-frame-options-not-implemented', -20)
}

/** Its documents give 5 points where this is absent and none where it is there; here neither counts. */
function resources({ headers }: Seen): Verdict {
  const written = headers['cross-origin-resource-policy']
  if (written === undefined) return verdict('corp-not-implemented', 0)
  return written === 'same-origin' || written === 'same-site'
    ? verdict(`corp-implemented-with-${written}`, 0)
    : verdict('corp-implemented-with-cross-origin', -20)
}
