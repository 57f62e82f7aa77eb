import {
  appendFileSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { storeTexts, TextStore, type StoredTexts } from '../../../scripts/engine/files/text-store'
import { temporaryFolder } from '../publish/folders'

const bytes = (...texts: string[]) => texts.map((text) => Buffer.from(text))

function opened(folder: string, stored: StoredTexts): TextStore {
  const store = TextStore.open(folder, stored)
  if (!store) throw new Error('The texts are not what they were.')
  return store
}

const textIn = (store: TextStore | undefined) => store?.subarray(0, store.length).toString()

describe('Stored texts', () => {
  test('are read as they were stored, in part and whole', () => {
    const folder = temporaryFolder()
    const store = opened(folder, storeTexts(folder, bytes('one', 'é', 'three'), undefined))
    expect([store.subarray(3, 5).toString(), textIn(store)]).toEqual(['é', 'oneéthree'])
  })

  test('stay where they are when others are added', () => {
    const folder = temporaryFolder()
    const before = opened(folder, storeTexts(folder, bytes('one'), undefined))
    const after = opened(folder, storeTexts(folder, bytes('two'), before))
    expect([textIn(before), textIn(after), readdirSync(folder)]).toEqual(['one', 'onetwo', ['texts-1']])
  })

  test('are followed by others as if nobody had added some that were never noted', () => {
    const folder = temporaryFolder()
    const stored = storeTexts(folder, bytes('one'), undefined)
    appendFileSync(path.join(folder, stored.file), 'lost, and longer')
    const after = opened(folder, storeTexts(folder, bytes('two'), opened(folder, stored)))
    expect([textIn(after), readFileSync(path.join(folder, stored.file), 'utf8')]).toEqual(['onetwo', 'onetwo'])
  })

  test('are read from a copy, whose times are others', () => {
    const folder = temporaryFolder()
    const stored = storeTexts(folder, bytes('one'), undefined)
    utimesSync(path.join(folder, stored.file), 0, 0)
    expect(textIn(TextStore.open(folder, stored))).toBe('one')
  })

  test.each([
    ['damaged', (file: string) => writeFileSync(file, 'onf')],
    ['cut off', (file: string) => writeFileSync(file, 'on')],
    ['gone', (file: string) => rmSync(file)],
    ['only a link', (file: string) => (renameSync(file, `${file}.away`), symlinkSync(`${file}.away`, file))],
  ])('are not read once they are %s', (_, spoil) => {
    const folder = temporaryFolder()
    const stored = storeTexts(folder, bytes('one'), undefined)
    spoil(path.join(folder, stored.file))
    expect(TextStore.open(folder, stored)).toBeUndefined()
  })

  test('that were kept in memory outlive their file', () => {
    const folder = temporaryFolder()
    const stored = storeTexts(folder, bytes('one'), undefined)
    const store = opened(folder, stored)
    store.keepInMemory()
    rmSync(path.join(folder, stored.file))
    expect(textIn(store)).toBe('one')
  })

  test('say what to do if they are taken away while they are needed', () => {
    const folder = temporaryFolder()
    const stored = storeTexts(folder, bytes('one'), undefined)
    const store = opened(folder, stored)
    rmSync(path.join(folder, stored.file))
    expect(() => store.subarray(0, 1)).toThrow(/texts-1 was changed while it was needed\. Run this again\.$/)
  })

  test('that are begun anew leave the last ones, and none before', () => {
    const folder = temporaryFolder()
    for (let time = 0; time < 3; time++) storeTexts(folder, bytes('one'), undefined)
    expect(readdirSync(folder).sort()).toEqual(['texts-2', 'texts-3'])
  })

  test('leave nothing but themselves once others were added', () => {
    const folder = temporaryFolder()
    storeTexts(folder, bytes('one'), undefined)
    const store = opened(folder, storeTexts(folder, bytes('one'), undefined))
    storeTexts(folder, bytes('two'), store)
    expect(readdirSync(folder)).toEqual(['texts-2'])
  })
})
