import { hash } from 'node:crypto'
import { shellAddress } from '../../../src/page/route'
import { headersFile } from './headers'
import { llmsSections, llmsText } from './llms'
import type { Build } from './plan'
import { addressMap, addressMapFile, redirectsFile, redirectTable } from './redirects'
import { securityFile, securityTxt } from './security-txt'
import { robots, sitemap, sitemapEntries } from './sitemap'

/** Writes the files that belong to no page, where what they are made of has changed. */
export async function writeGlobals({ context, shell, publication, last, next, present }: Build): Promise<void> {
  const write = async (file: string, madeOf: unknown, make: () => string | Promise<string>) => {
    const version = hash('sha1', JSON.stringify(madeOf)).slice(0, 16)
    next.globals[file] = version
    next.files[file] = ''
    if (last?.globals[file] !== version || !present.has(file)) publication.write(file, await make())
  }
  const { index, preview = false } = context
  const entries = sitemapEntries(context)
  const shellFile = shellAddress(context.shell)
  await write(shellFile.slice(1), shell, () => JSON.stringify(shell))
  if (!preview) {
    await write('sitemap.xml', [shell.url, entries], () => sitemap(entries, shell.url))
    const llms = llmsText(llmsSections(context), shell)
    await write('llms.txt', llms, () => llms)
    const security = securityTxt(context.site, next.expires)
    await write(securityFile, security, () => security)
  }
  await write('robots.txt', [shell.url, preview], () => robots(preview ? undefined : shell.url))
  const redirects = redirectsFile(index)
  await write('_redirects', redirects, () => redirects)
  const addresses = addressMap(redirectTable(context))
  await write(addressMapFile, addresses, () => addresses)
  const headers = headersFile(shellFile, preview)
  await write('_headers', headers, () => headers)
}
