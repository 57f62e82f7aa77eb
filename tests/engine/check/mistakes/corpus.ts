import { readFileSync } from 'node:fs'
import path from 'node:path'
import { globSync } from 'tinyglobby'
import { isDeep } from '../../../depth'
import { inFiles } from './in-files'
import { inKinds } from './in-kinds'
import { inLinks } from './in-links'
import { inMarks } from './in-marks'
import { inNames } from './in-names'
import { inPages } from './in-pages'
import { inQuotation } from './in-quotation'
import { inTexts } from './in-texts'
import { inValues } from './in-values'
import type { Made } from './mistake'
import { PageText, pickFrom } from './page-text'

/** A mistake in one of the site's documents. */
export interface Mistake extends Made {
  area: string
  kind: string
  /** Below the folder of documents. */
  file: string
  /** Where the mark has to be; lines and columns count from 1. */
  line: number
  column: number
  endLine: number
  endColumn: number
}

/** Every kind of mistake, by what it is made in. */
const areas = {
  fields: { ...inNames, ...inKinds },
  values: { ...inValues, ...inPages },
  links: inLinks,
  texts: inTexts,
  writing: { ...inMarks, ...inQuotation, ...inFiles },
}

/** The site's documents. */
export function pagesIn(folder: string): PageText[] {
  const files = globSync(['**/*.json', '!**/_*'], { cwd: folder }).sort()
  return files.map((file) => new PageText(file, readFileSync(path.join(folder, file), 'utf8')))
}

/** Mistakes of every kind over real documents: the same for the same documents. */
export function mistakesIn(pages: readonly PageText[]): Mistake[] {
  const kinds = Object.entries(areas).flatMap(([area, makers]) =>
    Object.entries(makers).map(([kind, [times, make]]) => ({ area, kind, times, make })),
  )
  return kinds.flatMap(({ area, kind, times, make }) => {
    const mistakes: Mistake[] = []
    const seen = new Set<string>()
    for (let attempt = 0; attempt < 400 && mistakes.length < times; attempt++) {
      const pick = pickFrom(`${kind} ${attempt}`)
      const page = pick(pages)
      const made = page && make(page, pick, pages)
      const name = made && `${made.file ?? page.file} ${made.marked.offset} ${made.marked.length}`
      if (!page || !made || !name || seen.has(name)) continue
      seen.add(name)
      mistakes.push({ ...made, area, kind, file: made.file ?? page.file, ...placeOf(made) })
    }
    return mistakes
  })
}

/** The first of each kind; all of them where there is time for it. */
export function someOfEachKind<Made extends { kind: string }>(mistakes: readonly Made[]): readonly Made[] {
  return isDeep ? mistakes : [...new Map(mistakes.toReversed().map((mistake) => [mistake.kind, mistake])).values()]
}

function placeOf({ text, marked }: Made) {
  // A file in another encoding is marked where its letters would be.
  const [, wide] = text
  const written =
    typeof text === 'string' ? text.replace(/^\ufeff/, '') : wide === 0xfe ? '{' : Buffer.from(text).toString('latin1')
  const start = lineAndColumn(written, marked.offset)
  const end = lineAndColumn(written, marked.offset + marked.length)
  return { line: start.line, column: start.column, endLine: end.line, endColumn: end.column }
}

function lineAndColumn(text: string, offset: number) {
  const before = text.slice(0, offset).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}
