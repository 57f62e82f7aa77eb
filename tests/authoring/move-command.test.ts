import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { moveReport } from '../../scripts/authoring/move-report'
import { planMove } from '../../scripts/authoring/plan-move'
import { writeJournal } from '../../scripts/engine/files/journal'
import { contentOf } from '../engine/publish/folders'
import { page, siteWith, tinySite, withFolder, type Files } from '../engine/virtual-site'
import { changed, documentsOf, textsIn } from './in-memory'
import { runCommand } from './run-command'

const cloud: Files = {
  '_site.json': siteWith({ navigation: [{ label: 'Cloud', path: '/services/cloud' }] }),
  'services/cloud.json': page('Cloud', { $schema: '../../schemas/page.schema.json' }),
}

/** What is printed of a move. */
function report(files: Files, from: string, to: string): string {
  const documents = documentsOf({ ...tinySite, ...files })
  return moveReport(planMove(documents, { from, to, alone: false }), false).replaceAll(documents.pages, 'pages-json')
}

describe('npm run move', () => {
  test('moves the file, and says what it did and what is left to do', () => {
    withFolder(cloud, (pages) => {
      const { status, stdout, stderr } = runCommand('move', pages, '/services/cloud', '/cloud')
      expect([status, stderr]).toEqual([0, ''])
      expect(stdout).toMatchInlineSnapshot(`
        "Moved /services/cloud to /cloud.
          pages-json/services/cloud.json is now pages-json/cloud.json
        Links that lead to the new address now:
          pages-json/_site.json: 1 link, line 48
        /services/cloud still works: it leads to the page, and stands in its "aliases".
        What was a service stays one: "kind" says so now, as the new folder does not.

        Left to do:
        - Look at it: npm run dev, then open the address it prints, and /cloud there.
        - Its title is still “Cloud”. To change it, open pages-json/cloud.json.
        - Its banner shows another picture now, as pictures are chosen by address. Look whether it suits the page.
        "
      `)
      expect(Object.keys(contentOf(pages))).toEqual([
        '404.json',
        '_site.json',
        'cloud.json',
        'contact.json',
        'index.json',
      ])
      expect(runCommand('validate', pages).stdout).toContain('4 pages, no errors')
    })
  })

  test('changes nothing with --dry-run', () => {
    withFolder(cloud, (pages) => {
      const before = contentOf(pages)
      const { status, stdout } = runCommand('move', pages, '/services/cloud', '/cloud', '--dry-run')
      expect([status, stdout.split('\n')[0]]).toEqual([0, 'Nothing was changed yet. This is what the move does:'])
      expect(contentOf(pages)).toEqual(before)
    })
  })

  test('changes nothing where npm took --dry-run for its own', () => {
    withFolder(cloud, (pages) => {
      const before = contentOf(pages)
      const args = ['run', '--silent', 'move', '/services/cloud', '/cloud', '--dry-run', '--', '--pages', pages]
      const { stdout } = spawnSync('npm', args, { encoding: 'utf8', shell: process.platform === 'win32' })
      expect(stdout).toMatch(/^Nothing was changed yet\./)
      expect(contentOf(pages)).toEqual(before)
    })
  })

  test('changes nothing where it refuses, and says why in a sentence', () => {
    withFolder(cloud, (pages) => {
      const before = contentOf(pages)
      expect(runCommand('move', pages, '/services/clowd', '/cloud')).toEqual({
        status: 1,
        stdout: '',
        stderr: 'There is no page at /services/clowd. Did you mean /services/cloud?\n',
      })
      expect(contentOf(pages)).toEqual(before)
    })
  })

  test.each([[[]], [['/a']], [['/a', '/b', '/c']]])('says what to type where %j was typed', (typed) => {
    expect(withFolder({}, (pages) => runCommand('move', pages, ...typed)).stderr).toBe(
      'Say which page to move, and to which address: npm run move -- /old-address /new-address\n',
    )
  })

  test('that was interrupted is finished by the next command that reads the pages', () => {
    withFolder(cloud, (folder) => {
      const pages = `${folder}/pages`
      mkdirSync(`${pages}/services`, { recursive: true })
      const aside = `${folder}/.pages`
      mkdirSync(`${aside}/staged`, { recursive: true })
      for (const [place, content] of Object.entries({ ...tinySite, ...cloud }))
        writeFileSync(`${pages}/${place}`, JSON.stringify(content))
      writeFileSync(`${aside}/staged/cloud.json`, JSON.stringify(cloud['services/cloud.json']))
      writeJournal(aside, { first: [], moves: ['cloud.json'], removals: ['services/cloud.json'] })
      expect(runCommand('validate', pages).stdout).toContain('4 pages, no errors')
      expect(Object.keys(contentOf(pages))).toEqual([
        '404.json',
        '_site.json',
        'cloud.json',
        'contact.json',
        'index.json',
      ])
    })
  })
})

describe('What is printed of a move', () => {
  test('of a page with pages beneath it', () => {
    const files = { 'services/index.json': page('Services'), 'services/cloud.json': page('Cloud') }
    expect(report(files, '/services', '/what-we-do')).toMatchInlineSnapshot(`
      "Moved /services to /what-we-do, with 1 page beneath it.
        pages-json/services/index.json is now pages-json/what-we-do/index.json
        pages-json/services/cloud.json is now pages-json/what-we-do/cloud.json
      Links that lead to the new address now:
        pages-json/_site.json: 1 link, line 62
      The 2 old addresses still work: they lead to the pages, and stand in their "aliases".

      Left to do:
      - Look at it: npm run dev, then open the address it prints, and /what-we-do there.
      - Its title is still “Services”. To change it, open pages-json/what-we-do/index.json.
      - Its banner shows another picture now, as pictures are chosen by address. Look whether it suits the page."
    `)
  })

  test('of a page that changes its letter case only', () => {
    expect(report(cloud, '/services/cloud', '/services/Cloud')).toContain(
      '/services/cloud still works: addresses are found in capital and small letters.',
    )
  })

  test('says where the old address still stands in plain words', () => {
    const files = { 'a.json': page('A'), 'b.json': page('B', { keywords: ['see /a', 'not /a-b or /a/b'] }) }
    expect(report(files, '/a', '/c')).toContain(
      'The old address still stands here, but not as a link that could be changed: pages-json/b.json:11.',
    )
  })

  test('says so where the banner gets another picture', () => {
    const picture = 'Its banner shows another picture now'
    expect(report({ 'career/index.json': page('Jobs') }, '/career', '/jobs')).toContain(picture)
  })

  test('shortens long lists', () => {
    const many = Object.fromEntries(
      Array.from({ length: 20 }, (_, number) => [`many/page-${number}.json`, page(`Page ${number}`)]),
    )
    expect(report(many, '/many', '/few')).toContain('\n  and 8 more files\n')
  })
})

describe('A root of the site', () => {
  const services = { 'services/index.json': page('Services'), 'services/cloud.json': page('Cloud') }
  const after = (files: Files, request: { from: string; to: string; alone: boolean }) => {
    const documents = documentsOf({ ...tinySite, ...files })
    return textsIn(changed(documents, planMove(documents, request)))
  }
  const rootsIn = (texts: Record<string, string>) => JSON.parse(texts['_site.json'] ?? '{}').roots
  const kindIn = (text = '{}') => JSON.parse(text).kind

  test('that moves is changed in _site.json, so that pages beneath it stay what they are', () => {
    const texts = after(services, { from: '/services', to: '/what-we-do', alone: false })
    expect(rootsIn(texts)).toMatchObject({ services: '/what-we-do', contact: '/contact' })
    expect(kindIn(texts['what-we-do/cloud.json'])).toBeUndefined()
  })

  test('is changed where only pages beneath it are there', () => {
    const texts = after({ 'services/cloud.json': page('Cloud') }, { from: '/services', to: '/work', alone: false })
    expect(rootsIn(texts).services).toBe('/work')
  })

  test('that moves alone leaves pages that say what they are', () => {
    const texts = after(services, { from: '/services', to: '/what-we-do', alone: true })
    expect(rootsIn(texts).services).toBe('/what-we-do')
    expect(kindIn(texts['services/cloud.json'])).toBe('service')
  })

  test('that comes to stand above other pages makes nothing else of them', () => {
    const files = { ...services, 'work/history.json': page('History') }
    const texts = after(files, { from: '/services', to: '/work', alone: false })
    expect(kindIn(texts['work/history.json'])).toBe('page')
  })

  test('cannot move while nobody can tell what the roots are', () => {
    const files = { ...services, '_site.json': '{ "name": ' }
    expect(() => after(files, { from: '/services', to: '/work', alone: false })).toThrow(
      'it is unclear which pages are services, articles or jobs. Mend it first.',
    )
  })
})
