import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright'
import { expect } from 'playwright/test'
import { foreignFonts } from '../foreign-fonts'
import { ownSite, test } from './site'

const site = ownSite(({ pages }) => {
  const write = (name: string, heading: string, text: string) => {
    const sections = [{ type: 'hero', heading, text }]
    writeFileSync(
      path.join(pages, `${name}.json`),
      JSON.stringify({ title: `The ${name} page`, description: `How ${name} text is shown.`, sections }),
    )
  }
  write('english', 'Plain “English” text: R&D', 'It’s here – at 5% + 6 (a/b) = $4 × 3 © e@mail.example; see?')
  write('sums', 'From $6…', '12 > 5 — ‘and’ −5 °C #1!')
  write('bullets', 'A • B', 'It’s here • and there')
  write('rare', 'Café #1', 'Zoë: ‘3 × 4’ −5 ™ … $6! [€]')
})

/** Opens a page and waits for its fonts. */
async function open(address: string, prepare?: (page: Page) => Promise<unknown>): Promise<Page> {
  const page = await site.visit(address, { prepare })
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  return page
}

/** The fonts a page asks for, without their hashes. */
async function fontsOf(address: string) {
  const asked: string[] = []
  await open(address, async (starting) => {
    starting.on('request', (request) => {
      const [, name] = /\/assets\/([a-z-]+)-[\w-]{8}\.woff2$/.exec(request.url()) ?? []
      if (name) asked.push(name)
    })
  })
  return [...new Set(asked)].sort()
}

test('English text needs a font for headings and one for text, and no more', async () => {
  expect(await fontsOf('/english')).toEqual(['bricolage-grotesque', 'hanken-grotesk'])
})

test('A bullet, which the fonts of every system have, brings none of the site', async () => {
  expect(await fontsOf('/bullets')).toEqual(['bricolage-grotesque', 'hanken-grotesk'])
})

test('Rarer signs bring one small font for headings and text', async () => {
  expect(await fontsOf('/sums')).toEqual(['bricolage-grotesque', 'hanken-grotesk', 'hanken-grotesk-signs'])
})

for (const address of ['/english', '/sums', '/rare'])
  test(`On ${address} every sign is shown in the fonts of the site`, async () => {
    const page = await open(address)
    expect(await foreignFonts(page, 'h1, h1 + p')).toEqual([])
  })

test('Letters with accents and signs bring the rest of the fonts they are shown in', async () => {
  expect(await fontsOf('/rare')).toEqual([
    'bricolage-grotesque',
    'bricolage-grotesque-rare',
    'hanken-grotesk',
    'hanken-grotesk-rare',
    'hanken-grotesk-signs',
  ])
})
