import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { installIfPossible, installMissing, locate, type Program } from '../../../scripts/workshop/setup/programs'
import { removeFolder, newFolder } from '../../engine/publish/folders'

const folder = newFolder()
afterAll(() => removeFolder(folder))

const program = (name: string, more: Partial<Program> = {}): Program => ({
  name,
  debianPackage: `debian-${name}`,
  places: () => [path.join(folder, name)],
  ...more,
})
const bring = (name: string) => writeFileSync(path.join(folder, name), '')
const cannot = async () => {}
const quietly = () => {}

test('What cannot be installed is named in one sentence that says how to install it', async () => {
  await expect(installMissing([program('browser'), program('server')], quietly, cannot)).rejects.toThrow(
    /^This needs browser and server, which could not be installed here: install what is missing \(on Debian and Ubuntu: sudo apt-get install debian-browser debian-server\) and try again\.$/,
  )
})

test('Only what is missing is named', async () => {
  bring('present')
  await expect(installMissing([program('present'), program('absent')], quietly, cannot)).rejects.toThrow(
    /^This needs absent,/,
  )
})

test('What is present is neither downloaded nor installed', async () => {
  bring('here')
  const asked: string[] = []
  const here = program('here', { download: async () => void asked.push('download') })
  await installMissing([here], quietly, async (name) => void asked.push(name))
  expect(asked).toEqual([])
})

test('What was downloaded is not installed as well', async () => {
  const asked: string[] = []
  const fetched = program('fetched', { download: async () => bring('fetched') })
  await installMissing([fetched], quietly, async (name) => void asked.push(name))
  expect(asked).toEqual([])
  expect(await locate(fetched)).toBe(path.join(folder, 'fetched'))
})

test('What cannot be downloaded comes from the system', async () => {
  await installMissing([program('packaged')], quietly, async (name) => bring(name.replace('debian-', '')))
  expect(await locate(program('packaged'))).toBe(path.join(folder, 'packaged'))
})

test('What only saves time is installed where the system has it', async () => {
  const asked: string[] = []
  const install = async (name: string) => void asked.push(name)
  await installIfPossible(program('quick'), quietly, (name) => name === 'debian-quick', install)
  await installIfPossible(program('quicker'), quietly, (name) => name === 'debian-quick', install)
  expect(asked).toEqual(['debian-quick'])
})
