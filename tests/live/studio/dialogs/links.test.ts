import { describe, expect, test } from 'vitest'
import { addressMeant, linkWords, otherLinks, pageOf } from '../../../../scripts/live/studio/app/pickers/link-words'

const contact = { value: '/contact', label: 'Contact' }

describe('What is said of a link', () => {
  test('is the title of its page', () => {
    expect(linkWords('/contact', contact, true)).toEqual({ words: 'Contact', isWrong: false })
  })

  test('is that there is no page, where there is none', () => {
    expect(linkWords('/nowhere', undefined, true)).toEqual({
      words: 'There is no page at this address.',
      isWrong: true,
    })
  })

  test('is nothing until the pages are known', () => {
    expect(linkWords('/nowhere', undefined, false)).toBeUndefined()
  })

  test.each([
    ['https://www.w3.org/TR/WCAG22/', 'Another site: www.w3.org'],
    ['mailto:{email}?subject=A%20new%20project', 'An email to the company'],
    ['mailto:ann@example.com', 'An email'],
    ['{linkedin}', 'The company on LinkedIn'],
    ['#offices', 'A place on this page'],
  ])('of %s is: %s', (address, words) => {
    expect(linkWords(address, undefined, true)).toEqual({ words, isWrong: false })
  })

  test('is how an address begins, where it is none', () => {
    expect(linkWords('contact us', undefined, true)?.isWrong).toBe(true)
  })
})

describe('Besides pages', () => {
  test.each([
    ['www.example.com/prices', 'https://www.example.com/prices'],
    ['https://example.com', 'https://example.com'],
    ['ann@example.com', 'mailto:ann@example.com'],
  ])('%s is offered as %s', (typed, address) => {
    expect(otherLinks(typed).map(({ value }) => value)).toContain(address)
  })

  test('words are no address of another site', () => {
    expect(otherLinks('web design')).toEqual([])
  })

  test("the company's own email is offered to whoever looks for an email", () => {
    expect(otherLinks('email').map(({ value }) => value)).toEqual(['mailto:{email}'])
  })
})

test.each([
  ['www.example.com', 'https://www.example.com'],
  ['/contact', '/contact'],
  ['about.html', 'about.html'],
])('Who types %s means %s', (typed, address) => {
  expect(addressMeant(typed)).toBe(address)
})

test('The page of an address is what stands before its place', () => {
  expect(pageOf('/contact#offices')).toBe('/contact')
})
