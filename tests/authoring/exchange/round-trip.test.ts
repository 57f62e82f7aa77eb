import { readdirSync, readFileSync } from 'node:fs'
import { array, assert, nat, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contentOf } from '../../../scripts/authoring/documents'
import { exportedPage } from '../../../scripts/authoring/exchange/export'
import { planChanges } from '../../../scripts/authoring/exchange/plan-changes'
import type { Documents } from '../../../scripts/authoring/documents'
import { many } from '../../depth'
import { page, tinySite } from '../../engine/virtual-site'
import { blocksOf, fromMarkdown } from '../import/in-words'
import { documentsOf } from '../in-memory'
import { block, body } from './made-article'

const address = '/Blog/a'

/** A site with one article. @param article its text as it stands in the file, or a value to write as JSON */
function siteWith(article: unknown): Documents {
  return documentsOf({ ...tinySite, 'Blog/a.json': article })
}

function articleOf(blocks: readonly string[]): object {
  return page('A', {
    published: '2026-11-02',
    sections: [
      { type: 'hero', heading: 'A', text: 'What it is.' },
      { type: 'articleBody', body: blocks },
    ],
  })
}

/** What changes in the article when its text comes back like this. */
function takenIn(documents: Documents, change: (text: string) => string) {
  const facts = contentOf(documents).index.page(address)
  if (!facts) throw new Error('The article is not there.')
  const came = fromMarkdown(change(exportedPage(documents, address).text))
  return planChanges(documents, facts, came, 'a.md')
}

const runs = many({ each: 100, deep: 1000 })

describe('An article that is exported and taken in again', () => {
  const articles = readdirSync('pages-json/Blog')
    .map((name) => ({ name, text: readFileSync(`pages-json/Blog/${name}`, 'utf8') }))
    .filter(({ text }) => text.includes('"articleBody"'))

  test.each(articles)('stays as it is: $name', ({ text }) => {
    expect(takenIn(siteWith(text), (same) => same).writes.size).toBe(0)
  })

  test('stays as it is, whatever its blocks are', () => {
    assert(
      property(body, (blocks) => {
        expect([...takenIn(siteWith(articleOf(blocks)), (same) => same).writes]).toEqual([])
      }),
      { numRuns: runs },
    )
  })

  test('stays as it is with the line ends of Windows and a byte-order mark', () => {
    const windows = (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`
    expect(takenIn(siteWith(articleOf(['One.', '- a\n- b'])), windows).writes.size).toBe(0)
  })

  test('keeps every other entry byte for byte when a paragraph is added', () => {
    assert(
      property(body, nat(), (blocks, number) => {
        const documents = siteWith(articleOf(blocks))
        const { writes, page } = takenIn(documents, (text) => `${text}\nAn added paragraph ${number}.\n`)
        const before = documents.texts.get(page.file) ?? ''
        const added = `,\n        ${JSON.stringify(`An added paragraph ${number}.`)}`
        expect((writes.get(page.file) ?? '').replace(added, '')).toBe(before)
      }),
      { numRuns: runs },
    )
  })
})

describe('Markdown of articles', () => {
  test('is the same once it was read, written and read again', () => {
    assert(
      property(array(block, { minLength: 1, maxLength: 6 }), (blocks) => {
        const once = blocksOf(fromMarkdown(`---\ntitle: A\n---\n\n${blocks.join('\n\n')}`))
        expect(blocksOf(fromMarkdown(`---\ntitle: A\n---\n\n${once.join('\n\n')}`))).toEqual(once)
      }),
      // Marks that are taken away leave a space beside the line break.
      { numRuns: runs, examples: [[['5***cloud*****Really?***\\\n`cloud`*cloud***cloud**']]] },
    )
  })
})
