import { describe, expect, test } from 'vitest'
import { photo, smallPhoto } from '../../../scripts/engine/check/example-pictures'
import { pageWith, problemsOf, told, type Files } from '../virtual-site'

const office = { '_images/office.jpg': photo }
const article = (block: string, files: Files = office) => ({
  ...files,
  'cloud.json': pageWith({ type: 'articleBody', body: ['Words.', block] }),
})
const said = (block: string, files?: Files) =>
  told(article(block, files)).replaceAll('In section 2 (articleBody), block 2, ', '')

describe('A picture of an article is right', () => {
  test.each([
    '![Four desks by a window.](office.jpg)',
    '![Four desks by a window.](office.jpg "Our office, seen from the door.")',
    "![Four desks by a window.](office.jpg 'Our office, seen from the door.')",
    '![Four desks by a window.](office.jpg (Our office, seen from the door.))',
    '![Four desks (by a window).](<office.jpg> "Our \\"first\\" office.")',
  ])('as %j', (block) => {
    expect(said(block)).toBe('')
  })
})

describe('Of a picture of an article is told as of others', () => {
  test.each([
    [
      'that it is not there',
      '![Four desks.](ofice.jpg)',
      `
pages-json/cloud.json 13:25-13:34 ofice.jpg
error missing-image: there is no picture "ofice.jpg" in pages-json/_images. Did you mean "office.jpg"?
-> office.jpg
=> Write "office.jpg"
`,
    ],
    [
      'its folder',
      '![Four desks.](_images/office.jpg)',
      `
pages-json/cloud.json 13:25-13:43 _images/office.jpg
error missing-image: write the name of the picture alone: "office.jpg".
-> office.jpg
=> Write "office.jpg"
`,
    ],
    [
      'that its words are a file name',
      '![office.jpg](office.jpg)',
      `
pages-json/cloud.json 13:12-13:22 office.jpg
error alt-file-name: this is the name of a file. Say in a sentence what the picture tells, for people who cannot see it.
`,
    ],
    [
      'that its words say that it is one',
      '![A photo of four desks](office.jpg)',
      `
pages-json/cloud.json 13:12-13:33 A photo of four desks
warning alt-image-of: people who hear this are told already that it is a picture. Leave out "A photo of".
`,
    ],
    [
      'that its words take too long to hear',
      `![Desks ${'and more desks '.repeat(10)}by a window.](office.jpg)`,
      `
pages-json/cloud.json 13:12-13:180 Desks and more desks and more desks and more desks and more desks and more desks and more desks and more desks and more desks and more desks and more desks by a window.
warning alt-long: the description of this picture has 168 characters. Keep it under 150, as it is read out in one go.
`,
    ],
    [
      'a name that it cannot have',
      '![Four desks.](<Büro 1.jpg>)',
      `
pages-json/cloud.json 13:9-13:39 "![Four desks.](<Büro 1.jpg>)"
error picture-form: "Büro 1.jpg" has letters or signs that a picture's name cannot have. Rename the file in pages-json/_images to "buero-1.jpg", and write that here.
-> buero-1.jpg
`,
    ],
  ])('%s', (_what, block, told) => {
    expect(said(block)).toBe(told.trim())
  })

  test('that it is small', () => {
    expect(said('![Four desks.](small.png)', { '_images/small.png': smallPhoto })).toMatchInlineSnapshot(`
      "pages-json/cloud.json 13:25-13:34 small.png
      warning small-image: "small.png" is only 320 pixels wide and would look blurred. Use one that is at least 960 wide."
    `)
  })

  test('that it lies beside the pages', () => {
    expect(said('![Four desks.](desks.jpg)', { ...office, 'services/desks.jpg': photo })).toMatchInlineSnapshot(`
      "pages-json/cloud.json 13:25-13:34 desks.jpg
      error missing-image: the picture is in another folder: pages-json/services/desks.jpg. Move it to pages-json/_images."
    `)
  })
})

describe('Of what is nearly a picture is told', () => {
  test.each([
    [
      'an apostrophe within the marks',
      "![Four desks.](office.jpg 'Our team's office.')",
      `
pages-json/cloud.json 13:10-13:57 ![Four desks.](office.jpg 'Our team's office.')
error picture-form: what stands below a picture has one ' before and one behind it, and none within: write "![Four desks.](office.jpg 'Our team’s office.')".
-> ![Four desks.](office.jpg 'Our team’s office.')
`,
    ],
    [
      'spaces in its name',
      '![Four desks.](our office.jpg)',
      `
pages-json/cloud.json 13:25-13:39 our office.jpg
error picture-form: "our office.jpg" has letters or signs that a picture's name cannot have. Rename the file in pages-json/_images to "our-office.jpg", and write that here.
-> our-office.jpg
`,
    ],
    [
      'a space between the brackets',
      '![Four desks.] (office.jpg)',
      `
pages-json/cloud.json 13:10-13:37 ![Four desks.] (office.jpg)
error picture-form: this picture has a space between ] and (. Remove it.
`,
    ],
    [
      'no end',
      '![Four desks.](office.jpg',
      `
pages-json/cloud.json 13:10-13:35 ![Four desks.](office.jpg
error picture-form: a picture is written "![What it shows](office.jpg 'What stands below it')", in an entry of its own. This would be shown as it is.
`,
    ],
    [
      'words behind it',
      '![Four desks.](office.jpg) We work here.',
      `
pages-json/cloud.json 13:10-13:36 ![Four desks.](office.jpg)
error picture-form: a picture stands alone. Put what stands behind "![Four desks.](office.jpg)" between quotation marks of its own.
`,
    ],
    [
      'that it stands in a text',
      'We work here: ![Four desks.](office.jpg "Our office.")',
      `
pages-json/cloud.json 13:24-13:66 ![Four desks.](office.jpg \\"Our office.\\")
error unsafe-link: a picture cannot stand within a text. Put "![Four desks.](office.jpg "Our office.")" between quotation marks of its own.
`,
    ],
  ])('%s', (_what, block, told) => {
    expect(said(block)).toBe(told.trim())
  })

  test('once', () => {
    expect(problemsOf(article('![Four desks.](our office.jpg)'))).toHaveLength(1)
  })
})

test('a picture of an article without words for people who cannot see it', () => {
  expect(told(article("![](office.jpg 'Our office.')"))).toMatchInlineSnapshot(`
    "pages-json/cloud.json 13:10-13:13 ![]
    error alt-missing: In section 2 (articleBody), block 2, people who cannot see this picture hear nothing of it. Say between [ and ] in a sentence what it tells: "![Four desks by a window.](office.jpg)"."
  `)
})

test('a picture of an article whose caption has no marks', () => {
  expect(told(article('![Four desks.](office.jpg Our office.)'))).toMatchInlineSnapshot(`
    "pages-json/cloud.json 13:10-13:48 ![Four desks.](office.jpg Our office.)
    error picture-form: In section 2 (articleBody), block 2, what stands below a picture has one ' before and one behind it, and none within: write "![Four desks.](office.jpg 'Our office.')".
    -> ![Four desks.](office.jpg 'Our office.')"
  `)
})
