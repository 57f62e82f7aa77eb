import { assert, asyncProperty } from 'fast-check'
import { expect } from 'playwright/test'
import { many, seed } from '../depth'
import { siteAsItIs, test } from './site'
import { Visitor } from './visitor'
import { walk } from './walk-steps'

const site = siteAsItIs()

test('Whatever a visitor does in whatever order, the page of the address is shown, whole, where it was asked for, and has the focus', async () => {
  test.setTimeout(7_200_000)
  const pages = site.varied()
  await assert(
    asyncProperty(walk, async (steps) => {
      const page = await site.visit(pages[0] ?? '/')
      const visitor = new Visitor(page, site, pages)
      await visitor.start()
      for (const next of steps) await visitor.take(next)
      await visitor.arrive()
      expect(visitor.errors).toEqual([])
      await site.tidy()
    }),
    { numRuns: many({ each: 3, deep: 200 }), seed, endOnFailure: true },
  )
})
