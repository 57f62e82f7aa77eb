import type { Page, Route } from 'playwright'
import { expect } from 'playwright/test'
import type { Page as PageData } from '../../src/page/page.generated'
import { onlyDeep } from '../depth'
import { addLink, isSameDocument, markDocument } from './on-page'
import { siteAsItIs, test } from './site'
import { eventually, nextFrames, untilInteractive, untilShown } from './waits'

const site = siteAsItIs()

/** Takes from the data what sections cannot do without; the HTML is as it was. */
async function breakData(route: Route, types: readonly string[]) {
  const response = await route.fetch()
  const body = types.reduce(
    (text, type) => text.replaceAll(`"type":"${type}"`, `"type":"${type}","${lists[type] ?? ''}":null,"was":""`),
    (await response.text()).replace(/"(offices|cards|steps|points)":\[/g, (field, name: string) =>
      types.some((type) => lists[type] === name) ? `"was-${name}":[` : field,
    ),
  )
  await route.fulfill({ response, body })
}

/** What each of these sections reads first. */
const lists: Record<string, string> = { offices: 'offices', cardGrid: 'cards', process: 'steps' }

interface Broken {
  address: string
  data: string
  types: string[]
  start?: string
}

/** Opens a page whose data is broken on its way, and notes what the console says. */
async function visitBroken({ address, data, types, start = address }: Broken) {
  const told: string[] = []
  const page = await site.visit(start, {
    interactive: false,
    prepare: async (opened) => {
      opened.on('console', (message) => message.type() === 'error' && told.push(message.text()))
      await opened.route(data, (route) => breakData(route, types))
    },
  })
  await untilInteractive(page)
  return { page, told }
}

/** What a visitor reads and where sections stand, as the server sent it. */
async function sent(page: Page, address: string) {
  const context = await page.context().browser()?.newContext({ baseURL: site.url, javaScriptEnabled: false })
  const plain = await context?.newPage()
  await plain?.goto(address)
  const words = plain && (await partsOf(plain))
  await context?.close()
  return words
}

function partsOf(page: Page) {
  return page
    .locator('main > *')
    .evaluateAll((parts) =>
      parts.map(
        ({ id, className, dataset, textContent }) =>
          `${id} ${className} ${dataset.band}: ${textContent?.replaceAll(/\w+ \d+:\d+ [AP]M local time/g, '')}`,
      ),
    )
}

const typesOf = (address: string) => site.data(address).sections.map(({ type }: PageData['sections'][number]) => type)

for (const { what, address, types } of [
  { what: 'A section that fails', address: '/contact', types: ['offices'] },
  ...onlyDeep({ what: 'Several sections that fail', address: '/', types: ['cardGrid', 'process'] }),
])
  test.describe(`${what} as the page starts`, () => {
    const visit = () => visitBroken({ address, data: `${site.url}${address}`, types })

    test('keeps its words and its place', async () => {
      expect(typesOf(address)).toEqual(expect.arrayContaining(types))
      const { page, told } = await visit()
      await eventually(() => told.join()).toContain(`Section ${types.at(-1)} of ${address} fails`)
      await nextFrames(page)
      expect(await partsOf(page)).toEqual(await sent(page, address))
    })

    test('leaves the way to other pages as quick as it is', async () => {
      const { page, told } = await visit()
      await eventually(() => told.join()).toContain('fails')
      await markDocument(page)
      await (await addLink(page, { href: '/services' })).click()
      await untilShown(page, site.heading('/services'))
      expect(await isSameDocument(page)).toBe(true)
      await page.goBack()
      await untilShown(page, site.heading(address))
      await eventually(() => partsOf(page)).toEqual(await sent(page, address))
    })

    test('is named on the console', async () => {
      const { told } = await visit()
      for (const type of types) await eventually(() => told.join()).toContain(`Section ${type} of ${address} fails`)
    })
  })

test('A section that fails on the way from another page comes with its words', async () => {
  const { page } = await visitBroken({ start: '/', address: '/contact', data: '**/contact.json', types: ['offices'] })
  await markDocument(page)
  await (await addLink(page, { href: '/contact' })).click()
  await untilShown(page, site.heading('/contact'))
  await eventually(() => partsOf(page)).toEqual(await sent(page, '/contact'))
  expect(await isSameDocument(page)).toBe(true)
})

test('A section whose script fails after it is shown keeps its words', async () => {
  const told: string[] = []
  const page = await site.visit('/contact', {
    prepare: async (opened) => {
      opened.on('console', (message) => told.push(message.text()))
      await opened.addInitScript(() => {
        const { observe } = IntersectionObserver.prototype
        IntersectionObserver.prototype.observe = function (element) {
          if (element.closest('section')?.querySelector('address')) throw new Error('There is nothing to see')
          observe.call(this, element)
        }
      })
    },
  })
  await eventually(() => told.join()).toContain('Section offices of /contact fails')
  await nextFrames(page)
  expect(await partsOf(page)).toEqual(await sent(page, '/contact'))
})
