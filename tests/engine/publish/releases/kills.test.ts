import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { currentRelease, servedIn } from '../../../../scripts/engine/publish/releases/folder'
import { many } from '../../../depth'
import { inContainer } from '../../files/containers'
import { isRunning, kill } from '../build-command'
import { removeFolder, temporaryFolder, today } from '../folders'
import { page, siteDocument, smallSite } from '../small-site'
import { Server } from './server'

function startRelease({ pages, out, to }: Server, program = process.execPath, before: string[] = []): ChildProcess {
  const args = ['scripts/run.mjs', 'release', '--pages', pages, '--out', out, '--date', today, '--to', to]
  const child = spawn(program, [...before, ...args])
  onTestFinished(() => kill(child))
  return child
}

async function released(child: ChildProcess): Promise<string> {
  let said = ''
  child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const [status] = await once(child, 'close')
  return `${String(status)} ${said.trim()}`
}

const renamed = (name: string) => ({
  '_site.json': { ...siteDocument, name },
  'added.json': page(`Added for ${name}`, 'It was not there before.'),
})

describe('A release that is killed', () => {
  it(
    'leaves at once, with no other command, what was served before or the new site, whole',
    { timeout: 900_000 },
    async ({ signal }) => {
      const server = new Server(temporaryFolder(), smallSite())
      await released(startRelease(server))
      let whole = JSON.stringify(server.served())
      const seen = new Set<string>()
      for (let round = 0; round < many({ each: 4, deep: 70 }); round++) {
        signal.throwIfAborted()
        server.change(renamed(`Name ${round}`))
        const release = currentRelease(server.to) ?? 0
        const next = path.join(server.to, 'releases', `${release + 1}.new`)
        const child = startRelease(server)
        // Half of them at any time, half of them when the new release is being written.
        if (round % 2 === 0) await Promise.race([wait(round * 60), once(child, 'exit')])
        else while (isRunning(child) && !existsSync(next)) await wait(0)
        await kill(child)
        const served = JSON.stringify(server.served())
        seen.add(served === whole ? 'before' : 'after')
        if (served !== whole) {
          // It came to its end: what it made is what the same documents make.
          const { content } = await server.clean()
          const { to } = server
          expect(currentRelease(to)).toBe(release + 1)
          expect(server.served()).toMatchObject(content)
          whole = served
        }
      }
      expect(seen).toContain('before')
      expect(await released(startRelease(server))).toMatch(/^0 /)
      expect(server.served()).toMatchObject((await server.clean()).content)
    },
  )

  it('keeps nobody waiting', async () => {
    const server = new Server(temporaryFolder(), smallSite())
    const child = startRelease(server)
    while (isRunning(child) && !existsSync(server.to)) await wait(0)
    await kill(child)
    expect(await released(startRelease(server))).toMatch(/^0 /)
    expect(readdirSync(servedIn(server.to))).toContain('index.html')
  })
})

describe('Four releases at once, each in a container of its own', () => {
  it('end well or are refused in one sentence, and leave a whole site', async () => {
    const server = new Server(temporaryFolder(), smallSite())
    const [program, before] = inContainer(process.execPath)
    const said = await Promise.all(Array.from({ length: 4 }, () => released(startRelease(server, program, before))))
    for (const line of said)
      expect(line).toMatch(
        /^0 [^]* is live|^1 Another (build is writing to|release is being made in) the same folder\. [^\n]*$/,
      )
    expect(said.filter((line) => line.startsWith('0'))).not.toEqual([])
    expect(server.served()).toMatchObject((await server.clean()).content)
    removeFolder(server.to)
  })
})
