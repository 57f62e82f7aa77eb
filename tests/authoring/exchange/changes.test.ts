import { describe, expect, test } from 'vitest'
import { contentOf, type Documents } from '../../../scripts/authoring/documents'
import { changesReport } from '../../../scripts/authoring/exchange/changes-report'
import { exportedPage } from '../../../scripts/authoring/exchange/export'
import { pageMeant } from '../../../scripts/authoring/exchange/page-meant'
import { planChanges } from '../../../scripts/authoring/exchange/plan-changes'
import { page, tinySite } from '../../engine/virtual-site'
import { fromMarkdown } from '../import/in-words'
import { documentsOf } from '../in-memory'

const article = (body: readonly string[], title = 'The bill') =>
  page(title, {
    published: '2026-11-02',
    sections: [
      { type: 'hero', heading: title, text: 'What it is.' },
      { type: 'articleBody', body },
      { type: 'cta', heading: 'Ask us', button: { label: 'Contact', path: '/contact' } },
      { type: 'articleBody', body: ['A second part.', 'Its end.'] },
    ],
  })
const body = ['First paragraph.', '## Why', 'Second paragraph.', '- One\n- Two', 'Last paragraph.']
const siteWith = (document: unknown) =>
  documentsOf({ ...tinySite, 'Blog/bill.json': document, 'Blog/b.json': article(['B.'], 'B') })
const site = siteWith(article(body))
const exported = exportedPage(site, '/Blog/bill').text

/** The article after a text was taken in, and what was said; or why it was not. */
function takenIn(text: string, documents: Documents = site, typed?: string) {
  try {
    const came = fromMarkdown(text)
    const { index } = contentOf(documents)
    const meant = pageMeant(came, typed, index, 'bill.md') ?? index.page('/Blog/bill')
    if (!meant) throw new Error('The article is not there.')
    const plan = planChanges(documents, meant, came, 'bill.md')
    const text2 = plan.writes.get(meant.file) ?? documents.texts.get(meant.file) ?? ''
    return {
      document: JSON.parse(text2),
      said: changesReport(plan, 'bill.md', false).replaceAll(documents.pages, 'pages-json'),
    }
  } catch (error) {
    if (error instanceof Error && error.name === 'Refusal')
      return { document: undefined, said: error.message.replaceAll(documents.pages, 'pages-json') }
    throw error
  }
}

describe('A text that comes back', () => {
  test('changes what was changed in it, and says what', () => {
    const { document, said } = takenIn(
      exported
        .replace('Second paragraph.', 'Second paragraph, longer.\n\nA new one.')
        .replace('Last paragraph.\n', '')
        .replace('title: The bill', 'title: Our bill'),
    )
    expect(document.title).toBe('Our bill')
    expect(document.sections[1].body).toEqual([
      'First paragraph.',
      '## Why',
      'Second paragraph, longer.',
      'A new one.',
      '- One\n- Two',
    ])
    expect(document.sections[3].body).toEqual(['A second part.', 'Its end.'])
    expect(said).toMatchInlineSnapshot(`
      "From bill.md, this changes on /Blog/bill:
        The title is now: Our bill
        Changed: “Second paragraph, longer.”
        New: “A new one.”
        Gone: “Last paragraph.”"
    `)
  })

  test('adds to the part that it stands in', () => {
    const { document } = takenIn(exported.replace('Its end.', 'More.\n\nIts end.'))
    expect(document.sections[1].body).toEqual(body)
    expect(document.sections[3].body).toEqual(['A second part.', 'More.', 'Its end.'])
  })

  test('keeps what others changed on the page meanwhile', () => {
    const meanwhile = siteWith(article(['First paragraph, mended.', ...body.slice(1)]))
    const { document, said } = takenIn(exported.replace('Last paragraph.', 'The last paragraph.'), meanwhile)
    expect(document.sections[1].body).toEqual(['First paragraph, mended.', ...body.slice(1, -1), 'The last paragraph.'])
    expect(said).toContain('What others changed there since the text was exported stays.')
  })

  test('is refused where both changed the same', () => {
    const meanwhile = siteWith(article(['First paragraph, mended.', ...body.slice(1)]))
    expect(takenIn(exported.replace('First paragraph.', 'The first paragraph.'), meanwhile).said)
      .toMatchInlineSnapshot(`
      "Nothing was written: bill.md was exported before /Blog/bill was changed, and both change the same. Type npm run export -- /Blog/bill --to new.md, make your changes to these there, and take in that file:
      - “The first paragraph.”"
    `)
  })

  test('may say the same as the page says by now', () => {
    const meanwhile = siteWith(article(['Mended.', ...body.slice(1)]))
    expect(takenIn(exported.replace('First paragraph.', 'Mended.'), meanwhile).said).toMatch(
      /says already. Nothing was written.$/,
    )
  })

  test('of another article is refused', () => {
    expect(takenIn(exported, site, '/Blog/b').said).toMatchInlineSnapshot(
      `"bill.md was exported from /Blog/bill, not from /Blog/b. To change /Blog/bill, leave the address out. To make a new article of it, remove the lines “page” and “state” at its beginning."`,
    )
    expect(takenIn(exported.replace('page: /Blog/bill', 'page: /Blog/gone')).said).toMatch(
      /there is no such page any more/,
    )
  })

  test('without the mark of its state is refused', () => {
    expect(takenIn(exported.replace(/state: .*/, 'state: v1short'), site).said).toMatchInlineSnapshot(
      `"There already is a page at /Blog/bill: pages-json/Blog/bill.json. bill.md does not say which version of that page it was made from, so what others changed since could get lost. Type npm run export -- /Blog/bill, and make the changes in the file that this writes. For a new article, choose another address."`,
    )
  })

  test('without the line that parts it is refused', () => {
    expect(takenIn(exported.replace(/‹.*›/, '')).said).toMatch(/^A line such as ‹Section 4 of the page begins here/)
  })

  test('with something that no page can have is refused, with its words', () => {
    expect(takenIn(exported.replace('Last paragraph.', 'See [us](/nowhere-at-all).')).said).toMatchInlineSnapshot(`
      "Nothing was written: bill.md has something that a page cannot have. Mend it there, then try again.
      - “See us.”: In section 2 (articleBody), block 5, there is no page at /nowhere-at-all. Remove the link or choose another page."
    `)
  })

  test('gets mended what is certain', () => {
    const { document, said } = takenIn(exported.replace('Last paragraph.', 'See [us](https://northwind.test/contact).'))
    expect(document.sections[1].body.at(-1)).toBe('See [us](/contact).')
    expect(said).toContain('Mended: “See us.”: Link to /contact.')
  })
})
