import { beforeAll, describe, expect, test } from 'vitest'
import type { Manuscript } from '../../../scripts/authoring/import/manuscript'
import { readManuscript } from '../../../scripts/authoring/import/read-manuscript'
import { blocksOf, noPictures } from './in-words'
import { madeDocx } from './made-docx'

describe('A Word document', () => {
  let manuscript: Manuscript

  beforeAll(async () => {
    manuscript = await readManuscript(await madeDocx(), 'draft.docx', noPictures)
  })

  test('gives its title, and its words in blocks', () => {
    expect(manuscript.fields).toEqual({ title: 'Where the cloud bill comes from' })
    expect(blocksOf(manuscript)).toMatchInlineSnapshot(`
      [
        "Most of the bill is **storage** that nobody reads. “Smart” quotes stay, and zerowidth signs go. (Measured in 2025.)",
        "## Look at it once a month",
        "Ask who owns each line of the new list today.",
        "### A heading two levels down",
        "### And one below that",
        "- Storage
        - Disks of machines that are gone
      - Traffic",
        "1. Count
      2. Compare",
        "| Part | Cost |
      | --- | --- |
      | Storage | 100 |
      | Storage | 200 |
      | Both | |",
        "a=b+c is the sum.",
        "See [the vitals](https://web.dev/vitals).",
        "![To write: what the picture shows, for people who cannot see it.](picture:1)",
        "In a box.",
        "The end.",
      ]
    `)
  })

  test('says of each block what was lost', () => {
    expect(manuscript.blocks.map(({ lost }) => lost)).toMatchInlineSnapshot(`
      [
        [
          "Characters that nobody sees are left out.",
          "Footnote 1 stands here in brackets now. Read whether the sentence is still a good one.",
          "Colored words have the color of the text now.",
        ],
        [],
        [
          "Underlined words are not underlined now: on the web, that is how links look.",
          "Tracked changes are taken as if all were accepted. Read whether they should be.",
          "A comment is left out: Asha wrote "Is this still so?".",
        ],
        [],
        [
          "This heading was of level 4, and is one of level 3 (###) now, the smallest that articles have.",
        ],
        [],
        [],
        [
          "Merged cells are single ones now: read the table, and fill in what is empty.",
        ],
        [
          "An equation is plain text now. Read whether it is still right.",
        ],
        [
          "The link “the vitals” leads straight to https://web.dev/vitals now, without redirectors and tracking marks.",
        ],
        [
          "Say what the picture shows, in place of “To write: …”, for people who cannot see it.",
        ],
        [
          "The words of a text box stand among the paragraphs now.",
        ],
        [],
      ]
    `)
  })

  test('says what was lost of the whole', () => {
    expect(manuscript.lost).toMatchInlineSnapshot(`
      [
        "The header of its pages is left out: "Draft, confidential".",
        "Fonts and sizes of letters are those of the site.",
        "A page break is left out.",
      ]
    `)
  })

  test('brings its pictures along', () => {
    expect(manuscript.pictures.map(({ name, ending }) => [name, ending])).toEqual([['picture:1', 'png']])
  })
})
