import { appendFileSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newFolder, removeFolder } from '../../engine/publish/folders'
import { RunningStudio } from './running'

const folder = newFolder()
const studio = new RunningStudio(folder)
beforeAll(() => studio.start())
afterAll(async () => {
  await studio.stop()
  removeFolder(folder)
})

describe('A call', () => {
  test('of the window is answered', async () => {
    const { status, text } = await studio.call('open', { path: '/contact' })
    expect([status, JSON.parse(text).file]).toEqual([200, `${studio.pages}/contact.json`])
  })

  test.each([
    ['from another site', { origin: 'https://example.com' }],
    ['from another port of this computer', { origin: 'http://127.0.0.1:1' }],
    ['that a browser says is from elsewhere', { 'sec-fetch-site': 'same-site' }],
    ['without a token', { 'x-studio-token': '' }],
    ['with the token of another run', { 'x-studio-token': 'a'.repeat(43) }],
    ['by another name of this computer', { host: 'example.com', origin: 'http://example.com' }],
  ])('%s is refused', async (_what, headers) => {
    const { status } = await studio.call('save', { file: `${studio.pages}/contact.json` }, headers)
    expect(status).toBe(403)
  })

  test('that is only looked at is refused', async () => {
    const { status } = await studio.call('pages', undefined, {}, 'GET')
    expect(status).toBe(405)
  })

  test('as a form of another page would send it is refused', async () => {
    const { status } = await studio.call('pages', {}, { 'content-type': 'text/plain' })
    expect(status).toBe(415)
  })

  test('larger than a picture may be is refused', async () => {
    const { status, text } = await studio.call('paste', { html: 'x'.repeat(30_000_000), text: '' })
    expect([status, text]).toEqual([413, expect.stringContaining('more than the studio takes at once')])
  })

  test.each([
    ['of a name that there is not', 'eval', {}, 404],
    ['of a name that every object has', 'constructor', {}, 404],
    ['of another form', 'open', { path: 3 }, 400],
  ])('%s is answered with a status that says so', async (_what, name, ask, status) => {
    expect((await studio.call(name, ask)).status).toBe(status)
  })
})

describe('The window', () => {
  test('runs nothing inline and nothing from elsewhere, and stands in no frame', async () => {
    const { headers } = await studio.get('/@studio')
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; frame-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    )
  })

  test.each([
    ['by another name of this computer', { host: 'example.com' }],
    ['by a script of another page', { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }],
    ['in a frame', { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }],
  ])('is not given away %s', async (_what, headers) => {
    const { status, text } = await studio.get('/@studio', headers)
    expect([status, text.includes(studio.token)]).toEqual([403, false])
  })

  test('lets no other server on this computer read along', async () => {
    const { headers } = await studio.get('/@studio', { origin: 'http://localhost:1' })
    expect(headers['access-control-allow-origin']).toBeUndefined()
  })

  test.each([
    '/@studio/files/..%2f..%2fpackage.json',
    '/@studio/files/%2e%2e/package.json',
    '/@studio/pictures/..%2fcontact.json',
  ])('has no file at %s', async (address) => {
    expect((await studio.get(address)).status).toBe(404)
  })
})

describe('Events', () => {
  test('are told to nobody without the token', async () => {
    expect((await studio.get('/@studio/events?token=x')).status).toBe(403)
  })

  test('tell what another program has saved, and that all is checked', async () => {
    const file = `${studio.pages}/contact.json`
    const [changed, checked] = await studio.events(() => appendFileSync(file, '\n'))
    expect(changed).toMatchObject({ event: 'changed', document: { file, text: readFileSync(file, 'utf8') } })
    expect(checked).toEqual({ event: 'checked' })
  })

  test('do not tell that a document was opened', async () => {
    const told = await studio.events(() => {
      void studio.call('open', { path: '/about' }).then(() => appendFileSync(`${studio.pages}/career/index.json`, '\n'))
    })
    expect(told[0]).toMatchObject({ document: { file: `${studio.pages}/career/index.json` } })
  })

  test('tell a save of one window to the others, once', async () => {
    const { file, text, hash } = JSON.parse((await studio.call('open', { path: '/services' })).text)
    const ask = { file, text: `${text}\n`, base: hash, words: 'Added a line', run: '1' }
    const told = await studio.events(() => void studio.call('save', ask))
    expect(told.map(({ event }) => event)).toEqual(['changed', 'checked'])
  })
})

test('An upload takes no other file’s place', async () => {
  const png = readFileSync('tests/live/studio/dot.png').toString('base64')
  const names = [
    await studio.call('upload', { name: 'Dot one.PNG', bytes: png }),
    await studio.call('upload', { name: '../dot-one.png', bytes: png }),
  ]
  expect(names.map(({ text }) => JSON.parse(text))).toEqual([{ name: 'dot-one.png' }, { name: 'dot-one-2.png' }])
})

test.each([
  ['x.png', '<svg>', 'it is no picture of a kind that browsers show'],
  ['IMG_1.HEIC', '\0\0\0\x18ftypheic', 'it is a HEIC picture, which browsers cannot show'],
])('What browsers cannot show (%s) is not added, and what the studio takes is said', async (name, content, why) => {
  const { text } = await studio.call('upload', { name, bytes: Buffer.from(content).toString('base64') })
  expect(JSON.parse(text)).toEqual({
    refused: `${name} was not added: ${why}. The studio takes JPEG, PNG, WebP and AVIF: open it on your computer, export it as JPEG, and add that.`,
  })
})
