import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Manuscript } from '../../../scripts/authoring/import/manuscript'
import { readManuscript } from '../../../scripts/authoring/import/read-manuscript'
import { blocksOf, noPictures } from './in-words'

/** As LibreOffice 7.4 saved it: soffice --convert-to docx libreoffice.fodt */
const file = path.join(import.meta.dirname, 'libreoffice.docx')

describe('A document saved by LibreOffice', () => {
  let manuscript: Manuscript
  const lostAt = (words: string) => manuscript.blocks.find(({ markdown }) => markdown.includes(words))?.lost

  beforeAll(async () => {
    manuscript = await readManuscript(readFileSync(file), 'draft.docx', noPictures)
  })

  test('gives its title, its subtitle and its words in blocks', () => {
    expect(manuscript.fields).toMatchInlineSnapshot(`
      {
        "lead": "What a company of thirty needs to know before it starts.",
        "title": "Moving mail without a lost letter",
      }
    `)
    expect(blocksOf(manuscript)).toMatchInlineSnapshot(`
      [
        "## Before you begin",
        "Mail moves in one weekend, if it is **prepared**. (We counted *eleven* moves.) The rest (An endnote, with [a link](https://example.org/x). It has two paragraphs.) follows.",
        "Ask the owner of every mailbox. Two spaces, a tab here, CO₂ and m², the 4th, a soft­hyphen and a non‑breaking one, capitals, marked, red, struck.",
        "### A list",
        "1. First
      2. Second
         - Within second",
        "A paragraph between.",
        "1. Third goes on",
        "- Dot\\
        with a break
      - Dot",
        "and a paragraph of its own",
        "### A table",
        "| Step | Time \\| cost | |
      | --- | --- | --- |
      | Copy | 1 day or two | $100 |
      | Copy | a b | |",
        "Table 1: What a step takes",
        "![The load of a mail server over a week](picture:1 'Figure 1: The load in one week')",
        "Beside the frame.",
        "Words in a frame.",
        "![To write: what the picture shows, for people who cannot see it.](picture:1 'Figure 2: Captioned in a frame')",
        "\`\`\`
      copy --all
        check
      \`\`\`",
        "> Nothing was lost.
      >
      > Not even spam.",
        "**A line all in bold that is meant as a heading**",
        "See the beginning, another document, Before you begin, 11/25/26, 1.",
        "1. It begins with three
      2. Then four",
        "x³ is raised by hand.",
        "In two columns.",
        "Line height \`<b>\` and {company} {nobody} and "straight" 'quotes'...",
      ]
    `)
  })

  test('keeps dots within numbers, though they are written over a form of numbers', () => {
    expect(blocksOf(manuscript)).toContain('1. First\n2. Second\n   - Within second')
  })

  test('says which lists do not begin with 1 there', () => {
    const said = 'The numbers of this list began with 3; they begin with 1 now.'
    expect(lostAt('Third goes on')).toContain(said)
    expect(lostAt('It begins with three')).toContain(said)
    expect(lostAt('First')).not.toContain(said)
  })

  test('has the captions of its pictures', () => {
    expect(blocksOf(manuscript)).toContain(
      "![The load of a mail server over a week](picture:1 'Figure 1: The load in one week')",
    )
  })

  test('raises numbers that were raised by hand', () => {
    expect(blocksOf(manuscript)).toContain('x³ is raised by hand.')
  })

  test('says that a picture is not in it', () => {
    expect(lostAt('raised by hand')).toEqual([
      'The picture curve.png is left out: the document only says where it was on the computer. Put it into pages-json/_images, and name it.',
    ])
  })

  test('says of a paragraph with notes what was lost in it', () => {
    expect(lostAt('Mail moves')).toContain(
      'Tracked changes are taken as if all were accepted. Read whether they should be.',
    )
  })

  test('says of a paragraph with raised numbers what was lost in it', () => {
    expect(lostAt('CO₂')).toContain('A comment is left out: Ravi wrote "Who is that?".')
  })

  test('leaves signs out that stood in a line of their own, and says so', () => {
    expect(manuscript.lost).toContain('"* * *" in a line of its own is left out: headings part a text here.')
  })

  test('asks whether a bold line is a heading', () => {
    expect(lostAt('A line all in bold')).toEqual([
      'The whole line is bold. If it is a heading, write ## before it, and take the stars away.',
    ])
  })
})
