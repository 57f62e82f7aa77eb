import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { Section } from '../../src/page/page.generated'
import { readStyleSheets } from '../../scripts/output/style-sheets'
import { temporaryFolder } from './folders'

const manifest = {
  'index.html': { file: 'assets/index.js', dynamicImports: ['_app.js'] },
  '_app.js': { file: 'assets/app.js', css: ['assets/app.css'], imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'] },
  '_job.js': { file: 'assets/job.js', css: ['assets/job.css'], imports: ['_shared.js'] },
  'sections/jobBoard/JobBoard.tsx': { file: 'assets/board.js', css: ['assets/board.css'], imports: ['_job.js'] },
  'sections/offices/Offices.tsx': { file: 'assets/offices.js' },
}

function sheetsOf(...sections: Section[]): string[] {
  const file = path.join(temporaryFolder(), 'manifest.json')
  writeFileSync(file, JSON.stringify(manifest))
  return readStyleSheets(file)({ sections })
}

const offices: Section = { type: 'offices', id: 'offices', heading: 'Where we are', offices: [] }
const board: Section = { type: 'jobBoard', id: 'jobs', heading: 'Jobs', regions: [] }

test('every page has the style sheets of the app, with the order of the layers first', () => {
  expect(sheetsOf()).toEqual(['/assets/app.css', '/assets/shared.css'])
})

test('a page has those of its sections on demand, too, each once', () => {
  expect(sheetsOf(board, board)).toEqual([
    '/assets/app.css',
    '/assets/shared.css',
    '/assets/board.css',
    '/assets/job.css',
  ])
})

test('a section may have none of its own', () => {
  expect(sheetsOf(offices)).toEqual(['/assets/app.css', '/assets/shared.css'])
})
