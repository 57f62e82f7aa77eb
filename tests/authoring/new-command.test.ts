import { cpSync } from 'node:fs'
import type { Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contentOf as contentOfSite, readDocuments } from '../../scripts/authoring/documents'
import { redirectTable } from '../../scripts/engine/publish/redirects'
import { serve } from '../../scripts/engine/publish/serve'
import { contentOf, newFolder, removeFolder } from '../engine/publish/folders'
import { withFolder } from '../engine/virtual-site'
import { runCommand } from './run-command'

const made = [
  { kind: 'service', address: '/services/cloud-migration', list: '/services' },
  { kind: 'article', address: '/Blog/small-sites', list: '/Blog' },
  { kind: 'job', address: '/career/data-engineer', list: '/career' },
  { kind: 'page', address: '/company/history', list: undefined },
]

describe("A page made among the site's own", () => {
  const folder = newFolder()
  const pages = `${folder}/pages`
  let server: Server
  let url = ''

  beforeAll(async () => {
    cpSync('pages-json', pages, { recursive: true })
    for (const { kind, address } of made)
      expect(runCommand('new', pages, `--${kind}`, address, `A new ${kind}`)).toMatchObject({ status: 0, stderr: '' })
    expect(runCommand('build', pages, '--out', `${folder}/out`)).toMatchObject({ status: 0, stderr: '' })
    const content = contentOfSite(readDocuments(pages, '2026-11-20'))
    server = await serve(`${folder}/out`, redirectTable(content), 0)
    const address = server.address()
    url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : ''}`
  })

  afterAll(() => {
    server.close()
    removeFolder(folder)
  })

  test.each(made)('answers at $address with its title as its heading', async ({ kind, address }) => {
    const response = await fetch(url + address)
    expect(response.status).toBe(200)
    expect(await response.text()).toMatch(new RegExp(`<h1[^>]*>(<[^>]+>)*A new ${kind}`))
  })

  test.each(made.filter(({ list }) => list))('stands in the list on $list', async ({ address, list }) => {
    const main = /<main.*<\/main>/s.exec(await (await fetch(`${url}${list}`)).text())?.[0]
    expect(main).toContain(`href="${address}"`)
  })
})

describe('npm run new', () => {
  test('says what to type where nobody can be asked', () => {
    expect(withFolder({}, (pages) => runCommand('new', pages))).toEqual({
      status: 1,
      stdout: '',
      stderr: 'Say which address and which title: npm run new -- /about/history "Our history"\n',
    })
  })

  test('writes over nothing', () => {
    withFolder({}, (pages) => {
      const before = contentOf(pages)
      const { status, stderr } = runCommand('new', pages, '/contact', 'Write to us')
      expect([status, stderr]).toEqual([
        1,
        'There already is a page at /contact: pages-json/contact.json. Choose another address.\n',
      ])
      expect(contentOf(pages)).toEqual(before)
    })
  })
})
