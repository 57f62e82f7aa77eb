import path from 'node:path'
import { expect, test } from 'vitest'
import { shellAddress } from '../../src/page/route'
import { LiveContent } from '../../scripts/live/live-content'
import { temporaryFolder, today, writeDocuments } from '../engine/publish/folders'
import { page, smallSite } from '../engine/publish/small-site'

/** What a visitor of `npm run dev` gets of these pages. */
function seen(content: LiveContent, addresses: string[]) {
  return addresses.map((address) => {
    const shown = content.page(address)
    return { shown, shell: shown && content.shellAt(shellAddress(shown.site)) }
  })
}

const cloud = (title: string, text = 'We move servers.') => page(title, text, { group: 'data' })
const broken = { ...cloud('Broken for a moment'), sections: [{ type: 'hero' as const, heading: 'Broken', wrong: 1 }] }

test('After each save the pages are shown as they would be if all were read anew', async () => {
  const pages = temporaryFolder()
  writeDocuments(pages, smallSite())
  const content = new LiveContent(pages, today)
  await content.update()
  const saves = [
    cloud('Cloud in other words'),
    cloud('Cloud in other words', 'Only words of its own changed.'),
    broken,
    cloud('Broken for a moment'),
    cloud('Broken for a moment', 'And other words again.'),
    undefined,
  ]
  for (const saved of saves) {
    const file = 'services/cloud.json'
    writeDocuments(pages, { [file]: saved })
    await content.update(new Set([path.posix.join(pages, file)]))
    const fresh = new LiveContent(pages, today)
    await fresh.update()
    const addresses = ['/', '/services', '/services/testing', ...(saved && saved !== broken ? ['/services/cloud'] : [])]
    if (saved !== broken) expect(seen(content, addresses)).toEqual(seen(fresh, addresses))
  }
})
