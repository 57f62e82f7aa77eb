import { spawnSync } from 'node:child_process'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { rollBack } from '../../../../scripts/engine/publish/releases/publish'
import { many } from '../../../depth'
import { eventually } from '../../../eventually'
import { newFolder, removeFolder } from '../folders'
import { ask } from '../hosting/ask'
import { freePort, Nginx } from '../hosting/nginx'
import { page, siteDocument, smallSite } from '../small-site'
import { Server } from './server'

vi.mock('../../../../scripts/engine/render/bundles', () => import('../small-bundle'))

/** What found that a folder which changes file by file cannot be served from: every view is a page and all it loads. */
describe('nginx in front of a folder of releases', () => {
  const folder = newFolder()
  const server = new Server(folder, smallSite())
  let nginx: Nginx
  const gzip = { headers: { 'Accept-Encoding': 'gzip' } }

  beforeAll(async () => {
    await server.release({ packed: true })
    const port = await freePort()
    const args = ['hosting', 'nginx', '--to', server.to, '--port', String(port)]
    const { stdout } = spawnSync(process.execPath, ['scripts/run.mjs', ...args], { encoding: 'utf8' })
    nginx = new Nginx(folder, stdout, port)
    await nginx.start()
  })
  afterAll(async () => {
    await nginx.stop()
    removeFolder(folder)
  })

  /** What a visit loads: a page, and all that it names. @returns what of it was not answered well */
  async function view(address: string): Promise<string[]> {
    const { status, body } = await ask(nginx.port, address, gzip)
    if (status !== 200) return [`${address} ${status}`]
    const html = gunzipSync(body).toString()
    if (!html.endsWith('</html>') && !html.trimEnd().endsWith('</html>')) return [`${address} is cut off`]
    const named = new Set(html.match(/\/(?:assets\/[\w.-]+\.(?:js|css|woff2)|site-[0-9a-f]{16}\.json)/g))
    const shell = /"site":"([0-9a-f]{16})"/.exec(html)?.[1]
    if (shell) named.add(`/site-${shell}.json`)
    const answers = await Promise.all(
      [...named].map(async (file) => [file, (await ask(nginx.port, file, gzip)).status]),
    )
    return answers.filter(([, code]) => code !== 200).map((answer) => `${address}: ${answer.join(' ')}`)
  }

  it('answers each view whole, page and all it loads, while releases and a step back take place', async () => {
    const broken: string[] = []
    const over = new AbortController()
    const addresses = ['/', '/about', '/contact', '/services']
    const views = new Map(addresses.map((address) => [address, 0]))
    const viewsOf = (address: string) => views.get(address) ?? 0
    const visits = addresses.map(async (address) => {
      while (!over.signal.aborted) {
        broken.push(...(await view(address)))
        views.set(address, viewsOf(address) + 1)
      }
    })
    /** Until a view of each page has begun and ended: the next one of each may have begun before. */
    const untilSeen = async () => {
      const before = new Map(views)
      await eventually(() => addresses.every((address) => viewsOf(address) >= (before.get(address) ?? 0) + 2)).toBe(
        true,
      )
    }
    for (let release = 1; release <= many({ each: 4, deep: 10 }); release++) {
      server.change({
        '_site.json': { ...siteDocument, name: `Name ${release}` },
        'about.json': page('About us', `Words ${release}.`, { aliases: ['/company'] }),
      })
      await server.release({ keep: 3, packed: true })
      await untilSeen()
    }
    rollBack(server.to, 3)
    await untilSeen()
    over.abort()
    await Promise.all(visits)
    expect(broken).toEqual([])
    expect(addresses.reduce((sum, address) => sum + viewsOf(address), 0)).toBeGreaterThan(20)
  })

  it('serves a step back with the very next request', async () => {
    const titleOf = async () => gunzipSync((await ask(nginx.port, '/about', gzip)).body).toString()
    server.change({ 'about.json': page('About us', 'A mistake.', { aliases: ['/company'] }) })
    await server.release({ packed: true })
    expect(await titleOf()).toContain('A mistake.')
    rollBack(server.to, 3)
    expect(await titleOf()).not.toContain('A mistake.')
  })

  it('tells nobody of manifests, other releases or what lies beside them', async () => {
    const asked = ['/releases/1/about', '/1.json', '/../1.json', '/current/about', '/lock']
    const statuses = await Promise.all(asked.map(async (address) => (await ask(nginx.port, address)).status))
    expect(statuses.every((status) => status === 404 || status === 400)).toBe(true)
  })
})
