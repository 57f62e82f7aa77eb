import { describe, expect, test } from 'vitest'
import { page, problemsOf, told } from '../virtual-site'

const cloud = JSON.stringify(page('Cloud'))
/** What is said of the name of a file that lies in a folder, and what is suggested. */
const saidOf = (name: string, beside: string[] = []) => {
  const others = Object.fromEntries(beside.map((other) => [`services/${other}`, page(other)]))
  return problemsOf({ ...others, [`services/${name}`]: cloud })
    .filter(({ rule }) => rule === 'file-name')
    .map(({ message, suggestions }) => [message, ...suggestions].join(' -> '))
    .join()
}

describe('Of a file that is not named like a page is told', () => {
  test.each([
    [
      '10 Reasons: Be Fast!.json',
      'A file\'s name becomes an address, which cannot have spaces or : or ! in it. Rename "10 Reasons: Be Fast!.json" to 10-Reasons-Be-Fast.json. -> 10-Reasons-Be-Fast.json',
    ],
    [
      'C#-development.json',
      'A file\'s name becomes an address, which cannot have # in it. Rename "C#-development.json" to C-sharp-development.json. -> C-sharp-development.json',
    ],
    ['cloud', 'The name of a page\'s file ends with .json. Rename "cloud" to cloud.json. -> cloud.json'],
    ['cloud.JSON', 'The name of a page\'s file ends with .json. Rename "cloud.JSON" to cloud.json. -> cloud.json'],
    [
      'cloud.json.txt',
      '"cloud.json.txt" ends with .txt, which Windows may not show. Rename it to cloud.json. -> cloud.json',
    ],
    [
      'cloud.txt',
      '"cloud.txt" is a text file. If it begins with {, rename it to cloud.json; otherwise write npm run new in a terminal to make a page, and copy the text into that. -> cloud.json',
    ],
    [
      'small-sites.md',
      '"small-sites.md" is a Markdown file, and renaming does not make it a page. Write npm run new in a terminal to make a page, copy the text into that, and move this file elsewhere.',
    ],
    [
      'Small sites.docx',
      '"Small sites.docx" is a Word document, and renaming does not make it a page. Write npm run new in a terminal to make a page, copy the text into that, and move this file elsewhere.',
    ],
    [
      'prices.xlsx',
      '"prices.xlsx" is no page. If visitors shall be able to download it, move it to pages-json/_files; otherwise move it out of pages-json.',
    ],
    ['tour.mp4', '"tour.mp4" is a video. Move it to pages-json/_videos, where all videos are.'],
    ['tour.srt', '"tour.srt" holds captions. Move it to pages-json/_videos, beside its video.'],
    ['font.ttf', '"font.ttf" is no page: the files of pages end with .json. Move it out of pages-json.'],
    ['~$cloud.json', '"~$cloud.json" is a temporary file of another program, such as Word. Remove it.'],
    ['Thumbs.db', '"Thumbs.db" is a file that Windows makes for itself. Remove it.'],
    ['cloud.json.bak', '"cloud.json.bak" looks like a backup, and not like a page. Move it out of pages-json.'],
    ['office.png', '"office.png" is a picture. Move it to pages-json/_images, where all pictures are.'],
    [
      'cloud.de.json',
      '"cloud.de.json" seems to be a page in German, and the site has one language. Move the file out of pages-json.',
    ],
    [
      'web\\cloud costs.json',
      'The backslash in this name is a folder on Windows. Move the file to the folder "web", and name it cloud-costs.json. -> web/cloud-costs.json',
    ],
    [
      'cloud (1).json',
      '"cloud (1).json" looks like a copy of cloud.json, which is not here. Rename it to cloud.json. -> cloud.json',
    ],
  ])('%s', (name, message) => {
    expect(saidOf(name)).toBe(message)
  })
})

test.each(['cloud (1).json', 'cloud - Copy.json', 'cloud copy 2.json', 'Copy of cloud.json', 'cloud 2.json'])(
  '%s beside the file it was made of is a copy',
  (name) => {
    expect(saidOf(name, ['cloud.json'])).toBe(
      `"${name}" looks like a copy of cloud.json. Keep what is newer in cloud.json, and remove the copy.`,
    )
  },
)

test('no name is suggested that another file has', () => {
  expect(saidOf('our cloud.json', ['our-cloud.json'])).toContain('to our-cloud-2.json.')
})

test('the folder of pages inside itself is one problem, whatever is in it', () => {
  const inner = { 'pages-json/contact.json': page('Contact'), 'pages-json/a b.json': '', 'pages-json/x.png': '' }
  expect(told(inner)).toMatchInlineSnapshot(`
    "pages-json/pages-json/a b.json 1:1-1:1 
    error folder-in-itself: A folder pages-json lies inside pages-json: probably the whole folder was copied into itself. Take out of it what is newer, and remove the inner folder."
  `)
})
