import { finding } from '../../problems/finding'
import { rule } from '../../problems/rule'
import { sectionsIn } from '../../schema/fields'
import { isObject } from '../../text/is-object'
import type { DocumentCheck } from '../check'
import { hasKnownType } from '../section-type'

const heroMissing = rule({
  id: 'hero-missing',
  about: 'The page has no hero',
  words: () => ({
    message:
      'This page has no hero, the banner at its top. Its first section needs to be one: { "type": "hero", "heading": "…" }. Was it too tall? Add "height": "compact".',
  }),
  wrong: { page: '"sections": [{ "type": "offices", "heading": "Two offices" }]' },
  right: {
    page: `"sections": [
  { "type": "hero", "heading": "Cloud migration" },
  { "type": "offices", "heading": "Two offices" }
]`,
  },
})

const heroFirst = rule({
  id: 'hero-first',
  about: 'The hero is not at the top',
  words: () => ({
    message: 'The hero belongs at the top of the page. Move it to the first place in "sections".',
  }),
  wrong: {
    sections: `{ "type": "offices", "heading": "Two offices" },
{ "type": "hero", "heading": "Cloud migration" }`,
  },
  right: {
    sections: `{ "type": "hero", "heading": "Cloud migration" },
{ "type": "offices", "heading": "Two offices" }`,
  },
})

const heroTwice = rule({
  id: 'hero-twice',
  about: 'The page has two heroes',
  words: () => ({ message: 'This page already has a hero. A page has one only; make this an intro or a cta.' }),
  wrong: {
    sections: `{ "type": "hero", "heading": "Cloud migration" },
{ "type": "hero", "heading": "What it is" }`,
  },
  right: {
    sections: `{ "type": "hero", "heading": "Cloud migration" },
{ "type": "intro", "heading": "What it is", "text": ["We move one system a week."] }`,
  },
})

/** A page has one hero, and it comes first: the hero holds the page's only main heading. */
export const hero: DocumentCheck = {
  rules: [heroMissing, heroFirst, heroTwice],
  find: ({ file, value, whole }) => {
    const sections = sectionsIn(value)
    if (sections.length === 0) return []
    const heroes = sections.flatMap((section, index) => (isObject(section) && section.type === 'hero' ? [index] : []))
    const [first, ...more] = heroes
    if (first === undefined)
      return whole && sections.every(hasKnownType) ? [finding(heroMissing, { file, at: ['sections'], on: 'name' })] : []
    return [
      ...(first > 0 ? [finding(heroFirst, { file, at: ['sections', first, 'type'] })] : []),
      ...more.map((index) => finding(heroTwice, { file, at: ['sections', index, 'type'] })),
    ]
  },
}
