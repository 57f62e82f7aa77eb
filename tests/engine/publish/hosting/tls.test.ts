import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { connect as connectHttp2 } from 'node:http2'
import { connect, type ConnectionOptions } from 'node:tls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasOwnLineForHttp2 } from '../../../../scripts/engine/publish/nginx-tls'
import { strictTransport } from '../../../../scripts/engine/publish/headers'
import { findOpenssl } from '../../../../scripts/workshop/setup/openssl'
import { newFolder, removeFolder, Workshop } from '../folders'
import { smallSite } from '../small-site'
import { ask, type Answer } from './ask'
import { freePort, Nginx } from './nginx'
import { observe } from './observatory'

const name = 'www.acme.test'

describe('nginx with a certificate', () => {
  const folder = newFolder()
  const workshop = new Workshop(folder, smallSite())
  const [certificate, key] = [`${folder}/site's certificate.pem`, `${folder}/key.pem`]
  let nginx: Nginx
  let securePort: number

  beforeAll(async () => {
    await workshop.build()
    const made = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
    const about = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`, '-keyout', key, '-out', certificate]
    spawnSync(await findOpenssl(), [...made, ...about])
    const port = await freePort()
    securePort = await freePort()
    const secured = ['--certificate', certificate, '--key', key, '--secure-port', String(securePort)]
    const args = ['hosting', 'nginx', '--root', workshop.out, '--port', String(port), ...secured]
    const { stdout } = spawnSync(process.execPath, ['scripts/run.mjs', ...args], { encoding: 'utf8' })
    nginx = new Nginx(folder, stdout, port)
    await nginx.start()
  })
  afterAll(async () => {
    await nginx.stop()
    removeFolder(folder)
  })

  const asked = (options: ConnectionOptions = {}): ConnectionOptions => ({
    host: '127.0.0.1',
    port: securePort,
    servername: name,
    ca: readFileSync(certificate),
    ...options,
  })
  const byHttps = (address: string) => ask(securePort, address, { headers: { Host: name }, secure: asked() })
  const byHttp = (address: string) => ask(nginx.port, address, { headers: { Host: name } })

  /** Shakes hands with the server. @returns what was agreed on; undefined where nothing was */
  function agreedOn(options: ConnectionOptions): Promise<{ protocol: string | null; alpn: unknown } | undefined> {
    return new Promise((resolve) => {
      const socket = connect(asked(options), () => {
        resolve({ protocol: socket.getProtocol(), alpn: socket.alpnProtocol })
        socket.destroy()
      })
      socket.on('error', () => resolve(undefined))
    })
  }

  it('is told so without a warning', async () => {
    const { status, text } = await nginx.verdict()
    expect([status, text.split('\n').filter((line) => /warn|emerg|error/.test(line))]).toEqual([0, []])
  })

  it.each(['/', '/about', '/about?a=1&b=%20x', '/COMPANY/', '/nowhere'])(
    'leads %s from http to https, at the same host and as it was written',
    async (address) => {
      const { status, headers } = await byHttp(address)
      expect([status, headers.location]).toEqual([301, `https://${name}:${securePort}${address}`])
    },
  )

  it('says nothing of https by http, where browsers would not believe it', async () => {
    expect((await byHttp('/about')).headers['strict-transport-security']).toBeUndefined()
  })

  it.each([
    ['/', 200],
    ['/about', 200],
    ['/about.json', 200],
    ['/about/', 301],
    ['/nowhere', 404],
  ])('has browsers ask for %s by https from then on', async (address, status) => {
    const answer = await byHttps(address)
    expect([answer.status, answer.headers]).toEqual([status, expect.objectContaining(lowered(strictTransport))])
  })

  it('leads to the right address in one hop by https too', async () => {
    expect((await byHttps('/COMPANY/?a=1')).headers.location).toBe('/about?a=1')
  })

  it.each([
    ['TLSv1.3', 'TLSv1.3'],
    ['TLSv1.2', 'TLSv1.2'],
  ] as const)('speaks %s', async (version, agreed) => {
    expect(await agreedOn({ minVersion: version, maxVersion: version })).toMatchObject({ protocol: agreed })
  })

  it.each(['TLSv1.1', 'TLSv1'] as const)('does not speak %s', async (version) => {
    // This side has to be talked into it first.
    const options = { minVersion: version, maxVersion: version, ciphers: 'DEFAULT@SECLEVEL=0' }
    expect(await agreedOn(options)).toBeUndefined()
  })

  it.each(['ECDHE-ECDSA-AES128-SHA', 'ECDHE-ECDSA-AES256-SHA384', 'AES128-GCM-SHA256'])(
    'refuses the cipher %s, which Mozilla advises against',
    async (ciphers) => {
      expect(await agreedOn({ maxVersion: 'TLSv1.2', ciphers: `${ciphers}:@SECLEVEL=0` })).toBeUndefined()
    },
  )

  it.each([
    [['h2', 'http/1.1'], 'h2'],
    [['http/1.1'], 'http/1.1'],
  ])('of %j speaks %s', async (ALPNProtocols, alpn) => {
    expect(await agreedOn({ ALPNProtocols })).toMatchObject({ alpn })
  })

  it('answers by HTTP/2', async () => {
    const session = connectHttp2(`https://${name}:${securePort}`, asked())
    const stream = session.request({ ':path': '/about' })
    const chunks: Buffer[] = []
    const status = await new Promise((resolve, reject) => {
      stream.on('response', (headers) => resolve(headers[':status']))
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('error', reject)
    })
    await new Promise((resolve) => stream.on('end', resolve))
    session.close()
    expect([status, Buffer.concat(chunks).toString()]).toEqual([200, workshop.read('about.html')])
  })

  describe.each(['/', '/about', '/services', '/Blog/Speed', '/nowhere'])("by Observatory's rules %s", (address) => {
    const seen = ({ headers, body }: Answer, hop: string | undefined) =>
      observe({ host: name, hop, headers, html: body.toString() })

    it('scores 120, with nothing to mend', async () => {
      const { location } = (await byHttp(address)).headers
      expect(seen(await byHttps(address), location)).toEqual({
        score: 120,
        results: [
          'cookies-not-found',
          'cross-origin-resource-sharing-not-implemented',
          'csp-implemented-with-no-unsafe-default-src-none',
          'hsts-implemented-max-age-at-least-six-months',
          'redirection-to-https',
          'referrer-policy-private',
          'sri-not-implemented-but-all-scripts-loaded-from-secure-origin',
          'x-content-type-options-nosniff',
          'x-frame-options-implemented-via-csp',
          'corp-not-implemented',
        ],
      })
    })

    it('would score less than 100 by http alone', async () => {
      const answer = await byHttps(address)
      delete answer.headers['strict-transport-security']
      expect(seen(answer, undefined).score).toBeLessThan(100)
    })
  })
})

describe('The way to turn HTTP/2 on', () => {
  it.each([
    ['nginx version: nginx/1.22.1', false],
    ['1.24', false],
    ['1.25.0', false],
    ['1.25.1', true],
    ['1.26', true],
    ['1.29.3', true],
    ['2.0', true],
    [undefined, true],
  ])('of nginx %s is a line of its own: %s', (version, own) => {
    expect(hasOwnLineForHttp2(version)).toBe(own)
  })
})

function lowered(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([header, value]) => [header.toLowerCase(), value]))
}
