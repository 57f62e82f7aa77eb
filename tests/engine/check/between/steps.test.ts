import { describe, expect, it } from 'vitest'
import { readContent, type Content, type Known } from '../../../../scripts/engine/check/content'
import { page, pageWith, today, withFolder, writeFiles, type Files } from '../../virtual-site'
import { knownFrom } from './known-from'

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
