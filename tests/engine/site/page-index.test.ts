import { describe, expect, test } from 'vitest'
import { contentOf, page } from '../virtual-site'

const { index } = contentOf({
  'services/cloud.json': page('Cloud', { canonical: '/cloud-migration', aliases: ['/Cloud', '/clouds'] }),
  'services/index.json': page('Services'),
})
const answers = (address: string) => {
  const answer = index.answer(address)
  return answer && `${answer.page.path} as ${answer.role}`
}

describe('An address', () => {
  test.each([
    ['/', '/ as path'],
    ['/services', '/services as path'],
    ['/services/cloud', '/services/cloud as path'],
    ['/cloud-migration', '/services/cloud as canonical'],
    ['/clouds', '/services/cloud as alias'],
    ['/Services/CLOUD', '/services/cloud as path'],
  ])('%s is answered by %s', (address, expected) => {
    expect(answers(address)).toBe(expected)
  })

  test.each([['/nowhere'], ['/services/'], ['']])('%j is answered by nobody', (address) => {
    expect(answers(address)).toBeUndefined()
  })
})

test('a page is found only at its own path', () => {
  expect([index.page('/services/cloud')?.title, index.page('/clouds'), index.page('/cloud-migration')]).toEqual([
    'Cloud',
    undefined,
    undefined,
  ])
})

test('an address that two pages claim is a clash, and the earlier kind of claim wins', () => {
  const { index: clashing } = contentOf({
    'a.json': page('A', { aliases: ['/contact', '/b'] }),
    'b.json': page('B', { aliases: ['/c'] }),
    'd.json': page('D', { canonical: '/c' }),
  })
  expect(
    clashing.clashes.map(({ first, second }) => `${first.address}: ${first.page.title} before ${second.page.title}`),
  ).toEqual(['/contact: Contact before A', '/b: B before A', '/c: D before B'])
})

test('a page may list its own address in another letter case', () => {
  expect(contentOf({ 'cloud.json': page('Cloud', { aliases: ['/Cloud'] }) }).index.clashes).toEqual([])
})
