import { finding } from '../finding'
import type { SiteCheck } from './check'

/** A day on which a page appeared or changed has come. A warning: time passing never breaks a build. */
export const dates: SiteCheck = ({ index, date: today }) =>
  index.pages.flatMap((page) =>
    (['published', 'updated'] as const).flatMap((name) => {
      const date = page[name]
      return date && date > today ? [finding('future-date', { file: page.file, at: [name] }, { name, date })] : []
    }),
  )
