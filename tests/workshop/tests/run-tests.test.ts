import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { unfinishedIn } from '../../../scripts/workshop/tests/run-tests'
import { temporaryFolder } from '../../engine/publish/folders'

test('A file whose process was ended in the middle is named, and no other', () => {
  const report = path.join(temporaryFolder(), 'report.json')
  const file = (name: string, ...statuses: string[]) => ({
    name: path.resolve(name),
    status: 'passed',
    assertionResults: statuses.map((status) => ({ status })),
  })
  const testResults = [
    file('tests/whole.test.ts', 'passed', 'passed'),
    file('tests/broken.test.ts', 'failed', 'passed'),
    file('tests/ended.test.ts', 'passed', 'pending'),
  ]
  writeFileSync(report, JSON.stringify({ numPassedTests: 4, numFailedTests: 1, testResults }))
  expect(unfinishedIn(report)).toEqual(['tests/ended.test.ts'])
})
