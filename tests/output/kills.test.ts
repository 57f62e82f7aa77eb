import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Page } from '../../scripts/content/document.generated'
import { recover } from '../../scripts/output/journal'
import { stateFile, stateFolder } from '../../scripts/output/state'
import { contentOf, newFolder, removeFolder, temporaryFolder, today, Workshop } from './folders'
import { page, siteDocument, smallSite, type Documents } from './small-site'

/** Enough pages that publishing them takes a while. */
const manyPages: Record<string, Page> = Object.fromEntries(
  Array.from({ length: 120 }, (_, number) => [`many/page-${number}.json`, page(`Page ${number}`, 'One of many.')]),
)
const change: Partial<Documents> = {
  '_site.json': { ...siteDocument, name: 'Zenith' },
  'crm.json': undefined,
  'many/page-7.json': undefined,
  'added/page.json': page('Added', 'It was not there before.'),
}

function startBuild({ pages, out }: { pages: string; out: string }): ChildProcess {
  return spawn(process.execPath, ['scripts/run.mjs', 'build', '--pages', pages, '--out', out, '--date', today])
}

function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null
}

async function build(site: { pages: string; out: string }): Promise<{ status: unknown; text: string }> {
  const child = startBuild(site)
  let text = ''
  child.stdout?.on('data', (chunk: Buffer) => (text += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (text += chunk.toString()))
  const [status] = await once(child, 'close')
  return { status, text }
}

describe('a build that is killed', () => {
  const folder = newFolder()
  const workshop = new Workshop(folder, { ...smallSite(), ...manyPages })
  let restore: () => void
  let old: Record<string, string>
  let next: Record<string, string>
  let duration: number

  beforeAll(async () => {
    await build(workshop)
    old = workshop.content()
    restore = workshop.keep()
    workshop.change(change)
    const began = performance.now()
    await build(workshop)
    duration = performance.now() - began
    next = workshop.content()
  })
  afterAll(() => removeFolder(folder))

  /** @returns which output was left: neither, if it is a mixture */
  function left(): 'old' | 'new' | 'a mixture' {
    recover(workshop.out)
    const content = JSON.stringify(workshop.content())
    if (content === JSON.stringify(old)) return 'old'
    return content === JSON.stringify(next) ? 'new' : 'a mixture'
  }

  async function killAfter(moment: (child: ChildProcess) => Promise<void>): Promise<void> {
    if (left() !== 'old') restore()
    const child = startBuild(workshop)
    const ended = once(child, 'exit')
    await Promise.race([moment(child), ended])
    child.kill('SIGKILL')
    await ended
  }

  it(
    'at any of 26 moments spread over its run leaves the old output or the new one',
    { timeout: 240_000 },
    async () => {
      const seen = new Set<string>()
      for (let kill = 0; kill < 26; kill++) {
        const delay = (duration * 1.2 * kill) / 25
        await killAfter(() => wait(delay))
        const output = left()
        expect(output, `killed after ${Math.round(delay)} ms of about ${Math.round(duration)}`).not.toBe('a mixture')
        seen.add(output)
      }
      expect(seen).toContain('old')
    },
  )

  it(
    'while it publishes leaves the new output, and the next build has nothing to make',
    { timeout: 120_000 },
    async () => {
      let halfDone = 0
      for (let kill = 0; kill < 4; kill++) {
        await killAfter(async (child) => {
          while (isRunning(child) && !existsSync(path.join(stateFolder(workshop.out), 'journal.json'))) await wait(0)
        })
        if (existsSync(path.join(stateFolder(workshop.out), 'journal.json'))) halfDone++
        expect(left()).toBe('new')
      }
      expect(halfDone).toBeGreaterThan(0)
      expect((await workshop.build()).made.size).toBe(0)
    },
  )

  it('is followed by a build that ends with the new output', async () => {
    await killAfter(() => wait(duration * 0.8))
    await workshop.build()
    expect(left()).toBe('new')
  })
})

describe('the very first build, killed', () => {
  it('leaves no output or a whole one, and the next build succeeds', async () => {
    for (let kill = 0; kill < 6; kill++) {
      const workshop = new Workshop(temporaryFolder(), smallSite())
      const child = startBuild(workshop)
      const ended = once(child, 'exit')
      while (isRunning(child) && !existsSync(path.join(stateFolder(workshop.out), 'staged'))) await wait(0)
      await wait(kill * 15)
      child.kill('SIGKILL')
      await ended
      const { content } = await workshop.clean()
      if (existsSync(workshop.out)) expect(workshop.content()).toEqual(content)
      await workshop.build()
      expect(workshop.content()).toEqual(content)
    }
  })
})

describe('builds into one folder at once', () => {
  it('end well or are refused in one sentence, and leave a whole output', async () => {
    const workshop = new Workshop(temporaryFolder(), { ...smallSite(), ...manyPages })
    const results = await Promise.all(Array.from({ length: 4 }, () => build(workshop)))
    const said = results.map(({ status, text }) => `${String(status)} ${text.trim()}`)
    for (const line of said)
      expect(line).toMatch(
        /^0 .* no errors|^1 Another build is writing to the same folder\. Wait until it is done, or name another folder with --out\.$/,
      )
    expect(said.filter((line) => line.startsWith('0'))).not.toEqual([])
    expect(workshop.content()).toEqual((await workshop.clean()).content)
  })

  it('are refused while another is at work, which goes on undisturbed', async () => {
    const workshop = new Workshop(temporaryFolder(), smallSite())
    mkdirSync(stateFolder(workshop.out))
    writeFileSync(path.join(stateFolder(workshop.out), 'lock'), String(process.pid))
    const before = contentOf(workshop.folder)
    expect(await build(workshop)).toEqual({
      status: 1,
      text: expect.stringMatching(/^Another build is writing to the same folder\. .*\n$/),
    })
    expect(contentOf(workshop.folder)).toEqual(before)
  })
})

describe('npm run build', () => {
  it('refuses a folder that is not its own in one sentence and leaves it untouched', async () => {
    const workshop = new Workshop(temporaryFolder(), smallSite())
    mkdirSync(workshop.out)
    writeFileSync(path.join(workshop.out, 'diary.txt'), 'mine')
    expect(await build(workshop)).toEqual({
      status: 1,
      text: expect.stringMatching(/^The folder .*out holds files that no build made here.*\n$/),
    })
    expect([readdirSync(workshop.folder).sort(), contentOf(workshop.out)]).toEqual([
      ['out', 'pages'],
      { 'diary.txt': 'mine' },
    ])
  })

  it.each([
    ['cut off', '{"version": 1, "pages": [{"fac'],
    ['empty', ''],
    ['of another version', '{"version": 0}'],
    ['of another form', '{"version": 1}'],
    ['null', 'null'],
  ])('says what to remove if what it remembers is %s, and leaves the output as it is', async (_, text) => {
    const workshop = new Workshop(temporaryFolder(), smallSite())
    await workshop.build()
    const before = workshop.content()
    const remembered = path.join(stateFolder(workshop.out), stateFile)
    writeFileSync(remembered, text)
    expect(await build(workshop)).toEqual({
      status: 1,
      text: `What the last build noted in ${remembered} cannot be read. Remove the folder ${workshop.out}, then build again.\n`,
    })
    expect(workshop.content()).toEqual(before)
  })

  it('builds anew once that folder is removed', async () => {
    const workshop = new Workshop(temporaryFolder(), smallSite())
    await workshop.build()
    const before = workshop.content()
    writeFileSync(path.join(stateFolder(workshop.out), stateFile), '{')
    removeFolder(workshop.out)
    await workshop.build()
    expect(workshop.content()).toEqual(before)
  })
})
