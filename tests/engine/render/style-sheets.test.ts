import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readStyleSheets } from '../../../scripts/engine/render/style-sheets'
import { newFolder, removeFolder } from '../publish/folders'

const manifest = {
  'index.html': { file: 'assets/index.js', dynamicImports: ['_app.js'] },
  '_app.js': { file: 'assets/app.js', css: ['assets/app.css'], imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'] },
  '_job.js': { file: 'assets/job.js', css: ['assets/job.css'], imports: ['_shared.js'] },
  'sections/groups/Groups.tsx': { file: 'assets/groups.js', css: ['assets/groups.css'] },
  'sections/jobBoard/JobBoard.tsx': { file: 'assets/board.js', css: ['assets/board.css'], imports: ['_job.js'] },
  'sections/offices/Offices.tsx': { file: 'assets/offices.js' },
}

const client = newFolder()
afterAll(() => removeFolder(client))
mkdirSync(path.join(client, 'assets'))
for (const name of ['app', 'shared', 'job', 'groups', 'board'])
  writeFileSync(path.join(client, `assets/${name}.css`), `.${name}{}`)
const manifestFile = path.join(client, 'manifest.json')
writeFileSync(manifestFile, JSON.stringify(manifest))
const styleSheets = readStyleSheets(client, manifestFile)

describe('The style sheet of a page', () => {
  test('is that of the app, with the order of the layers first', () => {
    expect(styleSheets(['hero']).css).toBe('.app{}.shared{}')
  })

  test('has the styles of its sections on demand, too, each once', () => {
    expect(styleSheets(['jobBoard', 'jobBoard']).css).toBe('.app{}.shared{}.board{}.job{}')
  })

  test('names the files it replaces', () => {
    expect(styleSheets(['groups']).parts).toEqual(['/assets/app.css', '/assets/shared.css', '/assets/groups.css'])
  })

  test('is the same for a section without styles of its own', () => {
    expect(styleSheets(['offices'])).toEqual(styleSheets([]))
  })

  test('is the same whatever order the sections have', () => {
    expect(styleSheets(['jobBoard', 'groups'])).toEqual(styleSheets(['groups', 'jobBoard']))
  })

  test('is called otherwise when it says something else', () => {
    expect(styleSheets(['jobBoard']).address).not.toBe(styleSheets(['groups']).address)
  })
})
