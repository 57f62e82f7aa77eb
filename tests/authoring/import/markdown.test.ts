import { describe, expect, test } from 'vitest'
import { readHtml } from '../../../scripts/authoring/import/read-html'
import { readMarkdown } from '../../../scripts/authoring/import/read-markdown'
import { blocksOf, fromMarkdown, noPictures, saidOf } from './in-words'
import { onePixel } from './one-pixel'

/** The only block of a text, and what was said of it. */
function one(text: string): [string, ...string[]] {
  const manuscript = fromMarkdown(text)
  return [blocksOf(manuscript).join('\n---\n'), ...saidOf(manuscript)]
}

describe('Markdown of somebody else', () => {
  test.each([
    ['other signs for the same', '__Bold__ and _stressed_', ['**Bold** and *stressed*']],
    ['lines that are broken', 'One line\ngoes on.', ['One line goes on.']],
    ['lists with other marks', '* a\n* b\n    * c', ['- a\n- b\n  - c']],
    ['addresses further below', 'See [it][1].\n\n[1]: https://web.dev', ['See [it](https://web.dev).']],
    ['names of characters', 'A&nbsp;&amp;&nbsp;B &lt; C', ['A\u00a0&\u00a0B < C']],
    ['headings with lines below them', 'A\n\nWhy\n---\n\nB', ['A\n---\n## Why\n---\nB']],
    ['code with a drawing in it', '```mermaid title="A"\ngraph\n```', ['```mermaid title="A"\ngraph\n```']],
    ['what looks like a list and is none', '1986\\. A good year', ['1986\\. A good year']],
    ['signs that belong to words', 'snake_case_name 2 * 3 #5', ['snake_case_name 2 * 3 #5']],
    ['numbers that are raised', 'm<sup>2</sup> of CO<sub>2</sub>', ['m² of CO₂']],
  ])('may have %s', (_what, text, found) => {
    expect(one(text)).toEqual(found)
  })

  test.each([
    ['HTML', 'A <u>word</u>', 'A word', /^Underlined words/],
    ['a video', 'A\n\n<iframe src="https://x.test"></iframe>', 'A', /^A part of another site/],
    ['a note to others', 'A <!-- ask Asha -->', 'A', /^A hidden note is left out: "ask Asha"/],
    ['words that are struck out', 'A ~~word~~', 'A word', /^Words that were struck out/],
    ['a link to a file', '[Plan](file:///C:/plan.docx)', 'Plan', /^“Plan” led to file:\/\/\/C:\/plan.docx/],
    ['a script for a link', '[Plan](javascript:alert)', 'Plan', /^“Plan” led to javascript/],
    ['a link within the text', 'A [b](#c)', 'A b', /^“b” led to another place/],
    ['a list that begins later', '3. a\n4. b', '1. a\n2. b', /began with 3/],
    ['tags that are meant as words', 'The \\<b> tag', 'The `<b>` tag', /as code now/],
    ['a picture of another site', 'A\n\n![B](https://x.test/b.png)', 'A', /It shows: "B"/],
    ['hidden characters', 'A\u200bB', 'AB', /^Characters that nobody sees/],
  ])('loses %s, and says so', (_what, text, markdown, said) => {
    const [found, ...lost] = one(text)
    expect(found).toBe(markdown)
    expect(lost.join('\n')).toMatch(said)
  })

  test('says its title, day and the rest in YAML, or by its first heading', () => {
    expect(fromMarkdown('# Title\n\nText').fields).toEqual({ title: 'Title' })
    const { fields, lost } = fromMarkdown('---\ntitle: "A: b"\ndate: 2026-10-05\ntags: [x, y]\nauthor: Asha\n---\nText')
    expect(fields).toEqual({ title: 'A: b', published: '2026-10-05', keywords: ['x', 'y'] })
    expect(lost).toEqual(['“author” at its beginning is left out: an article has no such field.'])
    expect(fromMarkdown('---\ndate: 5.10.2026\n---\nText').lost[0]).toMatch(/^The day “5.10.2026” is left out/)
  })

  test('has its headings on the two levels that articles have', () => {
    const { fields, blocks } = fromMarkdown('# T\n\nA\n\n# One\n\n### Two\n\n#### Three\n\n# Four')
    expect(fields.title).toBe('T')
    expect(blocks.map(({ markdown }) => markdown)).toEqual(['A', '## One', '### Two', '### Three', '## Four'])
    expect(blocks[3]?.lost).toHaveLength(1)
  })
})

describe('What is pasted from Google Docs', () => {
  test('has its marks in styles', () => {
    const html =
      '<b style="font-weight:normal" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700;color:#000000">Bold</span><span style="color:#ff0000"> red</span></p><ul><li><p><span>One</span></p></li></ul></b>'
    const manuscript = readHtml(html, noPictures)
    expect(blocksOf(manuscript)).toEqual(['**Bold** red', '- One'])
    expect(saidOf(manuscript)).toEqual(['Colored words have the color of the text now.'])
  })
})

describe('A picture in a text', () => {
  const withPictures = (text: string) =>
    readMarkdown(text, {
      has: (name) => name === 'office.jpg',
      beside: (place) => (place === 'b.png' ? onePixel : undefined),
    })

  test('of the site stays as it is, with what stands below it', () => {
    const picture = "![Four desks.](office.jpg 'Our first office.')"
    expect(blocksOf(withPictures(`# A\n\nText.\n\n${picture}`))).toEqual(['Text.', picture])
  })

  test('beside it comes along', () => {
    const manuscript = withPictures('# A\n\nText with ![two [2]](b.png "Let\'s go") in it.')
    expect(blocksOf(manuscript)).toEqual(['Text with in it.', '![two (2)](picture:1 "Let\'s go")'])
    expect(manuscript.pictures).toMatchObject([{ name: 'picture:1', ending: 'png' }])
  })

  test('in a form that browsers do not show is left out', () => {
    const manuscript = withPictures(`# A\n\nText. ![x](data:image/gif;base64,R0lGODlh)`)
    expect(saidOf(manuscript)).toEqual([
      'A picture is left out, as browsers cannot show its form. Save it as PNG or JPEG from the program it was made with. It shows: "x".',
    ])
  })
})
