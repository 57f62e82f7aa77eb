import { expect, test } from 'vitest'
import { shellOf } from '../../../scripts/engine/resolve/shell'
import { PageIndex } from '../../../scripts/engine/site/page-index'
import { fill, hasPlaceholder } from '../../../scripts/engine/site/placeholders'
import { surroundingsOf } from '../../../scripts/engine/site/surroundings'
import { siteDocument as site } from '../../examples'

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

test.each(['partners', 'companyLinks', 'navigation', 'floatingContact'] as const)(
  "the company's links have them filled: %s",
  (links) => {
    const named = { ...site, [links]: [{ label: 'Follow {company}', path: '{linkedin}' }] }
    const shell = shellOf(surroundingsOf(new PageIndex([]), named, '2026-11-20'))
    expect(shell[links]).toEqual([{ label: `Follow ${site.name}`, path: site.linkedin, external: true }])
  },
)
