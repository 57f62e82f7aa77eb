import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { globSync } from 'tinyglobby'
import { afterAll, describe, expect, test } from 'vitest'
import { randomFrom } from '../../../scripts/engine/graphics/seed'
import { pathOf } from '../../../scripts/engine/load/sources'
import { changesBetween } from '../../../scripts/review/changes/changes'
import { SiteState } from '../../../scripts/review/changes/state'
import { many } from '../../depth'
import { today } from '../../engine/virtual-site'
import { changePage, type Hand } from './random-changes'

const rounds = many({ each: 30, deep: 200 })
const folder = mkdtempSync(path.join(tmpdir(), 'changes-'))
cpSync('pages-json', folder, { recursive: true })
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const documents = globSync('**/[!_]*.json', { cwd: folder, ignore: '_*/**' })
  .map((file) => file.replaceAll('\\', '/'))
  .sort()
const before = new SiteState('pages-json', today)

function handOf(seed: string): Hand {
  const random = randomFrom(seed)
  let words = 0
  return {
    random,
    pick: <T>(from: readonly T[]): T => {
      const picked = from[Math.floor(random() * from.length)]
      if (picked === undefined) throw new Error('Nothing to pick from')
      return picked
    },
    word: () => `Word${words++}${Math.floor(random() * 1e6)}`,
  }
}

/** Changes one to three of the real documents, describes what changed, and puts everything back. */
function round(seed: string) {
  const hand = handOf(seed)
  const files = new Set(Array.from({ length: hand.pick([1, 1, 2, 3]) }, () => hand.pick(documents)))
  const changed = [...files].map((file) => {
    const page = JSON.parse(readFileSync(`pages-json/${file}`, 'utf8'))
    const told = changePage(page, hand)
    writeFileSync(path.join(folder, file), JSON.stringify(page, null, 2))
    return { address: pathOf(file), ...told }
  })
  const { pages } = changesBetween(before, new SiteState(folder, today), today)
  for (const file of files) cpSync(`pages-json/${file}`, path.join(folder, file))
  // A page of which only is said that it broke was not changed: what it links to is gone.
  const told = pages.filter(({ sentences }) => sentences.some((sentence) => !/^This page (has|was)/.test(sentence)))
  return { changed, told }
}

test('Nothing is told before anything is changed', () => {
  expect(documents.length).toBeGreaterThan(25)
  expect(changesBetween(before, new SiteState(folder, today), today)).toEqual({ pages: [], elsewhere: '' })
})

describe(`In ${rounds} random changes of the real documents the description names`, () => {
  const all = Array.from({ length: rounds }, (_, i) => round(`changes ${i}`))
  const sentencesOf = ({ told }: (typeof all)[number], address: string) =>
    (told.find((page) => page.address === address)?.sentences ?? []).filter(
      (sentence) => !sentence.startsWith('This page'),
    )

  test('each changed page, and no other', () => {
    for (const { changed, told } of all)
      expect(told.map(({ address }) => address).sort()).toEqual(changed.map(({ address }) => address).sort())
  })

  test('each changed section, with what changed in it', () => {
    const missing = all.flatMap((one) =>
      one.changed.flatMap(({ address, expected }) =>
        expected
          .filter(({ place, word }) => {
            const there = sentencesOf(one, address).filter((sentence) => sentence.startsWith(place))
            return !there.some((sentence) => sentence.includes(word))
          })
          .map((lack) => ({ address, ...lack, told: sentencesOf(one, address) })),
      ),
    )
    expect(missing).toEqual([])
    expect(all.flatMap(({ changed }) => changed.flatMap(({ expected }) => expected)).length).toBeGreaterThan(rounds)
  })

  test('no section in which nothing changed', () => {
    const named = all.flatMap((one) =>
      one.changed.flatMap(({ address, untouched }) =>
        untouched.flatMap((name) =>
          sentencesOf(one, address).filter(
            (sentence) =>
              sentence.startsWith(`In ${name}`) ||
              (sentence.startsWith('A section') && sentence.endsWith(`: ${name}.`)),
          ),
        ),
      ),
    )
    expect(named).toEqual([])
  })

  test('no more sentences than there are changes', () => {
    const tooMany = all.flatMap((one) =>
      one.changed
        .filter(({ address, expected }) => sentencesOf(one, address).length > expected.length)
        .map(({ address, expected }) => ({ expected, told: sentencesOf(one, address) })),
    )
    expect(tooMany).toEqual([])
  })
})
