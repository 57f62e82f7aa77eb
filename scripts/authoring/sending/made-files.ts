import path from 'node:path'
import type { Content } from '../../engine/check/content'
import { bytesOnDisk } from '../../engine/files/change-folder'
import { pageSchema, schemaText, withNames } from '../../engine/schema/offered-names'
import type { Schema } from '../../engine/schema/schemas'
import { offeredNames } from '../../engine/site/offered'
import type { Checkout } from '../../review/git/checkout'

/**
 * Files that are no pages and go along, as npm run dev writes them: the schema, which offers the groups and regions of
 * _site.json in editors. With any other change in it, it is a developer's.
 */
export function madeFiles(checkout: Checkout, { site }: Content): string[] {
  const file = path.posix.join(path.posix.dirname(checkout.pages), pageSchema)
  const [before, now] = [checkout.fileAt('HEAD', file), bytesOnDisk(`${checkout.folder}/${file}`)]
  if (!site || !before || !now || now.equals(before)) return []
  const schema: Schema = JSON.parse(before.toString('utf8'))
  return schemaText(withNames(schema, offeredNames(site))) === now.toString('utf8') ? [file] : []
}
