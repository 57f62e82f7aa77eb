import { lastingFolders, reservedAddresses } from '../site/reserved-addresses'

/** The headers of every answer, for nginx, `_headers` and `npm start` alike. */

/** Constant, so that no build has to tell a server anything: nothing inline runs, nothing comes from elsewhere. */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  // data: is the icon, which comes with the HTML.
  "img-src 'self' data:",
  "media-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

/** What a document may do: said of all that a browser could open as one. */
export const ofDocuments: Readonly<Record<string, string>> = {
  'Content-Security-Policy': contentSecurityPolicy,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/** No type is guessed, so that what is no document is never opened as one. */
export const everywhere: Readonly<Record<string, string>> = { 'X-Content-Type-Options': 'nosniff' }

/**
 * Files of which browsers make no document, whatever is in them: the headers of documents, which they ignore there, had
 * cost every first view 10 kB. As a regular expression both nginx and JavaScript read.
 */
export const partPattern = '\\.(avif|css|jpe?g|js|json|mp4|png|webm|webp|woff2)$'

/**
 * For answers by https alone, as browsers ignore it elsewhere: for two years they ask for this host by nothing else.
 * Other names of the domain may be somebody else's, so nothing is said of them.
 */
export const strictTransport: Readonly<Record<string, string>> = { 'Strict-Transport-Security': 'max-age=63072000' }

/** Files whose name changes with their content; no page is called like that. As a regular expression both nginx and JavaScript read. */
export const immutablePattern = reservedAddresses.flatMap(({ pattern, lasting }) => (lasting ? pattern : [])).join('|')

/** Page data is no page: search engines leave it out. */
export const dataPattern = '\\.json$'

/**
 * What authors offer for download is saved and never opened as a part of the site, whatever is in it; the page's link says
 * by which name.
 */
export const downloadPattern = '^/files/'
export const disposition = 'attachment'

const immutable = new RegExp(immutablePattern)
const download = new RegExp(downloadPattern)
const data = new RegExp(dataPattern)
const part = new RegExp(partPattern)

/** Whether what is at an address never changes. */
export const isImmutable = (pathname: string) => immutable.test(pathname)

export const forever = 'public, max-age=31536000, immutable'
/** Asked for again each time, which an ETag answers without sending the file. */
export const checked = 'no-cache'

/** The headers of one answer. */
export function headersFor(pathname: string): Record<string, string> {
  return {
    ...everywhere,
    ...(!part.test(pathname) && ofDocuments),
    'Cache-Control': isImmutable(pathname) ? forever : checked,
    ...(data.test(pathname) && { 'X-Robots-Tag': 'noindex' }),
    ...(download.test(pathname) && { 'Content-Disposition': disposition }),
  }
}

/**
 * The rules for hosts that read a _headers file, all of which answer by https.
 * @param shell the address of the shell's data @param preview whether search engines are to leave out pictures as well
 */
export function headersFile(shell: string, preview = false): string {
  const lines = (headers: Readonly<Record<string, string>>) =>
    Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  return [
    '/*',
    ...lines({ ...everywhere, ...ofDocuments, ...strictTransport }),
    ...(preview ? ['  X-Robots-Tag: noindex'] : []),
    ...[...lastingFolders.map((folder) => `/${folder}/*`), shell].flatMap((pattern) => [
      pattern,
      `  Cache-Control: ${forever}`,
    ]),
    '/*.json',
    '  X-Robots-Tag: noindex',
    '/files/*',
    `  Content-Disposition: ${disposition}`,
    '',
  ].join('\n')
}
