import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { publish } from '../../../../scripts/engine/publish/releases/publish'
import { dieBefore, disk } from '../failing-disk'
import { contentOf, temporaryFolder } from '../folders'

vi.mock('node:fs', () => import('../failing-disk').then(({ failingFs }) => failingFs()))

const pages = { 'index.html': 'home', 'services/cloud.html': 'cloud', 'assets/app.js': 'run()' }

function built(files: Record<string, string>): string {
  const out = `${temporaryFolder()}/out`
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(`${out}/${file}`), { recursive: true })
    writeFileSync(`${out}/${file}`, text)
  }
  return out
}

it('All of a release, and the folders it is in, are on the disk before the server is led to it', () => {
  const to = `${temporaryFolder()}/server`
  const out = built(pages)
  disk.done = []
  publish(out, to, 5)
  const names = disk.done.map(({ name, args }) => `${name} ${path.basename(String(args.at(-1)))}`)
  const led = names.indexOf('renameSync current')
  const opened = new Map<number, string>()
  const synced = disk.done.slice(0, led).flatMap(({ name, args, result }) => {
    if (name === 'openSync') opened.set(Number(result), path.relative(to, String(args[0])).replaceAll('\\', '/'))
    return name === 'fsyncSync' ? [opened.get(Number(args[0]))] : []
  })
  const release = (file: string) => `releases/1.new${file}`
  expect(synced).toEqual(expect.arrayContaining(Object.keys(pages).map((file) => release(`/${file}`))))
  if (process.platform !== 'win32')
    expect(synced).toEqual(
      expect.arrayContaining([
        release(''),
        release('/services'),
        release('/assets'),
        'releases',
        'releases/1.json.new',
      ]),
    )
})

it('A release that dies before any of its changes of the disk leaves at once the old site or the new one', () => {
  const next = { ...pages, 'index.html': 'new home', 'about.html': 'about' }
  const seen = new Set<string>()
  for (let moment = 0, died = true; died; moment++) {
    const to = `${temporaryFolder()}/server`
    publish(built(pages), to, 5)
    const out = built(next)
    died = dieBefore(moment, () => publish(out, to, 5))
    const served = contentOf(path.join(to, 'current'))
    expect([pages, next]).toContainEqual(served)
    seen.add(JSON.stringify(served))
    publish(out, to, 5)
    expect(contentOf(path.join(to, 'current'))).toEqual(next)
  }
  expect(seen.size).toBe(2)
})
