import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { lock } from '../../../scripts/engine/files/lock'
import { recover } from '../../../scripts/engine/publish/recover'
import { stateFolder } from '../../../scripts/engine/publish/state-note'
import { versions } from '../../../scripts/engine/render/bundles'
import type { Page } from '../../../scripts/engine/schema/document.generated'
import { many } from '../../depth'
import { build, isRunning, kill, startBuild } from './build-command'
import { contentOf, temporaryFolder, Workshop } from './folders'
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

/** A built site of one test's own, whose documents have changed since, and what the next build will make of them. */
class ChangedSite extends Workshop {
  #old = ''
  #next = ''
  #restore = () => {}
  /** How long the next build takes, in milliseconds. */
  duration = 0
  readonly #code = versions().code

  /** @param signal ends the test's kills when its time is up: Vitest goes on to the next test, not waiting for this one */
  constructor(readonly signal: AbortSignal) {
    super(temporaryFolder(), { ...smallSite(), ...manyPages })
  }

  async prepare(): Promise<void> {
    await build(this)
    this.#old = JSON.stringify(this.content())
    this.#restore = this.keep()
    this.change(change)
    const began = performance.now()
    await build(this)
    this.duration = performance.now() - began
    this.#next = JSON.stringify(this.content())
  }

  /** @returns which output was left: neither, if it is a mixture */
  left(): 'old' | 'new' | 'a mixture' {
    recover(this.out)
    const content = JSON.stringify(this.content())
    if (content === this.#old) return 'old'
    if (content === this.#next) return 'new'
    // Every page names the code it was made by, so nothing can be compared with what other code made.
    if (versions().code !== this.#code) throw new Error('Someone changed the code while this test ran. Run it again.')
    return 'a mixture'
  }

  /** Starts the next build where the last one did, and kills it. */
  async killAfter(moment: (child: ChildProcess) => Promise<void>): Promise<void> {
    this.signal.throwIfAborted()
    if (this.left() !== 'old') this.#restore()
    const child = startBuild(this)
    await Promise.race([moment(child), once(child, 'exit')])
    await kill(child)
  }
}

async function changedSite(signal: AbortSignal): Promise<ChangedSite> {
  const site = new ChangedSite(signal)
  await site.prepare()
  return site
}

const moments = many({ each: 3, deep: 50 })

describe('a build that is killed', () => {
  it(
    `at any of ${moments} moments spread over its run leaves the old output or the new one`,
    { timeout: 480_000 },
    async ({ signal }) => {
      const site = await changedSite(signal)
      const seen = new Set<string>()
      for (let moment = 0; moment < moments; moment++) {
        const delay = (site.duration * 1.2 * moment) / (moments - 1)
        await site.killAfter(() => wait(delay))
        const output = site.left()
        expect(output, `killed after ${Math.round(delay)} ms of about ${Math.round(site.duration)}`).not.toBe(
          'a mixture',
        )
        seen.add(output)
      }
      expect(seen).toContain('old')
    },
  )

  it(
    'while it publishes leaves the new output, and the next build has nothing to make',
    { timeout: 120_000 },
    async ({ signal }) => {
      const site = await changedSite(signal)
      const journal = path.join(stateFolder(site.out), 'journal.json')
      let halfDone = 0
      for (let round = 0; round < many({ each: 2, deep: 20 }); round++) {
        await site.killAfter(async (child) => {
          while (isRunning(child) && !existsSync(journal)) await wait(0)
        })
        if (existsSync(journal)) halfDone++
        expect(site.left()).toBe('new')
      }
      expect(halfDone).toBeGreaterThan(0)
      expect((await site.build()).made.size).toBe(0)
    },
  )

  it('is followed by a build that ends with the new output', async ({ signal }) => {
    const site = await changedSite(signal)
    await site.killAfter(() => wait(site.duration * 0.8))
    await site.build()
    expect(site.left()).toBe('new')
  })
})

describe('the very first build, killed', () => {
  it('leaves no output or a whole one, and the next build succeeds', async ({ signal }) => {
    const times = many({ each: 2, deep: 12 })
    for (let time = 0; time < times; time++) {
      signal.throwIfAborted()
      const workshop = new Workshop(temporaryFolder(), smallSite())
      const child = startBuild(workshop)
      while (isRunning(child) && !existsSync(path.join(stateFolder(workshop.out), 'staged'))) await wait(0)
      await wait((75 * time) / (times - 1))
      await kill(child)
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
    const held = lock(stateFolder(workshop.out), 'busy')
    const before = contentOf(workshop.folder)
    expect(await build(workshop)).toEqual({
      status: 1,
      text: expect.stringMatching(/^Another build is writing to the same folder\. .*\n$/),
    })
    expect(contentOf(workshop.folder)).toEqual(before)
    held.release()
  })
})
