import { expect, test } from 'vitest'
import { fill, hasPlaceholder } from '../../scripts/content/placeholders'
import { siteDocument as site } from '../examples'

test.each([
  ['Work with {company}', `Work with ${site.name}`],
  ['mailto:{email}?subject=Hello', `mailto:${site.email}?subject=Hello`],
  ['{linkedin}', site.linkedin],
  ['{company} and {company}', `${site.name} and ${site.name}`],
  ['A {brace} and {} and {toString}', 'A {brace} and {} and {toString}'],
])('%j is filled to %j', (text, filled) => {
  expect(fill(text, site)).toBe(filled)
})

test('a text depends on the identity only if a placeholder stands in it', () => {
  expect(['{company}', 'a {email}', '{other}', 'company'].map(hasPlaceholder)).toEqual([true, true, false, false])
})
