import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import {
  changePages,
  changesMade,
  forget,
  lastChange,
  remember,
  stateOf,
} from '../../../scripts/authoring/history/history'
import type { Remembered } from '../../../scripts/authoring/history/steps-on-disk'
import { planFilesBack } from '../../../scripts/authoring/history/take-back'
import { takeBack } from '../../../scripts/authoring/history/taken-back'
import { finishInterrupted, type FileContent } from '../../../scripts/engine/files/change-folder'
import { dieBefore } from '../../engine/publish/failing-disk'
import { contentOf, temporaryFolder } from '../../engine/publish/folders'

vi.mock('node:fs', () => import('../../engine/publish/failing-disk').then(({ failingFs }) => failingFs()))

type Files = Record<string, FileContent>

const cloud = { 'cloud.json': 'cloud' }

function pagesWith(files: Files): string {
  const pages = `${temporaryFolder()}/pages`
  mkdirSync(pages)
  write(pages, files)
  return pages
}

function write(pages: string, files: Files): void {
  for (const [place, content] of Object.entries(files)) {
    mkdirSync(path.dirname(`${pages}/${place}`), { recursive: true })
    writeFileSync(`${pages}/${place}`, content)
  }
}

/** Changes files from what they hold to what they shall; `undefined` removes one. */
function change(pages: string, words: string, files: Record<string, FileContent | undefined>, before: Files = cloud) {
  const named = (all: Record<string, FileContent | undefined>) =>
    new Map(
      Object.entries(all).flatMap(([place, content]): [string, FileContent][] =>
        content === undefined ? [] : [[`${pages}/${place}`, content]],
      ),
    )
  const removals = Object.keys(files).filter((place) => files[place] === undefined)
  const all = { writes: named(files), removals: removals.map((place) => `${pages}/${place}`), read: named(before) }
  changePages(pages, all, { by: 'move', words })
}

const historyOf = (pages: string) => `${path.dirname(pages)}/.pages/history`
const wordsIn = (pages: string) => [...changesMade(pages)].map(({ step }) => step.words)
const statesIn = (pages: string, remembered: Remembered | undefined) =>
  remembered?.step.files.map(({ file }) => {
    const content = contentOf(pages)[file]
    return stateOf(remembered, file, content === undefined ? undefined : Buffer.from(content, 'latin1'))
  })

describe('The history', () => {
  test('is in the form that its type describes, with what was in the files before', () => {
    const pages = pagesWith(cloud)
    change(pages, 'Moved /cloud to /data', { 'cloud.json': undefined, 'data.json': 'data' })
    const last = lastChange(pages)
    expect(last?.step).toEqual({
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      by: 'move',
      words: 'Moved /cloud to /data',
      files: [
        { file: 'data.json', before: null, after: '3a6eb0790f39ac87c94f3856b2dd2c5d110e6811602261a9a923d3bb23adc8b7' },
        { file: 'cloud.json', before: 5, after: null },
      ],
    })
    expect([...(last?.before ?? [])].map(([file, bytes]) => [file, bytes.toString()])).toEqual([
      ['cloud.json', 'cloud'],
    ])
  })

  test('is empty where nothing was done', () => {
    expect([lastChange(pagesWith(cloud)), wordsIn(pagesWith(cloud))]).toEqual([undefined, []])
  })

  test('keeps pictures byte for byte', () => {
    const bytes = Buffer.from([0, 255, 128, 10, 13, 0])
    const pages = pagesWith({ '_images/office.png': bytes })
    change(pages, 'Replaced', { '_images/office.png': Buffer.from([1, 2, 3]) }, { '_images/office.png': bytes })
    expect(lastChange(pages)?.before.get('_images/office.png')).toEqual(bytes)
    expect(contentOf(pages)).toEqual({ '_images/office.png': '\u0001\u0002\u0003' })
  })

  test('lists steps newest first, a step that a later one undid too', () => {
    const pages = pagesWith(cloud)
    change(pages, 'made', { 'data.json': 'data' })
    change(pages, 'removed', { 'data.json': undefined }, { 'data.json': 'data' })
    expect(wordsIn(pages)).toEqual(['removed', 'made'])
  })

  test('passes over what somebody has put back by hand', () => {
    const pages = pagesWith(cloud)
    change(pages, 'made', { 'data.json': 'data' })
    change(pages, 'changed', { 'cloud.json': 'clouds' })
    write(pages, cloud)
    expect(wordsIn(pages)).toEqual(['made'])
  })

  test('tells a file as it was, as a step left it, and as somebody made it since apart', () => {
    const pages = pagesWith(cloud)
    change(pages, 'changed', { 'cloud.json': 'clouds', 'data.json': 'data', 'about.json': 'about' })
    write(pages, { 'data.json': 'mine' })
    rmSync(`${pages}/about.json`)
    expect(statesIn(pages, lastChange(pages))).toEqual(['after', 'other', 'before'])
  })

  test('forgets a step that was taken back, and keeps those before it', () => {
    const pages = pagesWith(cloud)
    change(pages, 'made', { 'data.json': 'data' })
    change(pages, 'changed', { 'cloud.json': 'clouds' })
    const last = lastChange(pages)
    if (last) forget(pages, last)
    expect(wordsIn(pages)).toEqual(['made'])
  })

  test('keeps a step that was made between the plan to take an older one back and doing so', () => {
    const pages = pagesWith(cloud)
    change(pages, 'changed', { 'cloud.json': 'clouds' })
    const last = lastChange(pages)
    const plan = last && planFilesBack(pages, last)
    change(pages, 'made meanwhile', { 'data.json': 'data' })
    if (plan) takeBack(pages, plan)
    expect(wordsIn(pages)).toEqual(['made meanwhile'])
  })

  test('remembers nothing of a change that was refused', () => {
    const pages = pagesWith(cloud)
    expect(() => change(pages, 'changed', { 'cloud.json': 'clouds' }, { 'cloud.json': 'other' })).toThrow(
      /^Another program changed .* meanwhile/,
    )
    expect(wordsIn(pages)).toEqual([])
  })

  test('is not troubled by a damaged note, or by files of somebody else', () => {
    const pages = pagesWith(cloud)
    change(pages, 'made', { 'data.json': 'data' })
    change(pages, 'changed', { 'cloud.json': 'clouds' })
    writeFileSync(`${historyOf(pages)}/000002.note`, '{')
    writeFileSync(`${historyOf(pages)}/mine.txt`, 'mine')
    expect(wordsIn(pages)).toEqual(['made'])
  })

  test('keeps a thousand steps', () => {
    const pages = pagesWith(cloud)
    const steps = Array.from({ length: 1003 }, (_, number) => `step ${number}`)
    const sent = { commit: 'abc', branch: 'pages-cloud', remote: 'origin' }
    for (const words of steps) remember(pages, { at: '2026-11-20T09:00:00.000Z', by: 'send', words, files: [], sent })
    expect(wordsIn(pages)).toEqual(steps.slice(3).toReversed())
  })

  test('keeps the newest step however large it is, and of the others what fits', () => {
    const pages = pagesWith(cloud)
    const large = Buffer.alloc(30_000_000)
    const file = { file: 'large.bin', before: large.length, after: null }
    for (const words of ['one', 'two', 'three'])
      remember(pages, { at: '2026-11-20T09:00:00.000Z', by: 'edit', words, files: [file] }, [large])
    expect(readdirSync(historyOf(pages))).toEqual(['000003.note'])
  })

  test('knows of a change whatever moment it dies at, or the change was not made', () => {
    let made = 0
    for (let moment = 0, died = true; died; moment++) {
      const pages = pagesWith(cloud)
      died = dieBefore(moment, () => change(pages, 'changed', { 'cloud.json': 'clouds', 'data.json': 'data' }))
      finishInterrupted(pages)
      const isMade = existsSync(`${pages}/data.json`)
      expect(wordsIn(pages), `died before change ${moment} of the disk`).toEqual(isMade ? ['changed'] : [])
      made += isMade && died ? 1 : 0
    }
    expect(made).toBeGreaterThan(0)
  })
})
