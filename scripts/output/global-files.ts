import { hash } from 'node:crypto'
import { shellAddress } from '../../src/page/route'
import type { Build } from './build-site'
import { headersFile } from './headers'
import { redirectsFile } from './redirects'
import { robots, sitemap } from './sitemap'

/** Writes the files that belong to no page, where they changed. */
export async function writeGlobals({ content: { index }, context, shell, publication, last, next, present }: Build): Promise<void> {
  const shellFile = shellAddress(context.shell)
  const files: Record<string, string> = {
    [shellFile.slice(1)]: JSON.stringify(shell),
    'sitemap.xml': await sitemap(index, shell.url),
    'robots.txt': robots(shell.url),
    _redirects: redirectsFile(index),
    _headers: headersFile(shellFile),
  }
  for (const [file, text] of Object.entries(files)) {
    const version = hash('sha1', text, 'base64url')
    next.globals[file] = version
    next.files.push(file)
    if (last?.globals[file] !== version || !present.has(file)) publication.write(file, text)
  }
}
