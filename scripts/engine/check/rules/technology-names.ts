import { finding, type Finding } from '../../problems/finding'
import { rule } from '../../problems/rule'
import { quote } from '../../problems/words/sentence'
import { isObject } from '../../text/is-object'
import type { SiteCheck } from '../check'
import { otherPage } from '../example-pieces'

const tools = (name: string) => ({
  sections: `{ "type": "technologies", "heading": "Tools", "technologies": [{ "name": "${name}" }] }`,
})

const technologyName = rule({
  id: 'technology-name',
  about: 'A product has another name elsewhere',
  words: ({ better, other }: { better: string; other: string }) => ({
    message: `${other} writes this ${quote(better)}. Write it on both pages as its maker does.`,
    severity: 'warning',
    suggestions: [better],
  }),
  wrong: tools('Play Wright'),
  right: tools('Playwright'),
  around: {
    'tools.json': otherPage.replace(/(?<=}) ?\]/, `, ${tools('Playwright').sections}]`),
  },
})

/** Two spellings of one name: NextJS, Next.js. */
const plainOf = (name: string) => name.toLowerCase().replace(/[\s._-]+/g, '')

/** The files in which a product is named, by how they write it. */
type Spellings = Map<string, string[]>

/** A product is called the same on all pages. */
export const technologyNames: SiteCheck = {
  rules: [technologyName],
  asks: ['drawings'],
  find: ({ index, pages, draft }) => {
    const lookedAt = new Set(pages.map(({ file }) => file))
    const products = new Map<string, Spellings>()
    for (const { file, drawings = [] } of index.pages)
      for (const name of drawings.flatMap((drawn) => /^mark (.*)$/s.exec(drawn)?.[1] ?? [])) {
        const spellings: Spellings = products.get(plainOf(name)) ?? new Map()
        products.set(plainOf(name), spellings)
        const files = spellings.get(name)
        if (files) files.push(file)
        else spellings.set(name, [file])
      }
    return [...products.values()]
      .filter(({ size }) => size > 1)
      .flatMap((spellings): Finding[] => {
        const [[better, [other = '']] = ['', []], ...rarer] = usualFirst(spellings)
        return rarer.flatMap(([name, files]) =>
          files
            .filter((file) => lookedAt.has(file))
            .flatMap((file) =>
              draft(file).fields.flatMap(({ kind, value, at }) =>
                kind === 'technology' && isObject(value) && value.name === name
                  ? [finding(technologyName, { file, at: [...at, 'name'], origin: name }, { better, other })]
                  : [],
              ),
            ),
        )
      })
  },
}

/** What most pages write; of two the one without a space. */
function usualFirst(spellings: Spellings) {
  return [...spellings].toSorted(
    ([name, files], [other, others]) => others.length - files.length || name.length - other.length,
  )
}
