import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { changePages, lastChange } from '../../../scripts/authoring/history/history'
import { planFilesBack } from '../../../scripts/authoring/history/take-back'
import { takeBack } from '../../../scripts/authoring/history/taken-back'
import { answerCall } from '../../../scripts/live/studio/calls'
import type { Calls, Save } from '../../../scripts/live/studio/contract'
import type { Desk } from '../../../scripts/live/studio/desk'
import { letGo, save } from '../../../scripts/live/studio/saving'
import { isThere } from '../../../scripts/live/studio/texts'
import { redo, turns, undo } from '../../../scripts/live/studio/turns'
import { newFolder, removeFolder } from '../../engine/publish/folders'
import { deskIn } from './desk'

let desk: Desk
let file: string
let text: string
let base: string

beforeEach(async () => {
  const folder = newFolder()
  onTestFinished(() => removeFolder(folder))
  desk = await deskIn(folder)
  file = `${desk.pages}/services/uiux.json`
  ;({ text, hash: base } = desk.open(file))
})

const onPage = ' on “UI/UX design: research, screens and usability tests”'
const onDisk = () => readFileSync(file, 'utf8')
const saved = (asked: Partial<Save>) =>
  save(desk, { file, text, base, words: 'Changed the title', run: 'one', ...asked })
const hashOf = (answer: Calls['save']['answer']) => ('hash' in answer ? answer.hash : '')

describe('A save', () => {
  test('writes the text, and answers with the hash that the next one is made from', () => {
    const hash = hashOf(saved({ text: `${text}\n` }))
    expect([onDisk(), hash]).toEqual([`${text}\n`, desk.open(file).hash])
  })

  test('writes nothing over what somebody else has written since, and answers with that', () => {
    writeFileSync(file, `${text}  `)
    expect(saved({ text: `${text}\n` })).toEqual({
      conflict: { file, path: '/services/uiux', text: `${text}  `, hash: expect.any(String) },
    })
    expect(onDisk()).toBe(`${text}  `)
  })

  test('keeps the mark that a file begins with', () => {
    writeFileSync(file, `\uFEFF${text}`)
    saved({ text: `${text}\n` })
    expect(onDisk()).toBe(`\uFEFF${text}\n`)
  })

  test.each([
    '/etc/hostname',
    'PAGES/../outside.json',
    'PAGES/_images/x.json',
    'PAGES/services/x.txt',
    'PAGES/.git/x.json',
  ])('writes nothing at %s', async (named) => {
    const place = named.replace('PAGES', desk.pages)
    const { answer } = await answerCall(desk, 'save', { file: place, text: 'x', base: '', words: '', run: '' })
    expect(answer).toEqual({ refused: `${place} is no page of this site, and was left alone.` })
  })

  test('writes nothing beyond a link', async () => {
    const outside = `${desk.pages}/../outside.json`
    writeFileSync(outside, text)
    rmSync(file)
    symlinkSync(outside, file)
    const { answer } = await answerCall(desk, 'save', { file, text: 'x', base, words: '', run: '' })
    expect(answer).toEqual({ refused: expect.stringContaining('is only a link to another place') })
    expect(readFileSync(outside, 'utf8')).toBe(text)
  })

  test('makes no file that is not there', () => {
    const other = `${desk.pages}/services/other.json`
    expect(save(desk, { file: other, text, base: '', words: '', run: '' })).toEqual({
      refused: `${other} is not there any more.`,
    })
  })
})

test.each([
  ['ENOSPC', 'the disk is full. Make room on it'],
  ['EDQUOT', 'the disk is full. Make room on it'],
  ['EROFS', 'its disk can only be read. Ask who set up the computer to let you write there'],
  ['EACCES', 'this computer does not allow it. Allow it in the properties of the file, or ask who set up the computer'],
])('A save that the system does not allow (%s) says why, what to do, and where the words are', async (code, why) => {
  vi.spyOn(desk, 'change').mockImplementation(() => {
    throw Object.assign(new Error(code), { code })
  })
  const { answer } = await answerCall(desk, 'save', { file, text: `${text}1`, base, words: '', run: '' })
  expect(answer).toEqual({
    refused: `The file cannot be written: ${why}, then try again. Your words are kept in this window.`,
  })
})

describe('What is said of a file that the system does not let be written', () => {
  const refusedAt = (place: string) =>
    vi.spyOn(desk, 'change').mockImplementation(() => {
      throw Object.assign(new Error('EACCES'), { code: 'EACCES', path: place })
    })
  const saidOfSave = async () =>
    (await answerCall(desk, 'save', { file, text: `${text}1`, base, words: '', run: '' })).answer

  test.each([
    ['a page by its title', 'pages/contact.json', 'of “Contact: email, LinkedIn and both offices”'],
    ['the site settings as such', 'pages/_site.json', 'of the site settings'],
    ['another by its place in the project', '.pages/history/000001.note.new', '.pages/history/000001.note'],
    ['one elsewhere by its name alone', '../elsewhere/disk.note', 'disk.note'],
  ])('names %s', async (_, place, named) => {
    refusedAt(path.join(desk.pages, '..', place))
    expect(await saidOfSave()).toEqual({
      refused: expect.stringContaining(`The file ${named} cannot be written: this computer does not allow it.`),
    })
  })

  test('speaks of kept words only where there are some', async () => {
    refusedAt(file)
    const { answer } = await answerCall(desk, 'move', { from: '/services/uiux', to: '/services/ux', dry: false })
    expect(answer).toEqual({ refused: expect.stringMatching(/then try again\.$/) })
  })
})

test('A page that another program has removed comes back with the words of who still writes in it', () => {
  rmSync(file)
  expect(saved({ text: `${text}1`, base: '' })).toEqual({ hash: expect.any(String) })
  expect(onDisk()).toBe(`${text}1`)
})

describe('Words in a page that another program has removed, and that is let go', () => {
  beforeEach(() => {
    rmSync(file)
    letGo(desk, { file, text: `${text}1`, title: 'UI/UX' })
  })

  test('are in no file', () => {
    expect(isThere(file)).toBe(false)
  })

  test('come back with the page by undo', () => {
    undo(desk)
    expect(onDisk()).toBe(`${text}1`)
  })

  test('stay there by one more undo', () => {
    undo(desk)
    undo(desk)
    expect(onDisk()).toBe(`${text}1`)
  })

  test('go again by redo', () => {
    undo(desk)
    redo(desk)
    expect(isThere(file)).toBe(false)
  })
})

test('A page that is there again is shown to who lets it go', () => {
  expect(letGo(desk, { file, text: `${text}1`, title: 'UI/UX' })).toEqual({
    conflict: expect.objectContaining({ file, text }),
  })
})

test('What another program brings back to what the studio saved is news', () => {
  saved({ text: `${text}1` })
  const heard = [`${text}1`, `${text}2`, `${text}1`].map((written) => {
    writeFileSync(file, written)
    return desk.heard([file])
  })
  expect(heard).toEqual(['known', 'new', 'new'])
})

describe('Undo', () => {
  test('takes back all saves of a run at once', () => {
    const first = hashOf(saved({ text: `${text}1` }))
    const second = hashOf(saved({ text: `${text}12`, base: first }))
    saved({ text: `${text}12 3`, base: second, run: 'two', words: 'Changed the description' })
    undo(desk)
    expect(onDisk()).toBe(`${text}12`)
    undo(desk)
    expect([onDisk(), turns(desk)]).toEqual([text, { redo: `Changed the title${onPage}` }])
  })

  test('is undone by redo, step by step', () => {
    const first = hashOf(saved({ text: `${text}1` }))
    saved({ text: `${text}12`, base: first, run: 'two', words: 'Changed the description' })
    undo(desk)
    undo(desk)
    redo(desk)
    expect([onDisk(), turns(desk)]).toEqual([
      `${text}1`,
      { undo: `Changed the title${onPage}`, redo: `Changed the description${onPage}` },
    ])
    redo(desk)
    expect([onDisk(), turns(desk)]).toEqual([`${text}12`, { undo: `Changed the description${onPage}` }])
  })

  test('leaves nothing to redo once something else is changed', () => {
    saved({ text: `${text}1` })
    undo(desk)
    saved({ text: `${text}2` })
    expect(turns(desk)).toEqual({ undo: `Changed the title${onPage}` })
  })

  test('goes over several documents, the newest change first', () => {
    const other = desk.open(`${desk.pages}/contact.json`)
    saved({ text: `${text}1` })
    save(desk, {
      file: other.file,
      text: `${other.text}1`,
      base: other.hash,
      words: 'Changed the title',
      run: 'two',
    })
    expect(undo(desk)).toEqual({
      words: 'Changed the title on “Contact: email, LinkedIn and both offices”',
      documents: [other],
    })
    expect(undo(desk)).toEqual({
      words: `Changed the title${onPage}`,
      documents: [expect.objectContaining({ file, text })],
    })
  })

  test('names the site settings where these were changed', () => {
    const site = desk.open(`${desk.pages}/_site.json`)
    save(desk, { file: site.file, text: `${site.text} `, base: site.hash, words: 'Changed “Company”', run: 'one' })
    expect(turns(desk)).toEqual({ undo: 'Changed “Company” in the site settings' })
  })

  test('names a page by the title that it was given in the same step', () => {
    saved({ text: text.replace(/"title": "[^"]*"/, '"title": "Design by {company}"') })
    expect(turns(desk)).toEqual({ undo: 'Changed the title on “Design by GWP”' })
  })

  test.each(['Kept your version', 'Took the other version'])('says of which page it was: %s', (words) => {
    saved({ text: `${text}1`, words })
    expect(turns(desk)).toEqual({ undo: `${words} of “UI/UX design: research, screens and usability tests”` })
  })

  test('takes nothing back that somebody has written in since', async () => {
    saved({ text: `${text}1` })
    writeFileSync(file, `${text}1 and more`)
    const { answer } = await answerCall(desk, 'undo', {})
    expect(answer).toEqual({ refused: expect.stringContaining('somebody wrote in') })
    expect(onDisk()).toBe(`${text}1 and more`)
  })

  test('says what to do where somebody has written in since', async () => {
    saved({ text: `${text}1` })
    writeFileSync(file, `${text}1 and more`)
    const { answer } = await answerCall(desk, 'undo', {})
    expect(answer).toEqual({
      refused: expect.stringMatching(
        /^Nothing was undone\..*To undo it all the same, .* save it, and press Undo here again\. To keep them, /s,
      ),
    })
  })

  test('takes back what a text editor has written while the studio was there', () => {
    saved({ text: `${text}1` })
    writeFileSync(file, `${text}1 and more`)
    desk.heard([file])
    expect(turns(desk)).toEqual({
      undo: 'Changed “UI/UX design: research, screens and usability tests” in another program',
    })
    undo(desk)
    expect(onDisk()).toBe(`${text}1`)
    undo(desk)
    expect(onDisk()).toBe(text)
  })

  test('knows what a command has done meanwhile as what it was', () => {
    const change = { writes: new Map([[file, 'other']]), removals: [], read: new Map([[file, text]]) }
    changePages(desk.pages, change, { by: 'fix', words: 'Mended 3 mistakes' })
    desk.heard([file])
    expect(turns(desk)).toEqual({ undo: 'Mended 3 mistakes' })
  })

  test('knows what npm run undo has taken back meanwhile, and does it again', () => {
    const change = { writes: new Map([[file, 'other']]), removals: [], read: new Map([[file, text]]) }
    changePages(desk.pages, change, { by: 'fix', words: 'Mended 3 mistakes' })
    desk.heard([file])
    const last = lastChange(desk.pages)
    if (last) takeBack(desk.pages, planFilesBack(desk.pages, last))
    desk.heard([file])
    expect(turns(desk)).toEqual({ redo: 'Mended 3 mistakes' })
    redo(desk)
    expect(onDisk()).toBe('other')
  })

  test('takes back in one step what another program has written in several documents', () => {
    const other = desk.open(`${desk.pages}/contact.json`)
    for (const document of [{ file, text }, other]) {
      writeFileSync(document.file, `${document.text} `)
      // The system tells the first of many files by itself.
      desk.heard([document.file])
    }
    expect(turns(desk)).toEqual({
      undo: 'Changed “UI/UX design: research, screens and usability tests”, “Contact: email, LinkedIn and both offices” in another program',
    })
    undo(desk)
    expect([onDisk(), readFileSync(other.file, 'utf8')]).toEqual([text, other.text])
  })

  test('takes back what a command has done', async () => {
    await answerCall(desk, 'move', { from: '/services/uiux', to: '/services/ux', dry: false })
    expect(desk.open(`${desk.pages}/services/ux.json`).hash).not.toBe('')
    undo(desk)
    expect([onDisk(), desk.open(`${desk.pages}/services/ux.json`).hash]).toEqual([text, ''])
  })
})

test('A document that cannot be opened is no news, and says why where it is asked for', async () => {
  // Too long a name stands for a file that nobody may open: whoever may do everything opens each.
  const tooLong = `${desk.pages}/${'long-'.repeat(60)}name.json`
  expect(desk.heard([tooLong])).toBe('new')
  const { answer } = await answerCall(desk, 'open', { file: tooLong })
  expect(answer).toEqual({ refused: expect.stringContaining('cannot be read from the disk') })
})
