import { mkdirSync, writeFileSync } from 'node:fs'
import { subscribe } from '@parcel/watcher'
import { expect, onTestFinished, test, vi } from 'vitest'
import { watchFolder } from '../../scripts/live/watch-folder'
import { temporaryFolder } from '../engine/publish/folders'
import { eventually } from '../eventually'

vi.mock('@parcel/watcher', { spy: true })

test('A folder that changes while its watch begins is watched anew', async () => {
  const folder = temporaryFolder()
  const told: string[] = []
  vi.mocked(subscribe).mockImplementationOnce((place, tell) => {
    // The system tells of the folder itself before it says that it watches.
    tell(null, [{ path: place, type: 'update' }])
    return subscribe(place, tell)
  })
  onTestFinished(await watchFolder(folder, (files = ['any']) => told.push(...files)))
  expect(told).toEqual(['any'])
  await eventually(() => vi.mocked(subscribe).mock.calls.length).toBe(3)
  await eventually(() => {
    writeFileSync(`${folder}/cloud.json`, '{}')
    return told
  }).toContain(`${folder}/cloud.json`)
})

test('A folder that changes while its watch is taken up again is watched anew', async () => {
  const folder = temporaryFolder()
  const told: string[] = []
  vi.mocked(subscribe).mockClear()
  onTestFinished(await watchFolder(folder, (files = ['any']) => told.push(...files)))
  vi.mocked(subscribe).mockImplementationOnce((place, tell) => {
    tell(null, [{ path: place, type: 'update' }])
    return subscribe(place, tell)
  })
  mkdirSync(`${folder}/services`)
  // At first, while it was taken up, that by way of the exchanged one, and once more; macOS may tell a thing twice.
  await eventually(() => vi.mocked(subscribe).mock.calls.length).toBeGreaterThanOrEqual(4)
  await eventually(() => {
    writeFileSync(`${folder}/services/cloud.json`, '{}')
    return told
  }).toContain(`${folder}/services/cloud.json`)
})
