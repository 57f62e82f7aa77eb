import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { planFixes } from '../../scripts/authoring/plan-fixes'
import { listFiles } from '../../scripts/engine/files/list-files.mjs'
import { TryOut } from '../engine/check/mistakes/try-out'
import { many } from '../depth'
import { slipped } from './slips'

const site = new TryOut('pages-json')
afterAll(() => site.remove())

/** How often each word stands in a text, field names and all. */
function wordsIn(text: string): Map<string, number> {
  const words = new Map<string, number>()
  for (const [word] of text.matchAll(/[\p{L}\p{N}]{2,}/gu)) words.set(word, (words.get(word) ?? 0) + 1)
  return words
}

/** The words of what readers see of a document: of its texts of several words. */
function readIn(text: string): Map<string, number> {
  const texts: string[] = []
  JSON.parse(text, (_name, value: unknown) => {
    if (typeof value === 'string' && value.includes(' ')) texts.push(JSON.stringify(value))
    return value
  })
  return wordsIn(texts.join('\n'))
}

const files = listFiles(site.folder).filter((file) => /^(?!_|404)[^_]*\.json$/.test(file))
const texts = new Map(files.map((file) => [readFileSync(path.join(site.folder, file), 'utf8'), file]))
/** Those of words that were added. */
const others = ['Zebra', 'quilts', 'marmalade']

test('npm run fix takes no word away that a reader would see, whatever slip was made', () => {
  const lost = slipped([...texts.keys()], many({ each: 100, deep: 4000 }), 'words').flatMap(({ before, text, by }) => {
    const file = texts.get(before) ?? ''
    return site.with({ [file]: text }, () => {
      const whole = path.join(site.folder, file)
      const after = planFixes(site.reading, new Set([whole])).texts.get(whole)?.after ?? text
      const [read, written, left] = [readIn(before), wordsIn(text), wordsIn(after)]
      // Readers see neither a remark nor what a chat says around a document.
      for (const word of others) if (!/remark|reply/.test(by)) read.set(word, written.get(word) ?? 0)
      const gone = [...read].filter(([word, times]) => (left.get(word) ?? 0) < Math.min(times, written.get(word) ?? 0))
      return gone.length > 0
        ? [
            `${by} in ${file}: ${gone
              .map(([word]) => word)
              .slice(0, 8)
              .join(' ')}`,
          ]
        : []
    })
  })
  expect(lost).toEqual([])
})
