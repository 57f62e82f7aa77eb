import { askedKey } from './asked-for'

/** Addresses that the site needs itself, so that no page can have them. */
export interface Reserved {
  /** As a regular expression that both nginx and JavaScript read, of addresses in small letters. */
  pattern: string
  /** What is there, in an author's words. */
  holds: string
  /** Whether its name changes with its content, so that browsers may keep it for a year. */
  lasting?: true
}

/** Folders of files whose names change with their content. */
export const lastingFolders = ['assets', 'art', 'cards', 'drawings', 'files', 'images', 'videos']

/**
 * The one table of them: checks refuse pages and aliases there, headers, nginx and `npm start` treat them by it.
 * Whatever a build writes that is no page is in it: tests/engine/publish/reserved-addresses.test.ts tries every file of
 * a release as an alias and as a page.
 */
export const reservedAddresses: readonly Reserved[] = [
  { pattern: `^/(${lastingFolders.join('|')})/`, holds: "the site's own files", lasting: true },
  { pattern: '^/site-[0-9a-f]{16}(\\.json)?$', holds: 'what all pages share', lasting: true },
  { pattern: '\\.json$', holds: "the pages' data" },
  { pattern: '^/search-index/', holds: 'what the search looks through' },
  { pattern: '^/ahead$', holds: 'the data of pages that are fetched ahead' },
  { pattern: '\\.(gz|br)$', holds: "compressed copies of the site's files" },
  { pattern: '^/(robots\\.txt|sitemap\\.xml|llms\\.txt)$', holds: 'what search engines read' },
  { pattern: '^/feeds/', holds: 'what feed readers read' },
  { pattern: '^/(favicon\\.(ico|svg)|apple-touch-icon\\.png|icon-[a-z0-9-]+\\.png)$', holds: "the site's icons" },
  { pattern: '^/site\\.webmanifest$', holds: "the site's icons" },
  { pattern: '^/third-party-notices\\.txt$', holds: 'the licenses of what the site contains' },
  { pattern: '^/404$', holds: 'what visitors see where there is no page' },
  // Names beginning with _ are for hosts, with . for servers (RFC 8615 has /.well-known), with @ for `npm run dev`.
  { pattern: '^/([_.@]|node_modules/)', holds: 'servers' },
]

/** What nobody gets to see though it may lie in the output. */
export const hiddenPattern = '/(_|\\.(?!well-known/))'

const recognized = reservedAddresses.map(({ pattern, holds }) => ({ pattern: new RegExp(pattern), holds }))

/** What an address is kept for, however it is written; undefined if a page may have it. */
export function reservedFor(address: string): string | undefined {
  const asked = askedKey(address)
  return recognized.find(({ pattern }) => pattern.test(asked))?.holds
}
