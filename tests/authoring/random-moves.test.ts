import { expect, test } from 'vitest'
import { contentOf, type Documents } from '../../scripts/authoring/documents'
import { planMove, type MovePlan, type MoveRequest } from '../../scripts/authoring/plan-move'
import { randomFrom } from '../../scripts/engine/graphics/seed'
import { redirectFinder, redirectTable } from '../../scripts/engine/publish/redirects'
import { Refusal } from '../../scripts/engine/refusal'
import { partsOf } from '../../scripts/engine/site/links'
import type { PageIndex } from '../../scripts/engine/site/page-index'
import { many } from '../depth'
import { smallSite } from '../engine/publish/small-site'
import { changed, documentsOf } from './in-memory'

const seed = 20261120
const moves = many({ each: 200, deep: 1000 })
const random = randomFrom(String(seed))
const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] ?? pick(from)
const folders = ['', '', '', '/services', '/Blog', '/career', '/library', '/library/deep', '/services/data']
const otherCase = (name: string) => (name === name.toLowerCase() ? name.toUpperCase() : name.toLowerCase())

function randomMove(documents: Documents, ever: Iterable<string>): MoveRequest {
  const { pages } = contentOf(documents).index
  const { path: own, aliases } = pick(pages)
  const path = random() < 0.3 ? own.replace(/(.)\/[^/]+$/, '$1') : own
  const fresh = () =>
    `${pick([...folders, pick(pages).path.replace(/^(\/404)?\/?$/, '')])}/${pick(['Word', 'name'])}-${Math.floor(random() * 1000)}`
  const to = pick([
    fresh,
    fresh,
    fresh,
    () => pick([...aliases, own]),
    () => pick([...ever]),
    () => path.replace(/[^/]+$/, otherCase),
  ])()
  return { from: path, to, alone: random() < 0.2 }
}

test('A thousand random moves leave every link whole, and every address ever used one hop from its page', () => {
  let documents = documentsOf(smallSite())
  const { pages } = contentOf(documents).index
  const ever = new Map(
    pages.flatMap(({ path, aliases, canonical, title }) =>
      [path, ...aliases, ...(canonical ? [canonical] : [])].map((address): [string, string] => [address, title]),
    ),
  )
  const seen = { moves: 0, back: 0, inCase: 0, together: 0, links: 0, refused: 0 }
  while (seen.moves < moves) {
    const request = randomMove(documents, ever.keys())
    const plan = planned(documents, request)
    if (!plan) {
      seen.refused++
      continue
    }
    const before = contentOf(documents)
    documents = changed(documents, plan)
    seen.moves++
    seen.back += plan.moved.some(({ path, page }) => page.aliases.includes(path)) ? 1 : 0
    seen.inCase += plan.from.toLowerCase() === plan.to.toLowerCase() ? 1 : 0
    seen.together += plan.moved.length > 1 ? 1 : 0
    seen.links += plan.links.size

    const said = `seed ${seed}, move ${seen.moves}: ${JSON.stringify(request)}`
    const content = contentOf(documents, before)
    const { index, problems } = content
    expect(
      problems.filter(({ severity }) => severity === 'error'),
      said,
    ).toEqual([])
    // What led to a page's own address still does: no link has come to depend on an alias.
    expect(linksByAlias(index), said).toBeLessThanOrEqual(linksByAlias(before.index))
    for (const { path, title } of index.pages) ever.set(path, title)
    const find = redirectFinder(redirectTable(content))
    const lost = [...ever].filter(([address, title]) => {
      const end = find(decodeURIComponent(address)) ?? address
      const answer = index.answer(end)
      return (
        answer?.page.title !== title || answer.role === 'alias' || answer.address !== end || find(end) !== undefined
      )
    })
    expect(lost, said).toEqual([])
  }
  // The walk says something only if it came by all of these.
  for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(moves / 20)
})

function linksByAlias(index: PageIndex): number {
  return index.pages.flatMap(({ links }) =>
    links.filter((link) => index.answer(partsOf(link).address)?.role === 'alias'),
  ).length
}

function planned(documents: Documents, request: MoveRequest): MovePlan | undefined {
  try {
    return planMove(documents, request)
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}
