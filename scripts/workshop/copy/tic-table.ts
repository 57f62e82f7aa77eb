import { countTics, measureOf, readPages } from './tics'

/** The habits of writing on all pages of a folder, as lines of a table. */
export function ticTable(folder: string): string {
  const pages = readPages(folder)
  const { sentences, words } = measureOf(pages)
  const lines = countTics(pages).map(
    ({ name, times, pages: on }) => `  ${String(times).padStart(5)}  on ${String(on).padStart(2)} pages  ${name}`,
  )
  return `Habits of writing on ${pages.length} pages, ${sentences} sentences of ${words.toFixed(1)} words on average:\n${lines.join('\n')}`
}
