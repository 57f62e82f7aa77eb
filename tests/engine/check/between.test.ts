import { describe, expect, it, onTestFinished, test, vi } from 'vitest'
import { heardByAll, type Whole } from '../../../scripts/engine/check/check'
import { siteChecks } from '../../../scripts/engine/check/checks'
import { readContent, type Content, type Known } from '../../../scripts/engine/check/content'
import { randomFrom } from '../../../scripts/engine/graphics/seed'
import type { Facts } from '../../../scripts/engine/site/facts'
import { PageIndex } from '../../../scripts/engine/site/page-index'
import { problemsOf } from '../../../scripts/workshop/guide/example-site'
import { many, seed } from '../../depth'
import { randomEdit } from '../publish/edits'
import { temporaryFolder, writeDocuments } from '../publish/folders'
import { pagesOf, pick, type Hand } from '../publish/hand'
import { smallSite, type Documents } from '../publish/small-site'
import { textEdits } from '../publish/text-edits'
import { page, pageWith, siteWith, today, withFolder, writeFiles, type Files } from '../virtual-site'

/** As a command knows it whose files are older than a moment. */
function knownFrom({ index, roots, between }: Content): Known {
  return { facts: index.byFile, readAt: Date.now() + 3_600_000, roots, between }
}

/** What is found after each step by who knows of the step before, and by who knows nothing. */
function foundInSteps(...steps: Files[]) {
  return withFolder({}, (pages) => {
    let known: Known | undefined
    return steps.map((files) => {
      writeFiles(pages, files)
      const content = readContent({ pages, date: today, known })
      known = knownFrom(content)
      const told = (of: Content) =>
        of.problems.map(({ rule, line, column, message }) => `${rule} ${line}:${column} ${message}`)
      return { told: told(content), fresh: told(readContent({ pages, date: today })) }
    })
  })
}

/** A page that says these things, each in a paragraph. */
const saying = (...text: string[]) => ({ 'cloud.json': pageWith({ type: 'intro', heading: 'Why', text }) })

/** A page with one more line, as it stands in the file. */
const withLine = (line: string, title = 'Cloud') =>
  JSON.stringify(page(title), undefined, 2).replace('{', `{\n  ${line},`)

/** Pages that link to the page Letters by a name in small letters. */
const miswriting = (more: object = {}) => ({
  'Letters.json': page('Letters', more),
  'cloud.json': page('Cloud', { ...more, sections: [linking('/letters')] }),
  'costs.json': page('Costs', { ...more, sections: [linking('/letters')] }),
})

describe('Who knows what was found before finds', () => {
  const misspelled = [expect.stringMatching(/^misspelled /)]
  it.each([
    ['a word that is misspelled from now on', [saying('It is so.'), saying('You recieve it.')], misspelled],
    [
      'a word that stood twice, as if it were meant, and stands once now',
      [saying('You recieve it.', 'We recieve it.'), saying('You recieve it.', 'We have it.')],
      misspelled,
    ],
    ['the place of a word that moved', [saying('You recieve it.'), saying('It is so.', 'You recieve it.')], misspelled],
    ['nothing where a word was mended', [saying('You recieve it.'), saying('You receive it.')], []],
    [
      'a link to a place that has another name now',
      [
        { ...saying('It is so.'), 'costs.json': page('Costs', { sections: [linking('/cloud#why')] }) },
        { 'cloud.json': pageWith({ type: 'intro', heading: 'What', text: ['It is so.'] }) },
      ],
      [expect.stringMatching(/^dead-anchor /)],
    ],
    [
      'a link that came when nothing else did, to a place that has another name since',
      [
        { ...saying('It is so.'), 'costs.json': page('Costs', { sections: [linking('/cloud')] }) },
        { 'costs.json': page('Costs', { sections: [linking('/cloud#why')] }) },
        { 'cloud.json': pageWith({ type: 'intro', heading: 'What', text: ['It is so.'] }) },
      ],
      [expect.stringMatching(/^dead-anchor /)],
    ],
    [
      'a link within the page to a place that has another name now',
      [saying('See [why](#why).'), { 'cloud.json': pageWith({ ...why('See [why](#why).'), heading: 'What' }) }],
      [expect.stringMatching(/^dead-anchor /)],
    ],
    [
      'how many pages link to one that is not there',
      [
        { ...saying('See [it](/nowhere).'), 'costs.json': page('Costs', { sections: [linking('/contact')] }) },
        { 'costs.json': page('Costs', { sections: [linking('/nowhere')] }) },
      ],
      [expect.stringContaining('2 pages link there'), expect.stringContaining('2 pages link there')],
    ],
    [
      'that it is the name of a file that is wrong, once a second page links to it by another',
      [
        {
          ...saying('See [it](/letters).'),
          'costs.json': page('Costs', { sections: [linking('/contact')] }),
          'Letters.json': page('Letters'),
        },
        { 'costs.json': page('Costs', { sections: [linking('/letters')] }) },
      ],
      [expect.stringMatching(/^file-letter-case /)],
    ],
    [
      'that still, after another edit of that file',
      [miswriting(), { 'Letters.json': page('Letters', { sections: [{ type: 'hero', heading: 'Mail' }] }) }],
      [expect.stringMatching(/^file-letter-case /)],
    ],
    [
      'that of a draft, once no page links to it by its own name',
      [
        { ...miswriting(), 'Letters.json': page('Letters', { draft: true }), 'mail.json': mailing('/Letters') },
        { 'mail.json': mailing('/contact') },
      ],
      expect.arrayContaining([expect.stringMatching(/^file-letter-case /)]),
    ],
    [
      'a canonical address of another page, whose quotation marks were missing',
      [{ 'cloud.json': withLine('"canonical": /contact') }, { 'cloud.json': withLine('"canonical": "/contact"') }],
      [expect.stringMatching(/^canonical-unanswered /)],
    ],
    [
      'a day to come, whose quotation marks were missing',
      [{ 'cloud.json': withLine('"updated": 2062-11-20') }, { 'cloud.json': withLine('"updated": "2062-11-20"') }],
      [expect.stringMatching(/^future-date /)],
    ],
    [
      'a title that another page has, whose quotation marks were missing',
      [{ 'cloud.json': withTitle('Costs'), 'costs.json': page('Costs') }, { 'cloud.json': withTitle('"Costs"') }],
      [expect.stringMatching(/^title-taken /)],
    ],
    [
      'the same where both pages changed at once',
      [
        {
          ...saying('See [it](/contact).'),
          'costs.json': page('Costs', { sections: [linking('/contact')] }),
          'Letters.json': page('Letters'),
        },
        { ...saying('See [it](/letters).'), 'costs.json': page('Costs', { sections: [linking('/letters')] }) },
      ],
      [expect.stringMatching(/^file-letter-case /)],
    ],
    [
      'a link that leads nowhere from now on',
      [saying('See [them](/contact).'), saying('See [them](/contakt).')],
      [expect.stringMatching(/^dead-link /)],
    ],
  ])('%s', (_name, steps, expected) => {
    const found = foundInSteps(...steps)
    expect(found.at(-1)?.told).toEqual(expected)
    expect(found.map(({ told }) => told)).toEqual(found.map(({ fresh }) => fresh))
  })
})

function why(...text: string[]) {
  return { type: 'intro', heading: 'Why', text }
}

function mailing(path: string) {
  return page('Mail', { sections: [linking(path)] })
}

/** A draft with a title as it stands in the file. */
function withTitle(title: string) {
  const draft = page('', {
    draft: true,
    description: 'What it costs.',
    sections: [{ type: 'hero', heading: 'Prices' }],
  })
  return JSON.stringify(draft).replace('"title":""', `"title":${title}`)
}

function linking(path: string) {
  return { type: 'hero', heading: 'Costs', button: { label: 'Why', path } }
}

const walks = Array.from({ length: many({ each: 3, deep: 60 }) }, (_, number) => number)

/** Somebody who edits a site, most often its texts. */
function authorOf(number: number) {
  const random = randomFrom(`between ${seed} ${number}`)
  let count = 0
  const hand: Hand = { documents: smallSite(), files: {}, output: ['a'], random, word: () => `w${number}-${count++}` }
  return { hand, edit: () => (random() < 0.7 ? pick(textEdits, hand)(hand) : randomEdit(hand)).name }
}

/** A document as somebody may leave it who forgets quotation marks, or begins with empty lines. */
function slipped(document: Documents[string] | undefined, { random }: Hand): string {
  const text = JSON.stringify(document, undefined, 2)
  return random() < 0.3 ? `\n\n${text}` : text.replace(/"(canonical|updated|published|title)": "([^"]*)"/, '"$1": $2')
}

test.each(walks)(
  `walk %i of seed ${seed}: after every edit the same problems are told by who knows of those before as by who does not`,
  (number) => {
    const { hand, edit } = authorOf(number)
    const pages = temporaryFolder()
    writeDocuments(pages, hand.documents)
    let known = knownFrom(readContent({ pages, date: today }))
    let untidy: string | undefined
    const names: string[] = []
    for (let step = 0; step < 60; step++) {
      const before: Documents = structuredClone(hand.documents)
      names.push(edit())
      const gone = Object.keys(before).filter((file) => !hand.documents[file])
      const changed = Object.entries(hand.documents).filter(
        ([file, document]) => file === untidy || JSON.stringify(document) !== JSON.stringify(before[file]),
      )
      writeDocuments(pages, {
        ...Object.fromEntries(gone.map((file) => [file, undefined])),
        ...Object.fromEntries(changed),
      })
      untidy = hand.random() < 0.3 ? pick(pagesOf(hand), hand) : undefined
      if (untidy !== undefined) {
        writeFiles(pages, { [untidy]: slipped(hand.documents[untidy], hand) })
        names.push(`a slip in ${untidy}`)
      }
      const content = readContent({ pages, date: today, known })
      expect(content.problems, `seed ${seed}, walk ${number}: ${names.slice(-8).join('; ')}`).toEqual(
        readContent({ pages, date: today }).problems,
      )
      known = knownFrom(content)
    }
  },
)

test.each(walks)(`after walk %i of seed ${seed} a check finds in one page what it finds there among all`, (number) => {
  const { hand, edit } = authorOf(number)
  for (let step = 0; step < 60; step++) edit()
  const pages = temporaryFolder()
  writeDocuments(pages, hand.documents)
  const differing: string[] = []
  for (const check of siteChecks) {
    const { find } = check
    vi.spyOn(check, 'find').mockImplementation((whole) => {
      const all = find(whole)
      if (check.eachByItself && all.some(({ wording }) => wording.severity !== 'warning')) return all
      for (const own of whole.pages) {
        const inFile = (findings: typeof all) => JSON.stringify(findings.filter(({ file }) => file === own.file))
        if (inFile(find({ ...whole, pages: [own] })) !== inFile(all))
          differing.push(`${check.rules[0]?.id} in ${own.file}`)
      }
      return all
    })
  }
  onTestFinished(() => void vi.restoreAllMocks())
  readContent({ pages, date: today })
  expect(differing).toEqual([])
})

describe('A check between pages', () => {
  /** By check, the facts for which it asked, at examples of all that can be wrong. */
  const asked = siteChecks.map(() => new Set<string>())

  it.each(siteChecks.map(({ rules: [first] }, number) => [first?.id, number] as const))(
    'asks for the facts that it says, and for no others: that of %s',
    (_rule, number) => {
      if (asked.every(({ size }) => size === 0)) askAll()
      const { asks } = siteChecks[number] ?? { asks: [] }
      const others = [...(asked[number] ?? [])].filter((name) => !heardByAll.some((heard) => heard === name))
      expect(others.sort()).toEqual([...asks].sort())
    },
  )

  function askAll(): void {
    for (const [number, check] of siteChecks.entries()) {
      const { find } = check
      const names = asked[number] ?? new Set()
      vi.spyOn(check, 'find').mockImplementation((whole) => find(watched(whole, names)))
    }
    onTestFinished(() => void vi.restoreAllMocks())
    for (const { wrong, right, around, before } of siteChecks.flatMap(({ rules }) => rules))
      for (const written of [wrong, right]) problemsOf(written, around, before)
    withFolder({ '_site.json': siteWith({ navigation: [{ label: 'Contact', path: '/Contact' }] }) }, (pages) =>
      readContent({ pages, date: today }),
    )
    readContent({ pages: 'pages-json', date: today })
  }

  /** The same, with a note of each fact that is asked for. Places are asked for by `placesOn` alone. */
  function watched(whole: Whole, names: Set<string>): Whole {
    const originals = new Map<Facts, Facts>()
    const watch = (facts: Facts) => {
      const proxy = new Proxy(facts, {
        get: (of, name, receiver) => {
          names.add(String(name))
          return Reflect.get(of, name, receiver)
        },
      })
      originals.set(proxy, facts)
      return proxy
    }
    const { index } = whole
    const pages = index.pages.map(watch)
    return {
      ...whole,
      pages,
      index: new PageIndex(pages, index.waiting.map(watch)),
      placesOn: (page) => whole.placesOn(originals.get(page) ?? page),
    }
  }
})
