import { expect, onTestFinished, test, vi } from 'vitest'
import { siteChecks } from '../../../../scripts/engine/check/checks'
import { readContent } from '../../../../scripts/engine/check/content'
import { randomFrom } from '../../../../scripts/engine/graphics/seed'
import { many, seed } from '../../../depth'
import { randomEdit } from '../../publish/edits'
import { temporaryFolder, writeDocuments } from '../../publish/folders'
import { pagesOf, pick, type Hand } from '../../publish/hand'
import { smallSite, type Documents } from '../../publish/small-site'
import { textEdits } from '../../publish/text-edits'
import { today, writeFiles } from '../../virtual-site'
import { knownFrom } from './known-from'

const walks = Array.from({ length: many({ each: 3, deep: 60 }) }, (_, number) => number)

/** Somebody who edits a site, most often its texts. */
function authorOf(number: number) {
  const random = randomFrom(`between ${seed} ${number}`)
  let count = 0
  const hand: Hand = { documents: smallSite(), files: {}, output: ['a'], random, word: () => `w${number}-${count++}` }
  return { hand, edit: () => (random() < 0.7 ? pick(textEdits, hand)(hand) : randomEdit(hand)).name }
}

/** A document as somebody may leave it who forgets quotation marks, or begins with empty lines. */
function slipped(document: Documents[string] | undefined, { random }: Hand): string {
  const text = JSON.stringify(document, undefined, 2)
  return random() < 0.3 ? `\n\n${text}` : text.replace(/"(canonical|updated|published|title)": "([^"]*)"/, '"$1": $2')
}

test.each(walks)(
  `walk %i of seed ${seed}: after every edit the same problems are told by who knows of those before as by who does not`,
  (number) => {
    const { hand, edit } = authorOf(number)
    const pages = temporaryFolder()
    writeDocuments(pages, hand.documents)
    let known = knownFrom(readContent({ pages, date: today }))
    let untidy: string | undefined
    const names: string[] = []
    for (let step = 0; step < 60; step++) {
      const before: Documents = structuredClone(hand.documents)
      names.push(edit())
      const gone = Object.keys(before).filter((file) => !hand.documents[file])
      const changed = Object.entries(hand.documents).filter(
        ([file, document]) => file === untidy || JSON.stringify(document) !== JSON.stringify(before[file]),
      )
      writeDocuments(pages, {
        ...Object.fromEntries(gone.map((file) => [file, undefined])),
        ...Object.fromEntries(changed),
      })
      untidy = hand.random() < 0.3 ? pick(pagesOf(hand), hand) : undefined
      if (untidy !== undefined) {
        writeFiles(pages, { [untidy]: slipped(hand.documents[untidy], hand) })
        names.push(`a slip in ${untidy}`)
      }
      const content = readContent({ pages, date: today, known })
      expect(content.problems, `seed ${seed}, walk ${number}: ${names.slice(-8).join('; ')}`).toEqual(
        readContent({ pages, date: today }).problems,
      )
      known = knownFrom(content)
    }
  },
)

test.each(walks)(`after walk %i of seed ${seed} a check finds in one page what it finds there among all`, (number) => {
  const { hand, edit } = authorOf(number)
  for (let step = 0; step < 60; step++) edit()
  const pages = temporaryFolder()
  writeDocuments(pages, hand.documents)
  const differing: string[] = []
  for (const check of siteChecks) {
    const { find } = check
    vi.spyOn(check, 'find').mockImplementation((whole) => {
      const all = find(whole)
      if (check.eachByItself && all.some(({ wording }) => wording.severity !== 'warning')) return all
      for (const own of whole.pages) {
        const inFile = (findings: typeof all) => JSON.stringify(findings.filter(({ file }) => file === own.file))
        if (inFile(find({ ...whole, pages: [own] })) !== inFile(all))
          differing.push(`${check.rules[0]?.id} in ${own.file}`)
      }
      return all
    })
  }
  onTestFinished(() => void vi.restoreAllMocks())
  readContent({ pages, date: today })
  expect(differing).toEqual([])
})
