import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isWhole, putInPlace } from '../../../scripts/engine/files/cache-folder.mjs'
import { temporaryFolder } from '../publish/folders'

function made(folder = temporaryFolder()): string {
  mkdirSync(`${folder}/aside/client`, { recursive: true })
  writeFileSync(`${folder}/aside/client/app.js`, 'run()')
  writeFileSync(`${folder}/aside/server.mjs`, 'render()')
  putInPlace(`${folder}/aside`, `${folder}/kept`)
  return `${folder}/kept`
}

describe('What is kept in a cache', () => {
  it('is whole as it was made', () => expect(isWhole(made())).toBe(true))

  it('is whole where only its times changed, as when it comes from elsewhere', () => {
    const folder = made()
    utimesSync(`${folder}/server.mjs`, 1, 1)
    cpSync(folder, `${folder}-copy`, { recursive: true })
    expect([isWhole(folder), isWhole(`${folder}-copy`)]).toEqual([true, true])
  })

  it.each([
    ['a file of it was emptied', (folder: string) => writeFileSync(`${folder}/server.mjs`, '')],
    ['a file of it was edited', (folder: string) => writeFileSync(`${folder}/client/app.js`, 'RUN()')],
    ['a file of it got longer', (folder: string) => appendFileSync(`${folder}/client/app.js`, ' ')],
    ['a file of it is gone', (folder: string) => rmSync(`${folder}/server.mjs`)],
    ['its list is damaged', (folder: string) => writeFileSync(`${folder}/whole.json`, '[["server.mjs"')],
    ['its list is of another form', (folder: string) => writeFileSync(`${folder}/whole.json`, '{}')],
    ['it was made by an earlier version, without a list', (folder: string) => rmSync(`${folder}/whole.json`)],
    ['it is gone', (folder: string) => rmSync(folder, { recursive: true })],
  ])('is not where %s, and is made anew then', (_, damage) => {
    const folder = made()
    damage(folder)
    expect(isWhole(folder)).toBe(false)
    made(folder.slice(0, -'/kept'.length))
    expect([isWhole(folder), readFileSync(`${folder}/server.mjs`, 'utf8')]).toEqual([true, 'render()'])
  })

  it('stays where another has made the same meanwhile', () => {
    const folder = made()
    const around = folder.slice(0, -'/kept'.length)
    utimesSync(folder, 1, 1)
    made(around)
    expect([isWhole(folder), existsSync(`${around}/aside`)]).toEqual([true, false])
  })
})
