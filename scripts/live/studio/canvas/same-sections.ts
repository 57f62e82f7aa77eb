import type { Page } from '../../../../src/page/page.generated'

type Section = Page['sections'][number]

/** Gives pages with the very sections that were there before wherever these say the same: React renders the others only. */
export function keepingSections(): (page: Page) => Page {
  let before: readonly Section[] = []
  return (page) => {
    const known = new Map(before.map((section) => [JSON.stringify(section), section]))
    before = withNamesOf(before, page.sections).map((section) => known.get(JSON.stringify(section)) ?? section)
    return { ...page, sections: [...before] }
  }
}

/**
 * A section whose heading is written anew has another name in the address by that. React would make all of it anew, and
 * with it the text that is edited in it: until the page is loaded the next time, it keeps the name it had.
 */
function withNamesOf(before: readonly Section[], sections: readonly Section[]): Section[] {
  const [old, now] = [before, sections].map((all) => new Set(all.map(({ id }) => id)))
  return sections.map((section, place) => {
    const { type, id } = before[place] ?? {}
    const isRenamed = type === section.type && id !== undefined && !now?.has(id) && !old?.has(section.id)
    return isRenamed ? { ...section, id } : section
  })
}
