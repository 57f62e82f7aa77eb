import { readFileSync } from 'node:fs'
import path from 'node:path'
import { drawnCardOf } from '../derived/card-of'
import { filesBelow } from '../files/place'
import { cardFolder } from '../graphics/cards'
import { drawingOf } from '../graphics/drawings'
import { illustrationOf } from '../graphics/group-colors'
import type { Prepared } from './authored'
import type { Build } from './plan'

/** Copies the visitor's code, styles, fonts, art, drawings and what authors show and offer, where they changed. */
export function writeAssets(build: Build, { files }: Prepared): void {
  const { context, bundle, publication, last, next, present } = build
  const { pages } = context.index
  const same = last?.assets === bundle.assets
  // Of ten megabytes of pictures another site has a few: the others were copied, and never asked for.
  const art = context.art.filesOf(pages)
  for (const file of filesBelow(bundle.client)) {
    if (file === 'index.html' || (file.startsWith('art/') && !art.has(path.basename(file)))) continue
    next.files[file] = ''
    if (!same || !present.has(file)) publication.write(file, readFileSync(path.join(bundle.client, file)))
  }
  const sheets = new Set(pages.map(({ sections }) => bundle.styleSheets(sections)))
  for (const { address, css } of sheets) {
    const file = address.slice(1)
    next.files[file] = ''
    if (!present.has(file)) publication.write(file, css)
  }
  // The name of each changes with its content.
  for (const [file, made] of files) {
    next.files[file] = ''
    if (!present.has(file)) publication.write(file, readFileSync(made))
  }
  for (const card of new Set(pages.flatMap((page) => drawnCardOf(page, context) ?? []))) {
    const file = `cards/${card}`
    next.files[file] = ''
    if (!present.has(file)) publication.write(file, readFileSync(path.join(next.pagesFolder, cardFolder, card)))
  }
  const { groups } = context.site
  const ofGroups = [undefined, ...groups].map((group) => `illustration ${illustrationOf(group?.id, groups)}` as const)
  const names = new Set([...pages.flatMap(({ drawings = [] }) => drawings), ...ofGroups])
  for (const { address, svg } of [...names].flatMap((name) => drawingOf(name, groups) ?? [])) {
    const file = address.slice(1)
    next.files[file] = ''
    if (!present.has(file)) publication.write(file, svg)
  }
}
