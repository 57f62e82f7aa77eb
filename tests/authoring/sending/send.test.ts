import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { schemaText, withNames } from '../../../scripts/engine/schema/offered-names'
import type { Schema } from '../../../scripts/engine/schema/schemas'
import { identity, page, siteWith } from '../../engine/virtual-site'
import { Office, project, textOf, type Desk } from './desk'

const about = page('About', { sections: [{ type: 'hero', heading: 'About us' }] })
const data = page('Data')

/** What a send says in the end, and what is on the server by it. */
const linesOf = (said: string) => said.split('\n')

describe('npm run send', () => {
  test('says what changes, sends it and says what comes next', async () => {
    const office = new Office()
    const desk = office.desk('ana')
    desk.write({ 'about.json': about, 'data.json': data })
    expect(await desk.send()).toMatchInlineSnapshot(`
      "Data  /data
        This page is new.

      About  /about
        At the top: the heading is now "About us" (it was "About"); the text was removed.

      Sent “Data and About”. The site changes once somebody has agreed to it.
      Tell whoever looks after the project that it is there, under the name pages-data-and-about.
      If you change more, run npm run send again: it is added. npm run undo takes it back."
    `)
    expect(office.branches).toEqual(['main', 'pages-data-and-about'])
    expect(office.at('pages-data-and-about', 'pages-json/data.json')).toBe(textOf(data))
    expect(office.at('main', 'pages-json/data.json')).toBeUndefined()
  })

  test('says of a file from an old copy what it takes back, and how to keep that', async () => {
    const office = new Office()
    const desk = office.desk('ana')
    const old = desk.read('pages-json/about.json')
    desk.write({ 'about.json': about })
    await desk.send('Shorter words')
    writeFileSync(`${desk.folder}/pages-json/about.json`, old)
    const said = await desk.send('More')
    expect(said).toMatch(/pages-json\/about\.json is again as it was before “Shorter words” of \w+ \d+, \d{4}\./)
    expect(said).toContain('choose Discard Changes…')
  })

  test('says nothing of the kind where the words are new', async () => {
    const desk = new Office().desk('ana')
    desk.write({ 'about.json': about })
    expect(await desk.send('New words')).not.toContain('takes back')
  })

  test('names pictures and other files that go along, and those that no page uses', async () => {
    const desk = new Office().desk('ana')
    const picture = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10, 0, 255])
    desk.write({ 'data.json': data, '_images/private.png': picture })
    expect(linesOf(await desk.send('Data')).find((line) => line.startsWith('With'))).toBe(
      'With the pages goes: _images/private.png. No page uses _images/private.png: remove what nobody shall have.',
    )
  })

  test('says what is still to be written on a page that visitors would read, and not on a draft', async () => {
    const unfinished = {
      description: 'To write: what it is about.',
      sections: [{ type: 'hero', heading: 'Data', text: 'To write: for whom it is.' }],
    }
    const desk = new Office().desk('ana')
    desk.write({ 'data.json': page('Data', unfinished) })
    expect(await desk.send('Data')).toContain('2 texts with “To write:” in data.json.')
    desk.write({ 'data.json': page('Data', { ...unfinished, draft: true }) })
    expect(await desk.send('Data')).not.toContain('To write:” in')
  })

  test('leaves the pages as they are, and nothing of them to send', async () => {
    const desk = new Office().desk('ana')
    desk.write({ 'data.json': data })
    const before = desk.files
    await desk.send('Data')
    expect([desk.files, desk.git('status', '--short'), desk.git('branch', '--show-current')]).toEqual([
      before,
      '',
      'pages-data',
    ])
    expect(await desk.send()).toMatchInlineSnapshot(
      `"Nothing was sent: no page changed since you last sent something, or got the project."`,
    )
  })

  test('writes the words of the change beside it, for whoever looks at it', async () => {
    const office = new Office()
    const desk = office.desk('ana')
    desk.write({ 'about.json': about })
    await desk.send('New words\nfor us')
    expect(desk.git('log', '-1', '--format=%an%n%B')).toMatchInlineSnapshot(`
      "Ana
      New words for us

      About /about
      - At the top: the heading is now "About us" (it was "About"); the text was removed."
    `)
  })

  test('asks one question, and takes the answer for the title', async () => {
    const office = new Office()
    const desk = office.desk('ana')
    desk.write({ 'data.json': data })
    const said = await desk.send(undefined, { answers: ['All about données'] })
    expect(linesOf(said).filter((line) => line.includes('Press Enter'))).toMatchInlineSnapshot(`
      [
        "Press Enter to send this as “Data: this page is new”, or type in a few words what it is about. Ctrl and C sends nothing: ",
      ]
    `)
    expect(office.titles('pages-all-about-donnees')[0]).toBe('All about données')
  })

  test('adds to what was sent before', async () => {
    const office = new Office()
    const desk = office.desk('ana')
    desk.write({ 'data.json': data })
    await desk.send('Data')
    desk.write({ 'about.json': about })
    expect(await desk.send('About')).toMatchInlineSnapshot(`
      "About  /about
        At the top: the heading is now "About us" (it was "About"); the text was removed.

      Sent “About”. The site changes once somebody has agreed to it.
      Tell whoever looks after the project that it is there, under the name pages-data.
      If you change more, run npm run send again: it is added. npm run undo takes it back."
    `)
    expect(office.titles('pages-data')).toEqual(['About', 'Data', 'The site'])
  })

  test('sends pictures, and pages that are gone', async () => {
    const office = new Office()
    const desk = office.desk('ana')
    const picture = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10, 0, 255])
    desk.write({ '_images/office.png': picture, 'services/cloud.json': undefined, 'about.json': about })
    await desk.send('Office')
    expect(office.at('pages-office', 'pages-json/services/cloud.json')).toBeUndefined()
    expect(desk.git('show', 'HEAD:pages-json/_images/office.png').length).toBeGreaterThan(0)
    expect(desk.git('diff', '--stat', 'HEAD')).toBe('')
  })

  test('gives each request a name of its own', async () => {
    const office = new Office()
    for (const name of ['ana', 'ben']) {
      const desk = office.desk(name)
      desk.write({ 'data.json': page(`Data of ${name}`) })
      await desk.send('New page')
    }
    expect(office.branches).toEqual(['main', 'pages-new-page', 'pages-new-page-2'])
  })

  test('sends Windows line ends as the project has them, and leaves them in the file', async () => {
    const office = new Office()
    const desk = office.desk('ana')
    desk.git('config', 'core.safecrlf', 'true')
    const windows = textOf(about).replaceAll('\n', '\r\n')
    desk.write({ 'about.json': windows })
    await desk.send('About')
    expect([office.at('pages-about', 'pages-json/about.json'), desk.read('pages-json/about.json')]).toEqual([
      textOf(about),
      windows,
    ])
    expect(desk.git('status', '--short')).toBe('')
  })

  test('takes a file of which only the line ends changed for unchanged', async () => {
    const desk = new Office().desk('ana')
    desk.write({ 'about.json': textOf(project['about.json']).replaceAll('\n', '\r\n') })
    expect(await desk.send()).toMatch(/^Nothing was sent: no page changed/)
  })
})

describe('The schema that npm run dev renews', () => {
  test('goes along with the groups of services that it offers, and is taken back with them on the server', async () => {
    const office = new Office()
    const desk = office.desk('ana')
    const schema: Schema = JSON.parse(readFileSync('schemas/page.schema.json', 'utf8'))
    const offering = (...group: string[]) => schemaText(withNames(schema, { group, region: ['india', 'usa'] }))
    desk.put('schemas/page.schema.json', offering('data-ai', 'creative-experience'))
    desk.git('add', '--all')
    desk.git('commit', '--quiet', '--message=Schema')
    desk.git('push', '--quiet', 'origin', 'main')
    const groups = [...identity.groups, { id: 'cloud', label: 'Cloud', description: 'Servers of others.' }]
    desk.write({ '_site.json': siteWith({ groups }) })
    const renewed = offering('data-ai', 'creative-experience', 'cloud')
    desk.put('schemas/page.schema.json', renewed)
    expect(await desk.send('Cloud')).not.toContain('Not sent')
    expect([office.at('pages-cloud', 'schemas/page.schema.json'), desk.git('status', '--short')]).toEqual([renewed, ''])
  })

  test('stays here where anything else was changed in it', async () => {
    const desk = new Office({ ...project, '../schemas/page.schema.json': '{}' }).desk('ana')
    desk.put('schemas/page.schema.json', '{ "title": "Mine" }')
    desk.write({ 'data.json': data })
    expect(await desk.send('Data')).toContain('Not sent, as they are no pages: schemas/page.schema.json.')
  })
})

describe('What somebody prepared by other ways', () => {
  test('and is no page stays as it is, and is named', async () => {
    const office = new Office()
    const desk = office.desk('ana')
    desk.put('README.md', '# Mine\n')
    desk.git('add', 'README.md')
    desk.put('README.md', '# Mine, and more\n')
    desk.put('notes.txt', 'mine')
    desk.write({ 'data.json': data })
    const said = await desk.send('Data')
    expect(linesOf(said).filter((line) => line.startsWith('Not sent'))).toMatchInlineSnapshot(`
      [
        "Not sent, as they are no pages: README.md, notes.txt. They stay as they are; a developer sends such files.",
      ]
    `)
    expect(desk.git('status', '--short')).toBe('MM README.md\n?? notes.txt')
    expect(office.at('pages-data', 'README.md')).toBe('# Website\n')
  })

  test('and is no page is named where no page changed', async () => {
    const desk = new Office().desk('ana')
    desk.put('README.md', '# Mine\n')
    expect(await desk.send()).toMatchInlineSnapshot(`
      "Nothing was sent: no page changed since you last sent something, or got the project.
      Not sent, as they are no pages: README.md. They stay as they are; a developer sends such files."
    `)
  })

  test('on the main branch goes along, and is named', async () => {
    const office = new Office()
    const desk = office.desk('ana')
    desk.put('README.md', '# Mine\n')
    desk.git('commit', '--quiet', '--all', '--message=My readme')
    desk.write({ 'data.json': data })
    const said = await desk.send('Data')
    expect(linesOf(said).filter((line) => line.startsWith('Sent along'))).toMatchInlineSnapshot(`
      [
        "Sent along, as it was saved here before and never sent: 1 change, “My readme”.",
      ]
    `)
    expect(office.titles('pages-data')).toEqual(['Data', 'My readme', 'The site'])
    expect(office.titles('main')).toEqual(['The site'])
  })

  test('on a branch of theirs goes there with the pages', async () => {
    const office = new Office()
    const desk = office.desk('ana')
    desk.git('switch', '--quiet', '--create', 'spring')
    desk.write({ 'data.json': data })
    await desk.send('Data')
    expect(office.titles('spring')).toEqual(['Data', 'The site'])
  })

  test('at a state that no branch leads to becomes a request of its own', async () => {
    const office = new Office()
    const desk = office.desk('ana')
    desk.git('switch', '--quiet', '--detach')
    desk.write({ 'data.json': data })
    await desk.send('Data')
    expect([office.titles('pages-data'), desk.git('branch', '--show-current')]).toEqual([
      ['Data', 'The site'],
      'pages-data',
    ])
  })

  test('and was saved, but not sent, is sent without a page that changed', async () => {
    const office = new Office()
    const desk = office.desk('ana')
    desk.write({ 'data.json': data })
    desk.git('add', '--all')
    desk.git('commit', '--quiet', '--message=Data')
    expect(await desk.send()).toMatchInlineSnapshot(`
      "No page says anything else by it.

      Sent along, as it was saved here before and never sent: 1 change, “Data”.

      Sent “Data”. The site changes once somebody has agreed to it.
      Tell whoever looks after the project that it is there, under the name pages-data.
      If you change more, run npm run send again: it is added. npm run undo takes it back."
    `)
    expect(office.titles('pages-data')).toEqual(['Data', 'The site'])
  })
})

describe('What others sent meanwhile', () => {
  const other = page('Careers')

  async function twoDesks(): Promise<{ office: Office; desk: Desk; colleague: Desk }> {
    const office = new Office()
    const desk = office.desk('ana')
    desk.write({ 'data.json': data })
    await desk.send('Data')
    const colleague = office.desk('ben')
    colleague.git('switch', '--quiet', 'pages-data')
    return { office, desk, colleague }
  }

  test('to the main branch comes first', async () => {
    const office = new Office()
    const [desk, colleague] = [office.desk('ana'), office.desk('ben')]
    colleague.write({ 'careers.json': other })
    await colleague.send('Careers')
    office.takeOver('pages-careers')
    desk.write({ 'data.json': data })
    expect(linesOf(await desk.send('Data'))[0]).toMatchInlineSnapshot(
      `"First fetched what others changed since: pages-json/careers.json."`,
    )
    expect(office.at('pages-data', 'pages-json/careers.json')).toBe(textOf(other))
    expect(desk.read('pages-json/careers.json')).toBe(textOf(other))
  })

  test('to the main branch, in the same file, is brought together with what was written here', async () => {
    const office = new Office()
    const [desk, colleague] = [office.desk('ana'), office.desk('ben')]
    const before = desk.read('pages-json/about.json')
    const byBen = before.replace(/"description": .*/, '"description": "By Ben.",')
    const byBoth = byBen.replace('"heading": "About"', '"heading": "About us"')
    colleague.put('pages-json/about.json', byBen)
    await colleague.send('Ben')
    office.takeOver('pages-ben')
    desk.put('pages-json/about.json', before.replace('"heading": "About"', '"heading": "About us"'))
    const said = await desk.send('About')
    expect(linesOf(said)[0]).toMatchInlineSnapshot(
      `"First fetched what others changed since: pages-json/about.json. Both of you changed pages-json/about.json: both changes are in it now."`,
    )
    expect([desk.read('pages-json/about.json'), office.at('pages-about', 'pages-json/about.json')]).toEqual([
      byBoth,
      byBoth,
    ])
  })

  test('to the main branch, in the same place of a file, is told and keeps nobody from sending', async () => {
    const office = new Office()
    const [desk, colleague] = [office.desk('ana'), office.desk('ben')]
    colleague.write({ 'about.json': page('About Ben') })
    await colleague.send('Ben')
    office.takeOver('pages-ben')
    desk.write({ 'about.json': about })
    expect(linesOf(await desk.send('About'))[0]).toMatchInlineSnapshot(
      `"Somebody else changed pages-json/about.json on the site, and so did you, in the same place. They wrote "heading": "About Ben" where you wrote "heading": "About us". Whoever takes yours over has to choose."`,
    )
    expect(office.at('pages-about', 'pages-json/about.json')).toBe(textOf(about))
    expect(office.titles('pages-about')).toEqual(['About', 'The site'])
  })

  test('to the same request comes first, too', async () => {
    const { office, desk, colleague } = await twoDesks()
    colleague.write({ 'careers.json': other })
    await colleague.send('Careers')
    desk.write({ 'about.json': about })
    await desk.send('About')
    expect(office.titles('pages-data')).toEqual(['About', 'Careers', 'Data', 'The site'])
    expect(desk.files).toEqual({ ...colleague.files, 'about.json': textOf(about) })
  })

  test('to the same request, in the same file, is not lost, and neither is what was written here', async () => {
    const { office, desk, colleague } = await twoDesks()
    colleague.write({ 'data.json': page('Data, by Ben') })
    await colleague.send('Ben')
    desk.write({ 'data.json': page('Data, by Ana') })
    const before = desk.state
    expect(await desk.send('Ana')).toMatchInlineSnapshot(
      `"Somebody else changed pages-json/data.json in the same request, and so did you, in the same place. They wrote "title": "Data, by Ben", where you wrote "title": "Data, by Ana",. One of the two would be lost. To keep theirs, write it so in your file, and send again. To have yours looked at by itself, run npm run send -- --apart: whoever takes it over brings the two together. Nothing was sent, and your files are as they were."`,
    )
    expect(desk.state).toEqual(before)
    await desk.send('Ana', { apart: true })
    expect(office.titles('pages-ana')).toEqual(['Ana', 'Data', 'The site'])
    expect(office.titles('pages-data')).toEqual(['Ben', 'Data', 'The site'])
  })

  test('to the same request after something was saved here by other ways is not lost either', async () => {
    const { desk, colleague } = await twoDesks()
    colleague.write({ 'careers.json': other })
    await colleague.send('Careers')
    desk.put('README.md', '# Mine\n')
    desk.git('commit', '--quiet', '--all', '--message=My readme')
    desk.write({ 'about.json': about })
    const before = desk.state
    expect(await desk.send('About')).toMatchInlineSnapshot(
      `"Somebody else sent to the same request, and so did somebody from this computer by another way. To have yours looked at by itself, run npm run send -- --apart: whoever takes it over brings the two together. Nothing was sent, and your files are as they were."`,
    )
    expect(desk.state).toEqual(before)
  })

  test.each(['merge', 'squash'] as const)(
    'and published by a %s makes what is sent next a request of its own',
    async (how) => {
      const { office, desk } = await twoDesks()
      office.takeOver('pages-data', how)
      desk.write({ 'about.json': about })
      const said = await desk.send('About')
      expect(linesOf(said)[0]).toBe('What you sent before was taken over. This becomes a request of its own.')
      expect(office.titles('pages-about')[0]).toBe('About')
      expect(office.titles('pages-about')).toEqual(['About', ...office.titles('main')])
    },
  )

  test.each(['merge', 'squash'] as const)('after a %s comes here before the next request', async (how) => {
    const { office, desk } = await twoDesks()
    office.takeOver('pages-data', how)
    desk.git('push', '--quiet', 'origin', ':pages-data')
    const ben = office.desk('late')
    ben.write({ 'about.json': page('About Ben') })
    ben.git('commit', '--quiet', '--all', '--message=Ben')
    ben.git('push', '--quiet', 'origin', 'main')
    desk.write({ 'data.json': page('Data, by Ana') })
    await desk.send('Ana')
    expect(office.titles('pages-ana')).toEqual(['Ana', ...office.titles('main')])
    expect(desk.read('pages-json/about.json')).toBe(textOf(page('About Ben')))
    expect(desk.read('pages-json/data.json')).toBe(textOf(page('Data, by Ana')))
  })

  test('and closed makes what is sent next a request of its own, with what was in that one', async () => {
    const { office, desk } = await twoDesks()
    desk.git('push', '--quiet', 'origin', ':pages-data')
    desk.git('update-ref', 'refs/remotes/origin/pages-data', 'HEAD')
    desk.write({ 'about.json': about })
    expect(linesOf(await desk.send('About'))[0]).toMatchInlineSnapshot(
      `"What you sent before was closed, and not taken over. This becomes a request of its own, and what was in that one is in it as well."`,
    )
    expect(office.titles('pages-about')).toEqual(['About', 'The site'])
    expect(desk.read('pages-json/about.json')).toBe(textOf(about))
    expect(office.at('pages-about', 'pages-json/data.json')).toBe(textOf(data))
  })

  test('is all there when the sending was stopped on the way and is begun again', async () => {
    const { office, desk } = await twoDesks()
    office.takeOver('pages-data')
    const byBen = desk.read('pages-json/about.json').replace(/"description": .*/, '"description": "By Ben.",')
    const byBoth = byBen.replace('"heading": "About"', '"heading": "About us"')
    const ben = office.desk('late')
    ben.put('pages-json/about.json', byBen)
    ben.write({ 'careers.json': other })
    ben.git('add', '--all')
    ben.git('commit', '--quiet', '--message=Ben')
    ben.git('push', '--quiet', 'origin', 'main')
    // Stopped after the files were there, and before the branch led to their state.
    desk.put('pages-json/about.json', byBoth)
    desk.write({ 'careers.json': other })
    await desk.send('Ana')
    expect(office.titles('pages-ana')).toEqual(['Ana', ...office.titles('main')])
    expect(office.at('pages-ana', 'pages-json/about.json')).toBe(byBoth)
  })
})

describe('A sending that was interrupted after the server had it', () => {
  test('is found there, and not sent twice', async () => {
    const office = new Office()
    const desk = office.desk('ana')
    desk.write({ 'data.json': data })
    const before = desk.git('rev-parse', 'main')
    await desk.send('Data')
    // As if the window had been closed before this computer noted it.
    desk.git('symbolic-ref', 'HEAD', 'refs/heads/main')
    desk.git('branch', '--quiet', '-D', 'pages-data')
    desk.git('reset', '--quiet', before)
    await desk.send('Data')
    expect([office.branches, office.titles('pages-data')]).toEqual([
      ['main', 'pages-data'],
      ['Data', 'The site'],
    ])
  })
})
