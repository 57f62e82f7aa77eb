import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { nginxConfiguration } from '../../../../scripts/engine/publish/nginx'
import { addressMap, addressMapFile, type Redirect } from '../../../../scripts/engine/publish/redirects'
import { eventually } from '../../../eventually'
import { newFolder, removeFolder, temporaryFolder, Workshop, writeDocuments } from '../folders'
import { page, smallSite } from '../small-site'
import { ask } from './ask'
import { freePort, Nginx } from './nginx'
import { hideSecrets, keepsItsPromises, servedSite } from './promises'

function hosting(...args: string[]) {
  return spawnSync(process.execPath, ['scripts/run.mjs', 'hosting', ...args], { encoding: 'utf8' })
}

describe('nginx with the printed configuration serves a site in which', () => {
  const folder = newFolder()
  const workshop = new Workshop(folder, servedSite())
  let nginx: Nginx
  beforeAll(async () => {
    await workshop.build()
    hideSecrets(workshop)
    const port = await freePort()
    nginx = new Nginx(folder, hosting('nginx', '--root', workshop.out, '--port', String(port)).stdout, port)
    await nginx.start()
  })
  afterAll(async () => {
    await nginx.stop()
    removeFolder(folder)
  })

  keepsItsPromises(() => ({ port: nginx.port, workshop }))

  it('the configuration pleases nginx without a warning', async () => {
    const { status, text } = await nginx.verdict()
    expect([status, text.split('\n').filter((line) => /warn|emerg|error/.test(line))]).toEqual([0, []])
  })

  it.each(['/about', '/about.json', '/sitemap.xml', '/nowhere'])(
    '%s is compressed for who can read that',
    async (address) => {
      const plain = await ask(nginx.port, address)
      const packed = await ask(nginx.port, address, { headers: { 'Accept-Encoding': 'gzip' } })
      expect([packed.headers['content-encoding'], packed.headers.vary]).toEqual(['gzip', 'Accept-Encoding'])
      expect(gunzipSync(packed.body).toString()).toBe(plain.body.toString())
    },
  )

  it('a compressed page is not sent again to who has it', async () => {
    const headers = { 'Accept-Encoding': 'gzip' }
    const { etag = '' } = (await ask(nginx.port, '/about', { headers })).headers
    expect((await ask(nginx.port, '/about', { headers: { ...headers, 'If-None-Match': etag } })).status).toBe(304)
  })

  it('a hop names no host and no port, so that it works behind a proxy', async () => {
    expect((await ask(nginx.port, '/about/', { headers: { Host: 'www.acme.test' } })).headers.location).toBe('/about')
  })

  it('nobody is told which version of nginx it is', async () => {
    expect((await ask(nginx.port, '/about')).headers.server).toBe('nginx')
  })
})

describe('a table', () => {
  async function serving(table: Redirect[]): Promise<Nginx> {
    const folder = temporaryFolder()
    const workshop = new Workshop(folder, smallSite())
    await workshop.build()
    writeFileSync(`${workshop.out}/${addressMapFile}`, addressMap(table))
    const port = await freePort()
    const nginx = new Nginx(
      folder,
      nginxConfiguration({ command: 'this test', root: workshop.out, port, packed: false }),
      port,
    )
    onTestFinished(() => nginx.stop())
    return nginx
  }

  it('of 10,000 addresses is searched whatever the letter case', async () => {
    const nginx = await serving(
      Array.from({ length: 10_000 }, (_, number) => ({
        from: `/services/Old-Name-${number}`,
        to: `/services/new-${number}`,
      })),
    )
    expect(await nginx.verdict()).toEqual({ status: 0, text: expect.not.stringMatching(/warn|emerg/) })
    await nginx.start()
    expect((await ask(nginx.port, '/SERVICES/old-name-9999/?q=1')).headers.location).toBe('/services/new-9999?q=1')
  })

  it.each([31, 32, 33, 40, 48, 60, 63, 64, 90, 96, 97, 120, 127, 128, 230, 256, 1000])(
    'with an address of %i characters is no obstacle',
    async (length) => {
      const nginx = await serving([{ from: `/${'a'.repeat(length - 1)}`, to: '/about' }])
      expect(await nginx.verdict()).toEqual({ status: 0, text: expect.not.stringMatching(/warn|emerg/) })
    },
  )

  it('with no address is no obstacle', async () => {
    const { status } = await (await serving([])).verdict()
    expect(status).toBe(0)
  })

  it('with letters, quotes and dollars of all kinds means just them', async () => {
    const nginx = await serving([
      { from: '/ä "b"\\c$uri;{d}', to: '/about' },
      { from: '/~^x', to: '/contact' },
    ])
    await nginx.start()
    const asked = await Promise.all(
      ['/%C3%A4%20%22b%22%5Cc$uri;%7Bd%7D', '/~^x', '/x'].map((address) => ask(nginx.port, address)),
    )
    expect(asked.map(({ headers }) => headers.location)).toEqual(['/about', '/contact', undefined])
  })

  it.each(['with a space', 'with "quotes"', 'with [signs] of * patterns?'])('serves a folder %s', async (name) => {
    const folder = temporaryFolder()
    const workshop = new Workshop(`${folder}/${name}`, smallSite())
    await workshop.build()
    const port = await freePort()
    const nginx = new Nginx(
      folder,
      nginxConfiguration({ command: 'this test', root: workshop.out, port, packed: false }),
      port,
    )
    onTestFinished(() => nginx.stop())
    await nginx.start()
    expect((await ask(port, '/about')).status).toBe(200)
    expect((await ask(port, '/company')).headers.location).toBe('/about')
  })
})

describe('A page that is added', () => {
  it('has its aliases and its right letter case once nginx is reloaded, with the configuration as it was', async () => {
    const folder = temporaryFolder()
    const workshop = new Workshop(folder, smallSite())
    const port = await freePort()
    // Before the first build there are no addresses yet, and nginx starts.
    const { stdout } = hosting('nginx', '--root', workshop.out, '--port', String(port))
    await workshop.build()
    const nginx = new Nginx(folder, stdout, port)
    onTestFinished(() => nginx.stop())
    await nginx.start()
    writeDocuments(workshop.pages, { 'Fresh.json': page('Fresh', 'Fresh words.', { aliases: ['/unspoiled'] }) })
    await workshop.build()
    expect((await ask(port, '/Fresh')).status).toBe(200)
    nginx.reload()
    const locationOf = async (address: string) => (await ask(port, address)).headers.location
    await eventually(() => locationOf('/unspoiled')).toBe('/Fresh')
    // The workers of before may answer for a moment.
    await eventually(() => locationOf('/FRESH/?a=1')).toBe('/Fresh?a=1')
  })

  it('leaves the configuration as it is', async () => {
    const workshop = new Workshop(temporaryFolder(), smallSite())
    await workshop.build()
    const printed = () => hosting('nginx', '--root', workshop.out).stdout
    const before = printed()
    writeDocuments(workshop.pages, { 'fresh.json': page('Fresh', 'Fresh words.', { aliases: ['/unspoiled'] }) })
    await workshop.build()
    expect(printed()).toBe(before)
  })
})

describe('nginx', () => {
  it('starts before the first build', async () => {
    const folder = temporaryFolder()
    const nginx = new Nginx(folder, hosting('nginx', '--root', `${folder}/yet to come`).stdout, 80)
    expect(await nginx.verdict()).toEqual({ status: 0, text: expect.not.stringMatching(/warn|emerg/) })
  })
})

describe('npm run hosting', () => {
  it.each([
    [['apache'], /^Say for which server: .*\n$/],
    [[], /^Say for which server: .*\n$/],
    [['nginx', '--port', '0'], /^--port needs a number from 1 to 65535; 0 is none\.\n$/],
    [
      ['nginx', '--prot', '80'],
      /^Unknown option '--prot'\.\nThe options here are: --root …, --to …, --port …, --certificate …, --key …, --secure-port …, --nginx …, --brotli\.\n$/,
    ],
    [
      ['nginx', '--root', 'dist', '--to', 'site'],
      /^Say either --root, a folder with a site, or --to, a folder of releases; not both\.\n$/,
    ],
    [['nginx', '--certificate', 'a.pem'], /^https needs both: --certificate, .* and --key, .*\n$/],
    [
      ['nginx', '--certificate', 'a.pem', '--key', 'b.pem', '--port', '443'],
      /^http and https cannot share port 443\. Choose another with --port or --secure-port\.\n$/,
    ],
    [['netlify', '--root', '/nowhere/at/all'], /^There is no built site in \/nowhere\/at\/all\..*\n$/],
  ])('says what is wrong with: %s', (args, sentence) => {
    expect(hosting(...args)).toMatchObject({ status: 1, stdout: '', stderr: expect.stringMatching(sentence) })
  })
})
