import type { Site } from '../../../src/page/page.generated'
import { neededPages } from '../site/held-back'
import { fill } from '../site/placeholders'
import type { Surroundings } from '../site/surroundings'

/** How many pages a section names: with more than these, whoever reads the file goes on to the list of all. */
export const mostInSection = 40

interface Section {
  heading: string
  pages: { label: string; address: string; description: string }[]
}

/**
 * The site as one short text for language models, by https://llmstxt.org: its name, what it is, and its pages by kind,
 * each with its description. Bounded, however many pages there are.
 */
export function llmsSections(around: Surroundings): Section[] {
  const { index, lists, site } = around
  const named = (heading: string, paths: readonly { path: string }[]): Section => ({
    heading,
    pages: paths.slice(0, mostInSection).flatMap(({ path }) => {
      const page = index.page(path)
      if (!page) return []
      const { title, description, canonical = path } = page
      return [{ label: fill(title, site), address: canonical, description: fill(description, site) }]
    }),
  })
  return [
    named(
      'Pages',
      index.ofKind('page').filter(({ path }) => !neededPages.includes(path)),
    ),
    ...lists.services.map(({ label, services }) => named(label, services)),
    named('Articles', lists.articles),
    named('Open jobs', lists.newestOpenings),
  ].filter(({ pages }) => pages.length > 0)
}

/** The same as text. */
export function llmsText(sections: readonly Section[], { name, description, url }: Site): string {
  const lists = sections.map(({ heading, pages }) => {
    const lines = pages.map((page) => `- [${escape(page.label)}](${url}${page.address}): ${page.description}`)
    return `## ${heading}\n\n${lines.join('\n')}\n`
  })
  return [`# ${name}\n`, `> ${description}\n`, ...lists].join('\n')
}

/** A title may stand in square brackets, but none of its own may end them. */
function escape(label: string): string {
  return label.replace(/[\\[\]]/g, '\\$&')
}
