import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pack } from '../../../../scripts/engine/publish/pack'
import { newFolder, removeFolder, Workshop } from '../folders'
import { smallSite } from '../small-site'
import { ask } from './ask'
import { freePort, Nginx } from './nginx'

function configuration({ out }: Workshop, port: number, ...more: string[]): string {
  const args = ['hosting', 'nginx', '--root', out, '--port', String(port), ...more]
  return spawnSync(process.execPath, ['scripts/run.mjs', ...args], { encoding: 'utf8' }).stdout
}

describe('nginx in front of compressed copies', () => {
  const folder = newFolder()
  const workshop = new Workshop(folder, smallSite())
  let nginx: Nginx
  beforeAll(async () => {
    await workshop.build()
    await pack(workshop.out)
    const port = await freePort()
    nginx = new Nginx(folder, configuration(workshop, port), port)
    await nginx.start()
  })
  afterAll(async () => {
    await nginx.stop()
    removeFolder(folder)
  })
  const bytesOf = (file: string) => readFileSync(path.join(workshop.out, file))
  const script = () => /\/(assets\/[^"]+\.js)"/.exec(workshop.read('index.html'))?.[1] ?? ''

  it('is told to use them without a warning', async () => {
    const { status, text } = await nginx.verdict()
    expect([status, text.split('\n').filter((line) => /warn|emerg|error/.test(line))]).toEqual([0, []])
  })

  describe.each([
    ['a page', () => 'about.html', () => '/about', 'text/html; charset=utf-8', 200],
    ['the home page', () => 'index.html', () => '/', 'text/html; charset=utf-8', 200],
    ["a page's data", () => 'about.json', () => '/about.json', 'application/json', 200],
    ['the site map', () => 'sitemap.xml', () => '/sitemap.xml', 'application/xml', 200],
    ['the script', script, () => `/${script()}`, 'text/javascript', 200],
    ['the not-found page', () => '404.html', () => '/nowhere', 'text/html; charset=utf-8', 404],
  ])('answers for %s', (_, file, address, type, status) => {
    const asked = (encodings: string) => ask(nginx.port, address(), { headers: { 'Accept-Encoding': encodings } })

    it('with the very copy that lies there', async () => {
      const { headers, body } = await asked('gzip')
      expect([headers['content-encoding'], body.equals(bytesOf(`${file()}.gz`))]).toEqual(['gzip', true])
    })

    it(`as ${type} with status ${status}`, async () => {
      const answer = await asked('gzip')
      expect([answer.headers['content-type'], answer.status]).toEqual([type, status])
    })

    it('so that caches keep the copy apart from the file', async () => {
      expect((await asked('gzip')).headers.vary).toBe('Accept-Encoding')
    })

    it.each(['', 'identity', 'gzip;q=0'])('with the plain file to who accepts "%s"', async (encodings) => {
      const { headers, body } = await asked(encodings)
      expect([headers['content-encoding'], headers['content-type'], body.equals(bytesOf(file()))]).toEqual([
        undefined,
        type,
        true,
      ])
    })
  })

  it('sends a copy not again to who has it', async () => {
    const headers = { 'Accept-Encoding': 'gzip' }
    const { etag = '' } = (await ask(nginx.port, '/about', { headers })).headers
    expect((await ask(nginx.port, '/about', { headers: { ...headers, 'If-None-Match': etag } })).status).toBe(304)
  })

  it('compresses a page itself whose copy is gone', async () => {
    rmSync(path.join(workshop.out, 'contact.html.gz'))
    const { status, headers } = await ask(nginx.port, '/contact', { headers: { 'Accept-Encoding': 'gzip' } })
    expect([status, headers['content-encoding']]).toEqual([200, 'gzip'])
  })
})

describe('The printed configuration names', () => {
  const folder = newFolder()
  const workshop = new Workshop(folder, smallSite())
  afterAll(() => removeFolder(folder))
  const compressions = (...more: string[]) =>
    configuration(workshop, 80, ...more).match(/^ +(gzip|brotli)_static on;$/gm) ?? []

  it('gzip_static where copies lie beside the files, and only there', async () => {
    await workshop.build()
    const before = compressions('--brotli')
    await pack(workshop.out)
    expect([before, compressions()]).toEqual([[], ['    gzip_static on;']])
  })

  it('brotli_static too where nginx is said to have it', () => {
    expect(compressions('--brotli')).toEqual(['    gzip_static on;', '    brotli_static on;'])
  })

  it('the command that printed it', () => {
    expect(configuration(workshop, 80, '--brotli').split('\n')[0]).toMatch(/--port 80 --brotli$/)
  })
})
