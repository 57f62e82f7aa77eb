import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../engine/publish/folders'

/** In place of npm: fails where another is at work in the folder, as npm does, and takes a moment. */
const stub = `
import { existsSync, mkdirSync, rmSync, writeFileSync, appendFileSync } from 'node:fs'
import { installMissing } from ${JSON.stringify(pathToFileURL(path.resolve('scripts/install.mjs')).href)}
const isThere = await installMissing(async () => {
  if (existsSync('at-work')) return 1
  writeFileSync('at-work', '')
  appendFileSync('log', 'i')
  await new Promise((done) => setTimeout(done, 600))
  if (process.argv[1] === 'fails') return rmSync('at-work'), 1
  mkdirSync('node_modules', { recursive: true })
  writeFileSync('node_modules/.package-lock.json', '')
  await new Promise((done) => setTimeout(done, 300))
  rmSync('at-work')
  return 0
})
process.exitCode = isThere ? 0 : 1
`

function project(): string {
  const folder = temporaryFolder()
  writeFileSync(`${folder}/package-lock.json`, '{}')
  return folder
}

async function start(folder: string, ...args: string[]): Promise<{ code: unknown; said: string }> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', stub, ...args], { cwd: folder })
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return { code, said }
}

const installed = (folder: string) => readFileSync(`${folder}/log`, 'utf8').length

describe('Commands that find no packages', () => {
  it('install them once, though three begin at the same moment', async () => {
    const folder = project()
    const ended = await Promise.all([start(folder), start(folder), start(folder)])
    expect(ended.map(({ code }) => code)).toEqual([0, 0, 0])
    expect(installed(folder)).toBe(1)
    expect(ended.filter(({ said }) => said.startsWith('Another command is installing'))).toHaveLength(2)
  })

  it('install though one that was killed had begun to', async () => {
    const folder = project()
    const { pid } = spawn(process.execPath, ['-e', ''])
    await new Promise((done) => setTimeout(done, 500))
    writeFileSync(`${folder}/.installing`, `${pid}`)
    expect(await start(folder)).toEqual({ code: 0, said: expect.stringContaining('Installing packages') })
    expect(existsSync(`${folder}/.installing`)).toBe(false)
  })

  it('say so where it failed, and leave nothing that holds up the next', async () => {
    const folder = project()
    expect((await start(folder, 'fails')).code).toBe(1)
    expect((await start(folder)).code).toBe(0)
    expect(installed(folder)).toBe(2)
  })

  it('install nothing where all is there', async () => {
    const folder = project()
    mkdirSync(`${folder}/node_modules`)
    writeFileSync(`${folder}/node_modules/.package-lock.json`, '')
    expect(await start(folder)).toEqual({ code: 0, said: '' })
    expect(existsSync(`${folder}/log`)).toBe(false)
  })
})
