import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { fieldsOf } from '../../../../scripts/engine/schema/fields'
import { isSource, type As } from '../../../../scripts/live/studio/writing/read'

/** Every rich text and article block of all documents that is edited as words. */
export function writtenTexts(): { value: string; as: As }[] {
  return globSync(['pages-json/**/*.json', 'tests/second-site/**/*.json']).flatMap((file) => {
    const fields = fieldsOf(JSON.parse(readFileSync(file, 'utf8')), file.endsWith('_site.json') ? 'site' : 'page')
    return fields.flatMap(({ kind, value }): { value: string; as: As }[] => {
      if (typeof value !== 'string') return []
      if (kind === 'rich-text') return [{ value, as: 'rich' }]
      return kind === 'article-block' && !isSource(value) ? [{ value, as: 'block' }] : []
    })
  })
}
