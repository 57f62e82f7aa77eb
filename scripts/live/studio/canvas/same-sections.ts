import type { Page } from '../../../../src/page/page.generated'

/** Gives pages with the very sections that were there before wherever these say the same: React renders the others only. */
export function keepingSections(): (page: Page) => Page {
  let before = new Map<string, Page['sections'][number]>()
  return (page) => {
    const now = new Map<string, Page['sections'][number]>()
    const sections = page.sections.map((section) => {
      const written = JSON.stringify(section)
      const kept = before.get(written) ?? section
      now.set(written, kept)
      return kept
    })
    before = now
    return { ...page, sections }
  }
}
