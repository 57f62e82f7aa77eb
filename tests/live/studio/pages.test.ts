import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LiveContent } from '../../../scripts/live/live-content'
import { answerCall } from '../../../scripts/live/studio/calls'
import { choices } from '../../../scripts/live/studio/choices'
import { lookOf } from '../../../scripts/live/studio/looks'
import { pageList } from '../../../scripts/live/studio/page-list'
import { paste } from '../../../scripts/live/studio/pasting'
import { undo } from '../../../scripts/live/studio/turns'
import { withoutMarks } from '../../../scripts/live/studio/marks'
import { preview, verdict } from '../../../scripts/live/studio/verdicts'
import { deskForFile, deskOf, today } from './desk'

const desk = await deskForFile()

const asked = async (name: string, ask: unknown) => (await answerCall(desk, name, ask)).answer
const entryOf = async (path: string) => {
  await desk.settled()
  return pageList(desk).find((page) => page.path === path)
}

describe('The list of pages', () => {
  test('has each page with its title, kind and group', async () => {
    expect(await entryOf('/services/uiux')).toEqual({
      file: `${desk.pages}/services/uiux.json`,
      path: '/services/uiux',
      title: 'UI/UX design: research, screens and usability tests',
      kind: 'service',
      group: 'creative-experience',
      groupName: expect.any(String),
      draft: false,
      errors: 0,
      warnings: 0,
    })
  })

  test('counts what is wrong with a page once it is checked', async () => {
    const file = `${desk.pages}/services/uiux.json`
    const before = readFileSync(file, 'utf8')
    const { hash } = desk.open(file)
    const text = before.replace('"/contact"', '"/no-such-page"')
    await asked('save', { file, text, base: hash, words: 'Changed a link', run: '1' })
    expect(await verdict(desk, { file })).toMatchObject({
      problems: [{ rule: 'dead-link', at: ['sections', 0, 'button', 'path'] }],
      elsewhere: 0,
    })
    expect(await entryOf('/services/uiux')).toMatchObject({ errors: 1 })
    undo(desk)
    expect(readFileSync(file, 'utf8')).toBe(before)
  })
})

test('Nobody is told that a page is right before all pages were read', async () => {
  const unread = deskOf(desk.pages, new LiveContent(desk.pages, today))
  expect(await verdict(unread, { file: `${desk.pages}/services/uiux.json` })).toEqual({ pending: true })
})

describe('A new page', () => {
  test('is whole at once, and has its words in the history', async () => {
    const ask = { kind: 'service', title: 'Cloud migration', path: '/services/cloud-migration', draft: true }
    expect(await asked('create', ask)).toMatchObject({
      path: '/services/cloud-migration',
      file: `${desk.pages}/services/cloud-migration.json`,
    })
    expect(await entryOf('/services/cloud-migration')).toMatchObject({ draft: true, errors: 0 })
    expect(undo(desk)).toMatchObject({ words: 'Made the page “Cloud migration”' })
  })

  test('is refused at an address that another page has', async () => {
    const ask = { kind: 'service', title: 'Other', path: '/services/uiux', draft: true }
    expect(await asked('create', ask)).toEqual({
      refused: expect.stringContaining('There already is a page at /services/uiux'),
    })
  })

  test('gets the address that its title makes', async () => {
    expect(await asked('address', { kind: 'article', title: 'C# and .NET' })).toEqual({ path: '/Blog/c-sharp-and-net' })
  })
})

describe('A copy of a page', () => {
  test('is a draft of another title that says the same', async () => {
    const file = `${desk.pages}/services/uiux-2.json`
    await asked('duplicate', { path: '/services/uiux', title: 'UI/UX once more', to: '/services/uiux-2' })
    const [copy, page] = [file, `${desk.pages}/services/uiux.json`].map((name) =>
      JSON.parse(readFileSync(name, 'utf8')),
    )
    expect(copy).toMatchObject({ title: 'UI/UX once more', draft: true, sections: page.sections })
    expect(await entryOf('/services/uiux-2')).toMatchObject({ draft: true, errors: 0 })
    undo(desk)
    expect(existsSync(file)).toBe(false)
  })
})

describe('What a field can be given', () => {
  test('are pages by title and address, with the places on them', () => {
    const found = choices(desk, { of: 'link', search: '/contact' })
    expect(found[0]).toMatchObject({ value: '/contact' })
    expect(found.some(({ value }) => value.startsWith('/contact#'))).toBe(true)
  })

  test('are icons with their drawings, the one named exactly first', () => {
    const [first, ...others] = choices(desk, { of: 'icon', search: 'cloud' })
    expect(first).toEqual({ value: 'cloud', label: 'Cloud', icon: expect.stringMatching(/^M/) })
    expect(others.every(({ value, icon }) => value.includes('cloud') && icon)).toBe(true)
  })

  test.each(['pictogram', 'illustration'] as const)('are %ss with their pictures', (of) => {
    const found = choices(desk, { of, search: '' })
    expect(found.length).toBeGreaterThan(10)
    expect(found.filter(({ picture }) => !picture?.startsWith('/drawings/'))).toEqual([])
  })

  test('are the groups and regions of the site by their names', () => {
    expect(choices(desk, { of: 'group' })).toContainEqual({
      value: 'data-ai',
      label: 'Data, AI & Automation',
      detail: expect.any(String),
    })
    expect(choices(desk, { of: 'region' })).toContainEqual({ value: 'india', label: 'India', detail: '' })
  })
})

describe('The look of a page', () => {
  test('is what search results and link previews would show of it with this text', () => {
    const file = `${desk.pages}/services/uiux.json`
    const { text } = desk.open(file)
    expect(
      lookOf(desk, { file, text: text.replace('"title": "UI/UX design: research', '"title": "UX: research') }),
    ).toMatchObject({
      title: 'UX: research, screens and usability tests | GWP',
      address: 'https://www.example.com/services/uiux',
      picture: expect.stringMatching(/^\/art\/.*\.jpg$/),
    })
  })
})

describe('What is pasted', () => {
  test('keeps its headings, lists and bold words, and says what was lost', () => {
    const html =
      '<h1>Large</h1><p>Some <b>bold</b> and <span style="color:red">red</span> words</p><ul><li>One</li></ul><img src="x.png">'
    expect(paste({ html, text: '' })).toEqual({
      blocks: ['## Large', 'Some **bold** and red words', '- One'],
      lost: ['Colored words have the color of the text now.', 'Pictures were left out: add each from its own file.'],
    })
  })

  test('is taken as it is where it has no marks', () => {
    expect(paste({ html: '', text: 'One *star*\n\nTwo' })).toEqual({
      blocks: ['One \\*star\\*', 'Two'],
      lost: [],
    })
  })
})

test('A page shows its other sections while one is wrong, and that as it last was', () => {
  const file = `${desk.pages}/services/uiux.json`
  const { text } = desk.open(file)
  const before = preview(desk, { file, text }).page
  const { page, problems } = preview(desk, {
    file,
    text: text.replace('"type": "intro",', '"type": "intro", "wrong": 1,'),
  })
  expect(withoutMarks(JSON.stringify(page))).toBe(withoutMarks(JSON.stringify(before)))
  expect(problems.map(({ at }) => at)).toEqual([['sections', 1, 'wrong']])
})
