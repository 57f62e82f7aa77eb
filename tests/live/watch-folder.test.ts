import { mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { watchFolder } from '../../scripts/live/watch-folder'
import { eventually } from '../eventually'
import { temporaryFolder } from '../engine/publish/folders'

/** Watches a folder. @returns the folder, and what was told of it: files, or `any` where it may be any of them */
async function watched() {
  const folder = `${temporaryFolder()}/pages`
  mkdirSync(`${folder}/services`, { recursive: true })
  symlinkSync('nowhere.json', `${folder}/nowhere.json`)
  symlinkSync('..', `${folder}/round`)
  const told: string[] = []
  onTestFinished(await watchFolder(folder, (files = ['any']) => told.push(...files)))
  return { folder, told }
}

test('a saved file is told by its name', async () => {
  const { folder, told } = await watched()
  writeFileSync(`${folder}/services/cloud.json`, '{}')
  await eventually(() => told).toContain(`${folder}/services/cloud.json`)
})

test('a renamed folder may have changed any file', async () => {
  const { folder, told } = await watched()
  const names = ['services', 'offers']
  await eventually(() => {
    renameSync(`${folder}/${names[0]}`, `${folder}/${names[1]}`)
    names.reverse()
    return told
  }).toContain('any')
})

test('thousands of files that are saved at once may have changed any, as the system loses some', async () => {
  const { folder, told } = await watched()
  await eventually(() => {
    for (let number = 0; number < 3000; number++) writeFileSync(`${folder}/services/${number}.json`, '{}')
    return told
  }).toContain('any')
})

test('a folder that was away is watched again', async () => {
  const { folder, told } = await watched()
  renameSync(folder, `${folder}-away`)
  await eventually(() => told).toContain('any')
  renameSync(`${folder}-away`, folder)
  await eventually(() => {
    writeFileSync(`${folder}/index.json`, '{}')
    return told
  }).toContain(`${folder}/index.json`)
})

test('a folder that was away twice tells a file once', async () => {
  const { folder, told } = await watched()
  for (let times = 1; times <= 2; times++) {
    renameSync(folder, `${folder}-away`)
    await eventually(() => told).toContain('any')
    renameSync(`${folder}-away`, folder)
    await watchedAgain(folder, told)
    told.length = 0
  }
  // Moved in, it comes in one piece.
  writeFileSync(`${folder}-index.json`, '{}')
  renameSync(`${folder}-index.json`, `${folder}/index.json`)
  await eventually(() => told).toContain(`${folder}/index.json`)
  // As long as anything told twice would take to come.
  await setTimeout(500)
  expect(told.filter((file) => file === `${folder}/index.json`)).toHaveLength(1)
})

test('a watch that begins while another ends is told what changes, as after a restart of the dev server', async () => {
  for (let round = 0; round < 30; round++) {
    const before = temporaryFolder()
    const end = await watchFolder(before, () => {})
    end()
    const folder = temporaryFolder()
    const told: string[] = []
    const endNext = await watchFolder(folder, (files = ['any']) => told.push(...files))
    writeFileSync(`${folder}/index.json`, '{}')
    await eventually(() => told).toContain(`${folder}/index.json`)
    endNext()
  }
})

/** Waits until a folder that is back is watched, and all is told that this took: what was told before may be a late word of its going. */
async function watchedAgain(folder: string, told: string[]): Promise<void> {
  await eventually(() => {
    writeFileSync(`${folder}/back.json`, '{}')
    return told
  }).toContain(`${folder}/back.json`)
  await setTimeout(500)
}

test('a folder that is reached over a link is watched, and its files are named as they are asked for', async () => {
  const folder = temporaryFolder()
  mkdirSync(`${folder}/real`)
  symlinkSync('real', `${folder}/linked`)
  const told: string[] = []
  onTestFinished(await watchFolder(`${folder}/linked`, (files = ['any']) => told.push(...files)))
  writeFileSync(`${folder}/linked/cloud.json`, '{}')
  await eventually(() => told).toContain(`${folder}/linked/cloud.json`)
})

test('a file is told in a folder that came with the folder around it', async () => {
  const { folder, told } = await watched()
  mkdirSync(`${folder}/offers/new`, { recursive: true })
  await eventually(() => told).toContain('any')
  const file = `${folder}/offers/new/cloud.json`
  await eventually(() => {
    writeFileSync(file, `{ "written": ${Date.now()} }`)
    return told
  }).toContain(file)
})
