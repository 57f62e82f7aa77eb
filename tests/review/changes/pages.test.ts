import { describe, expect, test } from 'vitest'
import { captions, film, pdf } from '../../../scripts/engine/check/example-attachments'
import { photo } from '../../../scripts/engine/check/example-pictures'
import { Link, page, siteWith } from '../../engine/virtual-site'
import { changesOf, told } from './told'

const cloud = page('Cloud')
const job = {
  title: 'Data Engineer',
  region: 'india',
  location: 'Trivandrum',
  type: 'Hybrid',
  url: 'https://forms.northwind.test/data',
  posted: '2026-11-01',
  description: 'You move data.',
  responsibilities: ['Write pipelines', 'Test pipelines'],
  requirements: ['SQL'],
}
const jobPage = (more: object = {}) =>
  page('Data Engineer, Trivandrum', {
    job: { ...job, ...more },
    sections: [{ type: 'hero', heading: 'Data Engineer' }, { type: 'job' }],
  })

describe('What changed between two states', () => {
  test('is nothing where nothing did', () => {
    expect(changesOf({ 'cloud.json': cloud }, { 'cloud.json': cloud })).toEqual({ pages: [], elsewhere: '' })
  })

  test('is nothing where a document is only written in another way', () => {
    expect(told({ 'cloud.json': cloud }, { 'cloud.json': JSON.stringify(cloud) })).toEqual([])
  })

  test('names a page by its title and its address', () => {
    const [change] = changesOf({}, { 'services/cloud.json': page('Cloud at {company}') }).pages
    expect(change).toMatchObject({ page: 'Cloud at Northwind', address: '/services/cloud' })
  })

  test.each([
    ['title', { title: 'Clouds' }, 'Clouds:', 'The title is now "Clouds" (it was "Cloud").'],
    ['long description', { description: 'D. '.repeat(40) }, 'Cloud:', 'The description changed.'],
    ['words people search for', { keywords: ['cloud'] }, 'Cloud:', 'The words people search for changed.'],
    ['group', { group: 'data-ai' }, 'Cloud:', 'It now belongs to "Data & AI".'],
    ['alias', { aliases: ['/sky'] }, 'Cloud:', '/sky now leads here.'],
    ['main address', { canonical: '/Cloud' }, 'Cloud:', 'Its main address for search engines changed.'],
    [
      'day of a check',
      { reviewed: '2026-11-20' },
      'Cloud:',
      'The day its facts were last checked, as shown on it, changed.',
    ],
  ])('names a new %s', (_name, more, title, sentence) => {
    expect(told({ 'cloud.json': cloud }, { 'cloud.json': { ...cloud, ...more } }).slice(0, 2)).toEqual([
      title,
      sentence,
    ])
  })

  test.each([
    [
      { draft: true },
      ['It is a draft now, and no longer published.', 'Its address leads nowhere meanwhile, and one page links there.'],
    ],
    [
      { published: '2026-12-01' },
      [
        'It is no longer published, until December 1, 2026.',
        'Its address leads nowhere meanwhile, and one page links there.',
      ],
    ],
  ])('says what ends where a page is taken back: %j', (more, sentences) => {
    const linking = page('Linking', { sections: [{ type: 'hero', heading: 'L', text: 'See [it](/cloud).' }] })
    const files = { 'linking.json': linking, 'cloud.json': cloud }
    const all = told(files, { ...files, 'cloud.json': { ...cloud, ...more } })
    expect(all.slice(0, 3)).toEqual(['Cloud:', ...sentences])
  })

  test.each([
    [{ draft: true }, {}, 'It is published now.'],
    [{ published: '2026-12-01' }, { published: '2026-11-01' }, 'It is published now.'],
    [{ draft: true }, { published: '2026-12-01' }, 'It is published on December 1, 2026.'],
    [{ published: '2026-11-01' }, { published: '2026-11-02' }, 'The day it was published changed.'],
  ])('says when a page is published: %j to %j', (before, after, sentence) => {
    expect(told({ 'cloud.json': { ...cloud, ...before } }, { 'cloud.json': { ...cloud, ...after } })[1]).toBe(sentence)
  })

  test('says of a new page that it is a draft', () => {
    expect(told({}, { 'cloud.json': { ...cloud, draft: true } }).slice(1, 3)).toEqual([
      'This page is new.',
      'It is a draft, and not published.',
    ])
  })

  test('says when a page loses its group, its alias or its place in the menu', () => {
    const full = { ...cloud, group: 'data-ai', menu: { order: 1 }, aliases: ['/a', '/b'] }
    expect(told({ 'services/cloud.json': full }, { 'services/cloud.json': cloud }).slice(1, 4)).toEqual([
      'It no longer belongs to a group of services.',
      'It is no longer in the services menu.',
      '/a and /b no longer lead here.',
    ])
  })

  test('tells a page that is new, one that was removed and one that moved apart', () => {
    const data = page('Data', { description: 'All about data.' })
    expect(
      told(
        { 'cloud.json': cloud, 'old.json': page('Old'), 'data.json': data },
        {
          'new.json': page('New'),
          'services/cloud.json': { ...cloud, aliases: ['/cloud'] },
          'services/data.json': { ...data, $schema: '../../schemas/page.schema.json' },
        },
      ).filter((line) => !line.startsWith('Because')),
    ).toEqual([
      'New:',
      'This page is new.',
      'Old:',
      'This page was removed. Its address leads nowhere now.',
      'Cloud:',
      'It moved from /cloud to /services/cloud. The old address leads here.',
      'Data:',
      'It moved from /data to /services/data. The old address leads nowhere now.',
    ])
  })

  test('says where the address of a removed page leads', () => {
    const lines = told({ 'a.json': page('A') }, { 'contact.json': page('Contact', { aliases: ['/a'] }) })
    expect(lines).toContain('This page was removed. Its address leads to "Contact" now.')
  })

  test('says what else changed on a page that moved', () => {
    const moved = page('Cloud', { aliases: ['/cloud'], sections: [{ type: 'hero', heading: 'Clouds' }] })
    expect(told({ 'cloud.json': cloud }, { 'clouds.json': moved })).toContain(
      'At the top: the heading is now "Clouds" (it was "Cloud").',
    )
  })
})

describe('A job', () => {
  const place = 'career/data.json'

  test('opens with its page, and is gone with it', () => {
    expect(told({}, { [place]: jobPage() })).toContain('A job is open here.')
    expect(told({ [place]: jobPage() }, {})).toContain('Its job is no longer open.')
  })

  test('is closed by a last day that is over, and opened by a later one', () => {
    const [open, closed] = [jobPage({ closes: '2026-12-01' }), jobPage({ closes: '2026-11-19' })]
    expect(told({ [place]: open }, { [place]: closed }).slice(1, 3)).toEqual([
      'The job is closed now.',
      'About the job: the last day to apply is now "2026-11-19" (it was "2026-12-01").',
    ])
    expect(told({ [place]: closed }, { [place]: open })[1]).toBe('The job is open again.')
  })

  test('is told in the words of the page', () => {
    const after = jobPage({
      location: 'Kochi',
      type: 'Remote',
      responsibilities: ['Test pipelines', 'Write pipelines'],
      requirements: ['SQL', 'R'],
    })
    expect(told({ [place]: jobPage() }, { [place]: after })).toContain(
      'About the job: the location is now "Kochi" (it was "Trivandrum"); the type is now "Remote" (it was "Hybrid"); the responsibilities are in another order; one requirement was added.',
    )
  })
})

describe('A page that is broken', () => {
  test('is said to be so, with what can be told', () => {
    const broken = '{ "title": "Cloud" "description": "New.", "sections": [{ "type": "hero", "heading": "Cloud" }] }'
    expect(told({ 'cloud.json': cloud }, { 'cloud.json': broken }).slice(0, 3)).toEqual([
      'Cloud:',
      'This page has one mistake and cannot be published. A comma is missing before this.',
      'The description is now "New." (it was "What Cloud is about.").',
    ])
  })

  test.each([
    ['empty', ''],
    ['no page', '[1]'],
    ['of another encoding', new Uint8Array([0xff, 0xfe, 0x7b])],
  ])('is said to be so where it is %s', (_kind, text) => {
    const lines = told({ 'cloud.json': cloud }, { 'cloud.json': text })
    expect(lines[1]).toMatch(/^This page is broken and cannot be compared\. \S/)
    expect(told({}, { 'cloud.json': text })[2]).toMatch(/^This page is broken/)
  })

  test('and is right again is said to be so', () => {
    expect(told({ 'cloud.json': '{' }, { 'cloud.json': cloud })).toContain('This page was broken and is right now.')
  })

  test('by what happened to another is said to be so', () => {
    const linking = page('Linking', {
      sections: [
        { type: 'hero', heading: 'Linking' },
        { type: 'cta', heading: 'Go', button: { label: 'Go', path: '/cloud' } },
      ],
    })
    expect(told({ 'cloud.json': cloud, 'linking.json': linking }, { 'linking.json': linking })).toContain(
      'This page has one mistake and cannot be published. In section 2 (cta, "Go"), there is no page at /cloud. Remove the link or choose another page.',
    )
  })

  test('names files as they are in the project', () => {
    const lines = told({}, { 'a.json': page('A'), 'b.json': page('B', { aliases: ['/a'] }) })
    expect(lines.join('\n')).toContain('/a already leads to pages-json/a.json.')
  })
})

describe('The company', () => {
  test('is told of as no page', () => {
    const { pages } = changesOf({}, { '_site.json': siteWith({ email: 'a@b.test' }) })
    expect(pages).toEqual([
      {
        page: "The company's details",
        address: '',
        sentences: ['The email address is now "a@b.test" (it was "hello@northwind.test").'],
      },
    ])
  })

  test('is said to have another contact page, by which only the contact buttons change', () => {
    const files = { 'write-to-us.json': page('Write to us') }
    const site = (contact: string) => ({ ...files, '_site.json': siteWith({ roots: { contact } }) })
    const said = told(site('/contact'), site('/write-to-us')).join('\n')
    expect(said).toContain('addresses of services, articles, jobs and contact')
    expect(said).toMatch(/^Because of this, the contact buttons change/m)
  })

  test('is said to be broken', () => {
    expect(told({}, { '_site.json': '{' })[1]).toMatch(/^They cannot be used as they are\. /)
    expect(told({ '_site.json': '{' }, {})[0]).toBe("The company's details:")
  })
})

describe('A picture', () => {
  const office = page('Office', {
    sections: [
      { type: 'hero', heading: 'Office' },
      { type: 'intro', heading: 'Here', text: ['Desks.'], image: { src: 'office.jpg', alt: 'Desks.' } },
    ],
  })

  test('that is another one under the same name changes the page that shows it', () => {
    const files = (picture: Uint8Array) => ({ 'office.json': office, '_images/office.jpg': picture })
    const other = Buffer.concat([photo, Buffer.from('!')])
    expect(told(files(photo), files(other))).toEqual(['Office:', 'The picture "office.jpg" was replaced.'])
    expect(told(files(photo), files(photo))).toEqual([])
  })

  test('that leads nowhere any more is told with its page', () => {
    const files = (picture: Uint8Array | Link) => ({ 'office.json': office, '_images/office.jpg': picture })
    const [page, ...sentences] = told(files(photo), files(new Link('nowhere.jpg')))
    expect([page, sentences.join(' ')]).toEqual(['Office:', expect.stringContaining('is only a link')])
  })
})

describe('A file that is another one under the same name', () => {
  const video = { src: 'move.mp4', captions: 'move.vtt', poster: 'still.png' }
  const files = [{ src: 'list.pdf', title: 'Checklist', description: 'What to settle before a move.' }]
  const about = page('About', {
    sections: [
      { type: 'hero', heading: 'About' },
      { type: 'video', heading: 'A trial move', video },
      { type: 'downloads', heading: 'To take with you', files },
    ],
  })
  const before = {
    'about.json': about,
    '_videos/move.mp4': film,
    '_videos/move.vtt': captions,
    '_images/still.png': photo,
    '_files/list.pdf': pdf,
  }

  test.each([
    ['a video', '_videos/move.mp4', Buffer.concat([film, film]), 'The video "move.mp4" was replaced.'],
    ['captions', '_videos/move.vtt', `${captions}\n`, 'The captions "move.vtt" were replaced.'],
    ['a file for download', '_files/list.pdf', `${pdf}%`, 'The file "list.pdf" was replaced.'],
  ])('changes the page that shows it: %s', (_what, file, other, sentence) => {
    expect(told(before, { ...before, [file]: other })).toContain(sentence)
  })
})

describe('Elsewhere', () => {
  const list = page('All services', {
    sections: [
      { type: 'hero', heading: 'Services' },
      { type: 'serviceList', heading: 'All' },
    ],
  })
  const inMenu = page('Cloud', { menu: { order: 1 }, group: 'data-ai' })

  test('one line names the menu, the footer and the lists that change because of it', () => {
    const { pages, elsewhere } = changesOf(
      { 'services/index.json': list },
      { 'services/index.json': list, 'services/cloud.json': inMenu },
    )
    expect(pages.map(({ page }) => page)).toEqual(['Cloud'])
    expect(elsewhere).toBe('Because of this, the menu, the footer and what is shown on "All services" change too.')
  })

  test('nothing is named for a service that lies elsewhere and stands in no menu', () => {
    const files = { 'services/index.json': page('Services') }
    const monitoring = page('Monitoring', { kind: 'service' })
    expect(changesOf(files, { ...files, 'monitoring.json': monitoring }).elsewhere).toBe('')
  })

  test('nothing is named where only the words on a page change', () => {
    const files = (text: string) => ({
      'services/index.json': list,
      'services/cloud.json': { ...inMenu, sections: [{ type: 'hero', heading: 'Cloud', text }] },
    })
    expect(changesOf(files('One.'), files('Two.')).elsewhere).toBe('')
  })

  test('many pages are counted', () => {
    const related = (title: string) =>
      page(title, {
        sections: [
          { type: 'hero', heading: title },
          { type: 'relatedPages', heading: 'See', pages: ['/contact'] },
        ],
      })
    const files = Object.fromEntries('ABCDEFGH'.split('').map((letter) => [`${letter}.json`, related(letter)]))
    expect(changesOf(files, { ...files, 'contact.json': page('Write to us') }).elsewhere).toBe(
      'Because of this, what is shown on "A", "B", "C", "D", "E" and 3 more pages changes too.',
    )
  })
})
