import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readStyleSheets, type StyleList } from '../../../scripts/engine/render/style-sheets'
import { newFolder, removeFolder } from '../publish/folders'

const list: StyleList = {
  always: ['assets/app.css', 'assets/shared.css'],
  files: {
    'assets/app.css': ['Hero'],
    'assets/shared.css': ['Button'],
    'assets/sections.css': ['Groups', 'Offices'],
    'assets/job.css': ['Job'],
    'assets/board.css': ['Board'],
  },
  sections: { groups: ['Button', 'Groups'], jobBoard: ['Job', 'Board'], offices: ['Offices'], work: [] },
  modules: {
    Hero: '.hero{}',
    Button: '.button{}',
    Groups: '.groups{}',
    Offices: '.offices{}',
    Job: '.job{}',
    Board: '.board{}',
  },
}

const client = newFolder()
afterAll(() => removeFolder(client))
mkdirSync(path.join(client, 'assets'))
for (const name of ['app', 'shared']) writeFileSync(path.join(client, `assets/${name}.css`), `.${name}{}`)
const listFile = path.join(client, 'style-list.json')
writeFileSync(listFile, JSON.stringify(list))
const styleSheets = readStyleSheets(client, listFile)

describe('The style sheet of a page', () => {
  test('is that of the app, with the order of the layers first', () => {
    expect(styleSheets(['hero']).css).toBe('.app{}.shared{}')
  })

  test('has the styles of its sections on demand, too, each once', () => {
    expect(styleSheets(['jobBoard', 'jobBoard']).css).toBe('.app{}.shared{}.job{}.board{}')
  })

  test('has of a file of several sections only what its own need', () => {
    expect(styleSheets(['groups']).css).toBe('.app{}.shared{}.groups{}')
  })

  test('names the files it replaces', () => {
    expect(styleSheets(['jobBoard']).parts).toEqual([
      '/assets/app.css',
      '/assets/shared.css',
      '/assets/job.css',
      '/assets/board.css',
    ])
  })

  test('does not replace a file of which it has only a part', () => {
    expect(styleSheets(['groups']).parts).toEqual(['/assets/app.css', '/assets/shared.css'])
  })

  test('is the same for a section without styles of its own', () => {
    expect(styleSheets(['work'])).toEqual(styleSheets([]))
  })

  test('is the same whatever order the sections have', () => {
    expect(styleSheets(['jobBoard', 'groups'])).toEqual(styleSheets(['groups', 'jobBoard']))
  })

  test('is called otherwise when it says something else', () => {
    expect(styleSheets(['jobBoard']).address).not.toBe(styleSheets(['groups']).address)
  })
})
