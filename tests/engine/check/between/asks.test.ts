import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { heardByAll, type Whole } from '../../../../scripts/engine/check/check'
import { siteChecks } from '../../../../scripts/engine/check/checks'
import { readContent } from '../../../../scripts/engine/check/content'
import type { Facts } from '../../../../scripts/engine/site/facts'
import { PageIndex } from '../../../../scripts/engine/site/page-index'
import { problemsOf } from '../../../../scripts/workshop/guide/example-site'
import { siteWith, today, withFolder } from '../../virtual-site'

describe('A check between pages', () => {
  /** By check, the facts for which it asked, at examples of all that can be wrong. */
  const asked = siteChecks.map(() => new Set<string>())

  it.each(siteChecks.map(({ rules: [first] }, number) => [first?.id, number] as const))(
    'asks for the facts that it says, and for no others: that of %s',
    (_rule, number) => {
      if (asked.every(({ size }) => size === 0)) askAll()
      const { asks } = siteChecks[number] ?? { asks: [] }
      const others = [...(asked[number] ?? [])].filter((name) => !heardByAll.some((heard) => heard === name))
      expect(others.sort()).toEqual([...asks].sort())
    },
  )

  function askAll(): void {
    for (const [number, check] of siteChecks.entries()) {
      const { find } = check
      const names = asked[number] ?? new Set()
      vi.spyOn(check, 'find').mockImplementation((whole) => find(watched(whole, names)))
    }
    onTestFinished(() => void vi.restoreAllMocks())
    for (const { wrong, right, around, before } of siteChecks.flatMap(({ rules }) => rules))
      for (const written of [wrong, right]) problemsOf(written, around, before)
    withFolder({ '_site.json': siteWith({ navigation: [{ label: 'Contact', path: '/Contact' }] }) }, (pages) =>
      readContent({ pages, date: today }),
    )
    readContent({ pages: 'pages-json', date: today })
  }

  /** The same, with a note of each fact that is asked for. Places are asked for by `placesOn` alone. */
  function watched(whole: Whole, names: Set<string>): Whole {
    const originals = new Map<Facts, Facts>()
    const watch = (facts: Facts) => {
      const proxy = new Proxy(facts, {
        get: (of, name, receiver) => {
          names.add(String(name))
          return Reflect.get(of, name, receiver)
        },
      })
      originals.set(proxy, facts)
      return proxy
    }
    const { index } = whole
    const pages = index.pages.map(watch)
    return {
      ...whole,
      pages,
      index: new PageIndex(pages, index.waiting.map(watch)),
      placesOn: (page) => whole.placesOn(originals.get(page) ?? page),
    }
  }
})
