import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Server } from 'node:http'
import { createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readContent } from '../../../scripts/engine/check/content'
import { redirectTable } from '../../../scripts/engine/publish/redirects'
import { serve } from '../../../scripts/engine/publish/serve'
import { newFolder, removeFolder, temporaryFolder, today, Workshop } from './folders'
import { ask } from './hosting/ask'
import { hideSecrets, keepsItsPromises, servedSite } from './hosting/promises'
import { page, smallSite } from './small-site'

function portOf(server: { address(): unknown }): number {
  const address = server.address()
  return typeof address === 'object' && address && 'port' in address ? Number(address.port) : 0
}

describe('npm start serves a site in which', () => {
  const folder = newFolder()
  const workshop = new Workshop(folder, servedSite())
  let server: Server
  beforeAll(async () => {
    const { problems } = await workshop.build()
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
    hideSecrets(workshop)
    server = await serve(workshop.out, redirectTable(readContent({ pages: workshop.pages, date: today })), 0)
  })
  afterAll(() => {
    server.close()
    removeFolder(folder)
  })

  keepsItsPromises(() => ({ port: portOf(server), workshop }))

  it('a page that was built meanwhile is shown at once', async () => {
    workshop.change({ 'webapp.json': page('Rebuilt meanwhile', 'New text.') })
    await workshop.build()
    expect((await ask(portOf(server), '/webapp')).body.toString()).toContain('Rebuilt meanwhile')
  })
})

describe('the npm start command', () => {
  function start(workshop: Workshop, port: number | string) {
    const child = spawn(
      process.execPath,
      ['scripts/run.mjs', 'start', '--pages', workshop.pages, '--out', workshop.out],
      { env: { ...process.env, PORT: String(port) } },
    )
    let text = ''
    const said = new Promise<string>((resolve) => {
      const listen = (chunk: Buffer) => {
        text += chunk.toString()
        if (/http:\/\/localhost:\d+/.test(text)) resolve(text)
      }
      child.stdout.on('data', listen)
      child.stderr.on('data', listen)
      child.on('close', () => resolve(text))
    })
    return { child, said }
  }

  it('says its address, at which the site answers', async () => {
    const { child, said } = start(new Workshop(temporaryFolder(), smallSite()), 0)
    const port = Number(/localhost:(\d+)/.exec(await said)?.[1])
    const { status } = await ask(port, '/about')
    child.kill()
    await once(child, 'close')
    expect(status).toBe(200)
  })

  it('says in one sentence that its port is taken, and how to choose another', async () => {
    const blocker = createServer().listen(0, '127.0.0.1')
    await once(blocker, 'listening')
    const port = portOf(blocker)
    const { child, said } = start(new Workshop(temporaryFolder(), smallSite()), port)
    const text = await said
    blocker.close()
    expect([text, child.exitCode]).toEqual([
      `Port ${port} is taken, perhaps by this command in another window. End that one, or choose another port: PORT=${port + 1} npm start\n`,
      1,
    ])
  })

  it('says in one sentence that a port is none', async () => {
    const { child, said } = start(new Workshop(temporaryFolder(), smallSite()), 'abc')
    expect([await said, child.exitCode]).toEqual(['PORT needs a number from 0 to 65535; abc is none.\n', 1])
  })

  it('serves nothing while a document has an error, and shows it', async () => {
    const { child, said } = start(
      new Workshop(temporaryFolder(), { ...smallSite(), 'about.json': page('', 'No title.') }),
      0,
    )
    expect([await said, child.exitCode]).toEqual([
      expect.stringMatching(/about\.json:\d+:\d+ .*error[^]*Mend this, then run npm start again/),
      1,
    ])
  })
})
