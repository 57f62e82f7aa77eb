import path from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Around } from '../../../scripts/engine/derived/derivation'
import { derive, derivedTypes, notesOf, shownFromElsewhere } from '../../../scripts/engine/derived/derived'
import { relatedTo } from '../../../scripts/engine/derived/related'
import type { Job } from '../../../scripts/engine/schema/document.generated'
import { readSchemas, sectionTypes } from '../../../scripts/engine/schema/schemas'
import { Anchors } from '../../../scripts/engine/site/anchors'
import type { Facts } from '../../../scripts/engine/site/facts'
import { Labels } from '../../../scripts/engine/site/labels'
import { isClosed } from '../../../scripts/engine/site/openings'
import { surroundingsOf } from '../../../scripts/engine/site/surroundings'
import { resolveExample } from '../../examples'
import { smallSite } from '../publish/small-site'
import { contentOf, identity, opening, page, siteWith, today, type Files } from '../virtual-site'

function jobPage(title: string, more: Partial<Job> = {}) {
  return page(title, {
    job: { ...opening, title, ...more },
    sections: [{ type: 'hero', heading: title }, { type: 'job' }],
  })
}

const { art } = around({ 'about.json': page('About') }, '/about')

function around(files: Files, path: string, date = today): Around {
  const { index, site } = contentOf(files)
  const facts = index.page(path)
  if (!facts || !site) throw new Error(`There is no ${path} on the test's site`)
  const document = { title: facts.title, description: facts.description, job: facts.job, sections: [] }
  const resolveJob = (job: Job) => job
  return {
    ...surroundingsOf(index, site, date),
    facts,
    document,
    anchors: new Anchors(),
    labels: new Labels('A page'),
    part: 1,
    resolveJob,
  }
}

const labels = (files: Files, path: string, named?: string[], date?: string) => {
  const { facts, ...rest } = around(files, path, date)
  return relatedTo(facts, named, rest).map(({ label }) => label)
}

describe('The list of articles', () => {
  const files = {
    'Blog/Old.json': page('Old', { published: '2026-01-01' }),
    'Blog/New.json': page('New', { published: '2026-11-01' }),
    'Blog/Undated.json': page('Undated'),
    'Blog/index.json': page('Articles'),
  }
  const listed = (more: object) => {
    const section = derive({ type: 'articleList', id: 'all', heading: 'All', ...more }, around(files, '/Blog'))
    return section.type === 'articleList' ? section.articles.map(({ label }) => label) : []
  }

  test('has the newest first, those without a day last, and no list page', () => {
    expect(listed({})).toEqual(['New', 'Old', 'Undated'])
  })

  test('has only as many as its author wants', () => {
    expect(listed({ most: 1 })).toEqual(['New'])
  })
})

describe('The panels of service groups', () => {
  const link = { label: 'All services', path: '/services' }
  const panels = (...groups: ('data-ai' | 'creative-experience' | 'strategy-transformation')[]) => {
    const given = groups.map((group) => ({ group, description: 'What it does.', link, label: '', cover: '' }))
    const section = derive({ type: 'groups', id: 'groups', heading: 'Groups', groups: given }, around({}, '/'))
    return section.type === 'groups' ? section.groups : []
  }

  test('have the names that the site gives the groups', () => {
    expect(panels('creative-experience', 'data-ai').map(({ label }) => label)).toEqual(['Creative', 'Data & AI'])
  })

  test('leave out a group that the site does not have', () => {
    expect(panels('strategy-transformation', 'data-ai').map(({ label }) => label)).toEqual(['Data & AI'])
  })

  test('have the picture of their group', () => {
    expect(panels('data-ai')[0]?.cover).toBe(art.of({ path: '#data-ai', group: 'data-ai' }).cover)
  })
})

describe('A card', () => {
  const icon = '/drawings/rocket.svg'
  const iconOf = (group: Facts['group'], card: { icon?: string; iconClass?: 'amber' }) => {
    const cards = [{ title: 'Launch', description: 'We launch.', ...card }]
    const { facts, ...rest } = around({ 'about.json': page('About') }, '/about')
    const section = derive(
      { type: 'cardGrid', id: 'cards', heading: 'Cards', cards },
      { ...rest, facts: { ...facts, group } },
    )
    return section.type === 'cardGrid' && section.cards[0]?.icon
  }

  test("has its pictogram in the color of the page's group", () => {
    expect(iconOf('data-ai', { icon })).toBe('/drawings/rocket.svg#data-ai')
  })

  test('has its pictogram in the color its author names', () => {
    expect(iconOf('data-ai', { icon, iconClass: 'amber' })).toBe('/drawings/rocket.svg#amber')
  })

  test("has its pictogram in the company's color where the page belongs to no group", () => {
    expect(iconOf(undefined, { icon })).toBe(icon)
  })

  test('may do without a pictogram', () => {
    expect(iconOf('data-ai', {})).toBeUndefined()
  })
})

test('a related page comes with its own picture', () => {
  const files = { 'about.json': page('About'), 'Blog/One.json': page('One') }
  const section = derive(
    { type: 'relatedPages', id: 'more', heading: 'More', pages: ['/about'] },
    around(files, '/Blog/One'),
  )
  expect(section).toMatchObject({ related: [{ path: '/about', cover: art.of({ path: '/about' }).cover }] })
})

describe('The introduction of a service', () => {
  const intro = (id: string, more = {}) => ({ type: 'intro' as const, id, heading: 'What it is', text: [], ...more })
  const drawingOn = (path: string, group: Facts['group'], section: ReturnType<typeof intro>) => {
    const { facts, ...rest } = around({ 'services/testing.json': page('Testing'), 'about.json': page('About') }, path)
    const illustration = 'network' as const
    const groups = rest.site.groups.map((own) => (own.id === 'data-ai' ? { ...own, illustration } : own))
    const site = { ...rest.site, groups }
    const shown = derive(section, { ...rest, site, facts: { ...facts, group }, introduction: 'first' })
    return shown.type === 'intro' ? shown.illustration : undefined
  }

  test('has the drawing of its group where nobody has chosen a picture', () => {
    expect(drawingOn('/services/testing', 'data-ai', intro('first'))).toMatch(/^\/drawings\/network-/)
  })

  test('has one in a group that states none, too', () => {
    expect(drawingOn('/services/testing', undefined, intro('first'))).toMatch(/^\/drawings\/layers-/)
  })

  test.each([
    { illustration: '/drawings/bridge.svg' },
    { image: { src: '', srcSet: '', width: 1, height: 1, alt: '' } },
  ])('keeps the picture its author has chosen: %o', (more) => {
    const own = 'illustration' in more ? more.illustration : undefined
    expect(drawingOn('/services/testing', 'data-ai', intro('first', more))).toBe(own)
  })

  test('has it once, and not in every introduction below', () => {
    expect(drawingOn('/services/testing', 'data-ai', intro('second'))).toBeUndefined()
  })

  test('is the only one: other pages have what their authors chose', () => {
    expect(drawingOn('/about', undefined, intro('first'))).toBeUndefined()
  })
})

describe('The job board', () => {
  const files = {
    'career/index.json': page('Careers'),
    'career/intern.json': jobPage('Intern', { type: 'Internship', posted: '2026-11-19' }),
    'career/old.json': jobPage('Old', { posted: '2026-10-01' }),
    'career/new.json': jobPage('New', { posted: '2026-11-10' }),
    'career/closed.json': jobPage('Closed', { closes: '2026-11-19' }),
    'career/last-day.json': jobPage('Last day', { posted: '2026-09-01', closes: '2026-11-20' }),
    'career/seller.json': jobPage('Seller', { region: 'usa' }),
  }
  const board = derive({ type: 'jobBoard', id: 'jobs', heading: 'Jobs' }, around(files, '/career'))
  const regions = board.type === 'jobBoard' ? board.regions : []

  test('has India first, then the USA', () => {
    expect(regions.map(({ label }) => label)).toEqual(['India', 'USA'])
  })

  test('has the open jobs of each region: internships after the others, newest first', () => {
    expect(regions.map(({ openings }) => openings.map(({ job }) => job.title))).toEqual([
      ['New', 'Old', 'Last day', 'Intern'],
      ['Seller'],
    ])
  })

  test('leads to the page of each job', () => {
    expect(regions[1]?.openings[0]?.path).toBe('/career/seller')
  })

  test('has a region without jobs, too', () => {
    const none = derive(
      { type: 'jobBoard', id: 'jobs', heading: 'Jobs' },
      around({ 'career/index.json': page('Careers') }, '/career'),
    )
    expect(none).toMatchObject({ regions: [{ openings: [] }, { openings: [] }] })
  })
})

describe('A long job board', () => {
  const many = Array.from({ length: 201 }, (_, number) => {
    const posted = new Date(Date.UTC(2026, 0, number + 1)).toISOString().slice(0, 10)
    return [`career/n${number}.json`, jobPage(`Number ${number}`, { posted })] as const
  })
  const files = {
    'career/index.json': page('Careers'),
    ...Object.fromEntries(many),
    'career/closed.json': jobPage('Closed', { closes: '2026-11-19' }),
    'career/seller.json': jobPage('Seller', { region: 'usa' }),
  }
  const boardOn = (part: number) => {
    const board = derive({ type: 'jobBoard', id: 'jobs', heading: 'Jobs' }, { ...around(files, '/career'), part })
    return board.type === 'jobBoard' ? board.regions : []
  }

  test('has 200 of each region on a page', () => {
    expect([1, 2].map((part) => boardOn(part).map(({ openings }) => openings.length))).toEqual([
      [200, 1],
      [1, 0],
    ])
  })

  test('leads from each region to the rest of that region', () => {
    expect(boardOn(1).map(({ further }) => further?.next?.path)).toEqual(['/career/page-2#jobs', undefined])
  })

  test('leads back to where the last jobs of a region are', () => {
    expect(boardOn(3).map(({ further }) => further?.previous?.path)).toEqual([
      '/career/page-2#jobs',
      '/career?region=usa#jobs',
    ])
  })

  test('says of a region without jobs that it has none, on each page', () => {
    const { 'career/seller.json': _, ...indian } = files
    const board = derive({ type: 'jobBoard', id: 'jobs', heading: 'Jobs' }, { ...around(indian, '/career'), part: 2 })
    expect(board.type === 'jobBoard' && board.regions[1]).not.toHaveProperty('further')
  })
})

describe('A job', () => {
  test.each([
    [undefined, false],
    ['2026-11-19', true],
    ['2026-11-20', false],
    ['2026-11-21', false],
  ])('whose last day is %s is closed on 2026-11-20: %s', (closes, closed) => {
    expect(isClosed({ ...opening, ...(closes && { closes }) }, '2026-11-20')).toBe(closed)
  })

  test('has its texts resolved where it is shown', () => {
    const job = { ...opening, description: 'You draw **screens** at {company}.' }
    const document = {
      title: 'D',
      description: 'About D.',
      job,
      sections: [{ type: 'hero', heading: 'D' }, { type: 'job' }],
    }
    const [, section] = resolveExample(document, 'career/designer.json').page.sections
    expect(section).toMatchObject({
      job: { description: ['You draw ', { tag: 'strong', children: ['screens'] }, ' at GWP.'] },
    })
  })

  test('stands in the data of its page once', () => {
    const document = {
      title: 'D',
      description: 'About D.',
      job: opening,
      sections: [{ type: 'hero', heading: 'D' }, { type: 'job' }],
    }
    const data = JSON.stringify(resolveExample(document, 'career/designer.json').page)
    expect(JSON.parse(data)).not.toHaveProperty('job')
  })

  test('that is closed says so, and search engines leave it out', () => {
    const job = { ...opening, closes: '2026-11-19' }
    const document = {
      title: 'D',
      description: 'About D.',
      job,
      sections: [{ type: 'hero', heading: 'D' }, { type: 'job' }],
    }
    const { indexed, sections } = resolveExample(document, 'career/designer.json').page
    expect(indexed).toBe(false)
    expect(sections[1]).toMatchObject({ closed: '2026-11-19' })
  })
})

describe('Related pages', () => {
  const service = (title: string, order?: number) =>
    page(title, { group: 'data-ai', ...(order && { menu: { order } }) })
  const files = {
    'services/a.json': service('A', 1),
    'services/b.json': service('B', 2),
    'services/c.json': service('C', 3),
    'services/d.json': service('D', 4),
    'services/e.json': page('E', { group: 'creative-experience' }),
    'Blog/New.json': page('New', { published: '2026-11-01' }),
    'Blog/Old.json': page('Old', { published: '2026-01-01' }),
    'career/x.json': jobPage('X', { region: 'usa' }),
    'career/y.json': jobPage('Y', { posted: '2026-11-05' }),
    'career/z.json': jobPage('Z', { closes: '2026-12-01' }),
  }

  test('of a service are the three that follow it in its group', () => {
    expect(labels(files, '/services/a')).toEqual(['B', 'C', 'D'])
  })

  test('of the last service of a group begin again with the first', () => {
    expect(labels(files, '/services/d')).toEqual(['A', 'B', 'C'])
  })

  test('of the only service of its group are none', () => {
    expect(labels(files, '/services/e')).toEqual([])
  })

  test('of an article are the newest others', () => {
    expect(labels(files, '/Blog/New')).toEqual(['Old'])
  })

  test('of a job are other open jobs, those of its region first', () => {
    expect(labels(files, '/career/z')).toEqual(['Y', 'X'])
    expect(labels(files, '/career/y', undefined, '2026-12-02')).toEqual(['X'])
  })

  test('of an internship are internships of its region before other jobs', () => {
    const intern = (title: string) => jobPage(title, { type: 'Internship', posted: '2026-10-01' })
    const more = { ...files, 'career/i.json': intern('I'), 'career/j.json': intern('J') }
    expect(labels(more, '/career/i')).toEqual(['J', 'Y', 'Z'])
    expect(labels(more, '/career/y')).toEqual(['Z', 'I', 'J'])
  })

  test.each(['/Blog/New', '/career/y'])('of %s are others, also while it is saved anew', (path) => {
    const { facts, ...rest } = around(files, path)
    const saved = { ...facts, hash: 'another' }
    expect(relatedTo(saved, undefined, rest).filter((other) => other.path === path)).toEqual([])
  })

  test('are those the author names, in that order', () => {
    expect(labels(files, '/services/a', ['/contact', '/services/e'])).toEqual(['Contact', 'E'])
  })
})

describe('The facts of the company', () => {
  const shown = (more: object, files: Files = {}) => {
    const at = around({ ...files, '_site.json': siteWith(more) }, '/contact')
    return derive({ type: 'companyFacts', id: 'facts', heading: 'Facts' }, at)
  }

  test('have each place with an office once', () => {
    const [office, other] = identity.offices
    expect(shown({ offices: [office, other, { ...office, address: ['2 Hill Road'] }] })).toMatchObject({
      cities: ['Trivandrum, India', 'Temecula, USA'],
    })
  })

  test('have nothing in place of what _site.json does not say', () => {
    const nothing = { registrations: undefined, references: undefined, pricing: undefined }
    expect(Object.keys(shown(nothing)).sort()).toEqual(
      ['type', 'id', 'heading', 'legalName', 'since', 'cities', 'linkedin', 'email'].sort(),
    )
  })

  test('have texts as pages show them: marked up, with the name of the company, and links to where pages are', () => {
    const references = 'Ask **{company}** for [two](/clients).'
    const files = { 'people.json': page('People', { aliases: ['/clients'] }) }
    expect(shown({ references }, files)).toMatchObject({
      references: [
        'Ask ',
        { tag: 'strong', children: ['Northwind'] },
        ' for ',
        { tag: 'a', path: '/people', children: ['two'] },
        '.',
      ],
    })
  })
})

test("the banner of a service page leads to the section below, and no other page's does", () => {
  const document = {
    title: 'Cloud',
    description: 'Moving.',
    sections: [
      { type: 'hero', heading: 'Cloud' },
      { type: 'offices', heading: 'Where we are' },
    ],
  }
  const heroOn = (place: string) => resolveExample(document, place).page.sections[0]
  expect(heroOn('services/cloud.json')).toMatchObject({ next: '#where-we-are' })
  expect(heroOn('cloud.json')).not.toHaveProperty('next')
})

test('what two sections show of other pages is told apart, so that a page is made again once one of them shows less', () => {
  const files = { 'a.json': page('A'), 'b.json': page('B'), 'c.json': page('C') }
  const { facts, ...rest } = around(files, '/a')
  const shown = (...named: string[][]) =>
    shownFromElsewhere({ ...facts, derived: named.map((by) => ({ type: 'relatedPages', by })) }, rest)
  expect(shown(['/a', '/b'], ['/c'])).not.toEqual(shown(['/a'], ['/b', '/c']))
})

test('Every section to which the schema says that the build adds something says how', () => {
  const added = [...readSchemas()].filter(([file, { resolved }]) => file.startsWith('sections/') && resolved)
  expect(
    added.map(([file]) => path.basename(file, '.schema.json')).filter((type) => !derivedTypes.includes(type)),
  ).toEqual([])
})

describe('The site on which edits of other pages are tried', () => {
  const schemas = readSchemas()
  const dependsOnOthers = (type: string) =>
    notesOf(schemas.get(`sections/${type}.schema.json`)?.examples ?? []).length > 0
  const tried = Object.values(smallSite()).flatMap((document) =>
    'sections' in document ? document.sections.map(({ type }) => type) : [],
  )

  test.each(sectionTypes(schemas).filter(dependsOnOthers))('has a section of the type %s', (type) => {
    expect(tried).toContain(type)
  })
})
