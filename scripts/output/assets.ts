import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Build } from './build-site'
import { filesBelow } from './state'

/** Copies the visitor's code, styles, fonts and art, where they changed. */
export function writeAssets({ bundle, publication, last, next, present }: Build): void {
  const same = last?.assets === bundle.assets
  for (const file of filesBelow(bundle.client)) {
    if (file === 'index.html') continue
    next.assetFiles.push(file)
    if (!same || !present.has(file)) publication.write(file, readFileSync(path.join(bundle.client, file)))
  }
}
