import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseBlock, parseRichText, plainText, visitElements } from '../../../scripts/engine/site/markdown'

describe('Rich text', () => {
  test('without markup stays the string it is', () => {
    expect(parseRichText('Two weeks, one fixed price.')).toBe('Two weeks, one fixed price.')
  })

  test('with stars that mark nothing up stays a string', () => {
    expect(parseRichText('3 * 4 * 5')).toBe('3 * 4 * 5')
  })

  test('has bold words between two stars', () => {
    expect(parseRichText('We **test** it.')).toEqual(['We ', { tag: 'strong', children: ['test'] }, ' it.'])
  })

  test('has stressed words between stars', () => {
    expect(parseRichText('*now*')).toEqual([{ tag: 'em', children: ['now'] }])
  })

  test('has links', () => {
    expect(parseRichText('[Write](/contact#offices) to us')).toEqual([
      { tag: 'a', path: '/contact#offices', children: ['Write'] },
      ' to us',
    ])
  })

  test('keeps a placeholder in an address as it is written', () => {
    expect(parseRichText('[Write](mailto:{email})')).toEqual([
      { tag: 'a', path: 'mailto:{email}', children: ['Write'] },
    ])
  })

  test('hands on unsafe addresses, so that checks can say what is wrong', () => {
    expect(parseRichText('[x](javascript:alert)')).toEqual([{ tag: 'a', path: 'javascript:alert', children: ['x'] }])
  })

  test('nests', () => {
    expect(parseRichText('**[Write](/contact)**')).toEqual([
      { tag: 'strong', children: [{ tag: 'a', path: '/contact', children: ['Write'] }] },
    ])
  })

  test('has no HTML: tags stay words', () => {
    expect(parseRichText('<b>*x*</b>')).toEqual(['<b>', { tag: 'em', children: ['x'] }, '</b>'])
  })

  test('has no pictures', () => {
    expect(plainText(parseRichText('![a](/b.png)'))).toBe('!a')
  })

  test('takes a mark after a backslash as it is', () => {
    expect(parseRichText('\\*now\\*')).toBe('*now*')
  })

  test('turns no bare address into a link', () => {
    expect(parseRichText('https://example.com/a_b_c')).toBe('https://example.com/a_b_c')
  })
})

describe('An article block', () => {
  const tagsOf = (text: string) => parseBlock(text).map((node) => (typeof node === 'string' ? node : node.tag))

  test.each([
    ['Words.', ['p']],
    ['## Measure', ['h2']],
    ['### Phones', ['h3']],
    ['- One\n- Two', ['ul']],
    ['1. One\n2. Two', ['ol']],
    ['> Words.', ['blockquote']],
    ['| A | B |\n| --- | --- |\n| 1 | 2 |', ['table']],
    ['```js\nlet x\n```', ['pre']],
    ['---', ['hr']],
    ['Words:\n\n- One', ['p', 'ul']],
  ])('%j becomes %j', (text, tags) => {
    expect(tagsOf(text)).toEqual(tags)
  })

  test('of code keeps its lines and marks nothing up', () => {
    expect(parseBlock('```\na **b**\n  <c>\n```')).toEqual([
      { tag: 'pre', children: [{ tag: 'code', children: ['a **b**\n  <c>'] }] },
    ])
  })

  test('with a list has its entries without paragraphs around them', () => {
    expect(parseBlock('- One\n- **Two**')).toEqual([
      {
        tag: 'ul',
        children: [
          { tag: 'li', children: ['One'] },
          { tag: 'li', children: [{ tag: 'strong', children: ['Two'] }] },
        ],
      },
    ])
  })

  test('with a heading of another level gets the nearest of the two, and the heading check complains', () => {
    expect([tagsOf('# One'), tagsOf('#### Four')]).toEqual([['h2'], ['h3']])
  })
})

test('elements are visited outer ones first', () => {
  const seen: string[] = []
  visitElements(parseRichText('**a *b* [c](/d)**'), ({ tag }) => seen.push(tag))
  expect(seen).toEqual(['strong', 'em', 'a'])
})

test('words without markup characters come through untouched, whatever they are', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }).filter((text) => !/[*_[\]`\\]/.test(text)),
      (text) => parseRichText(text) === text,
    ),
  )
})

test('no text breaks the parser, and no tree holds an empty list of children', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'**_[]()`\\#>-|<! \n1.ab'), maxLength: 60 }), (text) => {
      expect(JSON.stringify([parseRichText(text), parseBlock(text)])).not.toContain('"children":[]')
    }),
    { numRuns: 500 },
  )
})

test('the columns of a table are set as their marks say', () => {
  const cells: unknown[] = []
  visitElements(parseBlock('| A | B | C |\n| --- | ---: | :---: |\n| 1 | 2 | 3 |'), ({ tag, align }) => {
    if (tag === 'td') cells.push(align)
  })
  expect(cells).toEqual([undefined, 'end', 'center'])
})
