import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { playwrightCount, unfinishedIn, vitestCount } from '../../../scripts/workshop/tests/reports'
import { temporaryFolder } from '../../engine/publish/folders'

function written(report: object): string {
  const file = path.join(temporaryFolder(), 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

const testFile = (name: string, ...statuses: string[]) => ({
  name: path.resolve(name),
  status: statuses.includes('failed') || statuses.length === 0 ? 'failed' : 'passed',
  assertionResults: statuses.map((status, i) => ({ status, fullName: `A sentence ${i}` })),
})

test('A file whose process was ended in the middle is named, and no other', () => {
  const testResults = [
    testFile('tests/whole.test.ts', 'passed', 'passed'),
    testFile('tests/broken.test.ts', 'failed', 'passed'),
    testFile('tests/ended.test.ts', 'passed', 'pending'),
  ]
  expect(unfinishedIn(written({ numPassedTests: 4, numFailedTests: 1, testResults }))).toEqual(['tests/ended.test.ts'])
})

test('Tests that failed are named with their file, and a file that cannot be loaded by itself', () => {
  const testResults = [
    testFile('tests/whole.test.ts', 'passed'),
    testFile('tests/broken.test.ts', 'passed', 'failed'),
    testFile('tests/not-code.test.ts'),
  ]
  expect(vitestCount(written({ numPassedTests: 2, numFailedTests: 1, testResults }))).toEqual({
    passed: 2,
    failed: 1,
    failures: ['tests/broken.test.ts › A sentence 1', 'tests/not-code.test.ts'],
  })
})

test('Tests that failed in a browser are named with their file and their group', () => {
  const group = { title: 'The menu', specs: [{ title: 'opens', ok: false }] }
  const suites = [{ title: 'e2e/menu.test.ts', specs: [{ title: 'is there', ok: true }], suites: [group] }]
  expect(playwrightCount(written({ stats: { expected: 1, unexpected: 1 }, suites }))).toEqual({
    passed: 1,
    failed: 1,
    failures: ['e2e/menu.test.ts › The menu › opens'],
  })
})
