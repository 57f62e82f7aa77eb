import { describe, expect, test } from 'vitest'
import { contentOf as contentIn } from '../../scripts/authoring/documents'
import { planRemove } from '../../scripts/authoring/plan-remove'
import { removeReport } from '../../scripts/authoring/remove-report'
import { redirectFinder, redirectTable } from '../../scripts/engine/publish/redirects'
import { contentOf } from '../engine/publish/folders'
import { smallSite } from '../engine/publish/small-site'
import { page, pageWith, siteWith, tinySite, withFolder, type Files } from '../engine/virtual-site'
import { changed, documentsOf, textsIn } from './in-memory'
import { runCommand } from './run-command'

const old: Files = {
  'old.json': page('Old', { aliases: ['/older', '/older.html'], canonical: '/the-old' }),
  'new.json': page('New', { aliases: ['/newer'] }),
}

function remove(files: Files, from: string, to: string) {
  const documents = documentsOf({ ...tinySite, ...files })
  const plan = planRemove(documents, { page: from, to })
  return {
    plan,
    documents: changed(documents, plan),
    report: removeReport(plan, false).replaceAll(documents.pages, 'pages-json'),
  }
}

function documentAfter(files: Files, place: string) {
  return JSON.parse(textsIn(remove(files, '/old', '/new').documents)[place] ?? 'null')
}

function refusal(files: Files, from: string, to: string): string {
  try {
    remove(files, from, to)
  } catch (error) {
    if (error instanceof Error && error.name === 'Refusal')
      return error.message.replace(/\S*in-memory-\w+/g, 'pages-json')
    throw error
  }
  return 'It was not refused.'
}

describe('A page that is removed', () => {
  test('is gone, and its addresses are aliases of the other', () => {
    const texts = textsIn(remove(old, '/old', '/new').documents)
    expect(texts['old.json']).toBeUndefined()
    expect(JSON.parse(texts['new.json'] ?? '')).toEqual({
      ...page('New'),
      aliases: ['/newer', '/old', '/the-old', '/older', '/older.html'],
    })
  })

  test('leaves links that lead to the other, without the places it had', () => {
    const text = (path: string) =>
      pageWith({ type: 'intro', heading: 'What', text: [`See [it](${path}) and [more](/contact#offices).`] })
    const files = { ...old, 'a.json': text('/old?a=1#old') }
    expect(documentAfter(files, 'a.json')).toEqual(text('/new'))
  })

  test('leaves links in _site.json that lead to the other', () => {
    const site = (path: string) => siteWith({ navigation: [{ label: 'It', path }], preload: [path] })
    expect(documentAfter({ ...old, '_site.json': site('/old') }, '_site.json')).toEqual(site('/new'))
  })

  test.each(['/services/cloud', '/services/testing', '/services/data/Reports', '/career/maker', '/Blog/Speed'])(
    '%s breaks nothing: every address of it leads to the other in one hop',
    (path) => {
      const documents = documentsOf(smallSite())
      const { page, ...plan } = planRemove(documents, { page: path, to: '/about' })
      const content = contentIn(changed(documents, plan))
      const { problems } = content
      expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
      const find = redirectFinder(redirectTable(content))
      expect([page.path, ...page.aliases, ...(page.canonical ? [page.canonical] : [])].map(find)).toEqual(
        plan.addresses.map(() => '/about'),
      )
    },
  )
})

describe('Removing a page is refused', () => {
  test.each<[string, Files, string, string, string]>([
    ['where there is none', old, '/odl', '/new', 'There is no page at /odl. Did you mean /old?'],
    ['where there is no other', old, '/old', '/nwe', 'There is no page at /nwe. Did you mean /new?'],
    [
      'where the other is only another address of a page',
      old,
      '/old',
      '/newer',
      '/newer is another address of pages-json/new.json. Name the page by its own: /new',
    ],
    ['where the other is the page itself', old, '/old', '/old', '/old is the page itself. Name one that stays.'],
    ['of the home page', old, '/', '/new', 'The site needs the page /. It stays where it is.'],
    [
      'of one whose own addresses cannot be read',
      { ...old, 'old.json': '{ "aliases": ["/x", }' },
      '/old',
      '/new',
      'Nothing was changed, as a file that would have to change has a mistake in it. Mend it first:\npages-json/old.json:1:19  This comma is one too many. Remove it.',
    ],
    [
      'where the aliases of the other are no list',
      { ...old, 'a.json': page('A', { aliases: '/x' }) },
      '/old',
      '/a',
      'Nothing was changed: "aliases" in pages-json/a.json has to be a list in [ ], so that the old address can be added. Mend it first.',
    ],
  ])('%s', (_case, files, from, to, sentence) => {
    expect(refusal(files, from, to)).toBe(sentence)
  })
})

describe('npm run remove', () => {
  test('says what it did and what is left to do', () => {
    const files = {
      ...old,
      'old/part.json': page('Part'),
      'a.json': pageWith({ type: 'cta', heading: 'Start', button: { label: 'The old', path: '/old' } }),
    }
    expect(remove(files, '/old', '/new').report).toMatchInlineSnapshot(`
      "Removed pages-json/old.json.
      /old and 3 more of its addresses lead to /new from now on, by "aliases" in pages-json/new.json.
      Links that lead to /new now:
        pages-json/a.json: 1 link, line 14

      Left to do:
      - Read these links again: their words were written for “Old”, which is gone.
      - 1 page beneath it stayed: /old/part"
    `)
  })

  test('removes the file', () => {
    withFolder(old, (pages) => {
      expect(runCommand('remove', pages, '/old', '--to', '/new')).toMatchObject({ status: 0, stderr: '' })
      expect(Object.keys(contentOf(pages))).toEqual([
        '404.json',
        '_site.json',
        'contact.json',
        'index.json',
        'new.json',
      ])
      expect(runCommand('validate', pages).stdout).toBe('4 pages, no errors, no warnings\n')
    })
  })

  test('changes nothing with --dry-run', () => {
    withFolder(old, (pages) => {
      const before = contentOf(pages)
      expect(runCommand('remove', pages, '/old', '--to', '/new', '--dry-run').stdout).toMatch(
        /^Nothing was changed yet\./,
      )
      expect(contentOf(pages)).toEqual(before)
    })
  })

  test('says what to type where the other page is not named', () => {
    expect(withFolder(old, (pages) => runCommand('remove', pages, '/old'))).toEqual({
      status: 1,
      stdout: '',
      stderr:
        'Say which page to remove, and which page its address shall lead to from then on: npm run remove -- /old-page --to /other-page\n',
    })
  })
})
