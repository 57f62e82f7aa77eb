import { readSchemas, sectionTypes } from '../../engine/schema/schemas'
import { anchorOf } from '../../engine/text/anchor'
import { fieldTable, headingOfFields } from './fields'

const schemas = readSchemas()
/** The fields that every section has are told once. */
const everywhere = ['type', 'id']

/** A section's example that shows it as it is meant: the second of three, which are from least to most. */
export function shownExample(type: string): number {
  return (schemas.get(`sections/${type}.schema.json`)?.examples?.length ?? 0) > 2 ? 1 : 0
}

/** Every section type with its picture, its fields and an example, the hero first. */
export function sectionGuide(): string {
  const types = sectionTypes(schemas).sort((a, b) => Number(b === 'hero') - Number(a === 'hero'))
  const list = types.map((type) => {
    const { description = '' } = schemas.get(`sections/${type}.schema.json`) ?? {}
    return `- [${type}](#${anchorOf(type)}): ${description}`
  })
  const entries = types.map((type) => {
    const schema = schemas.get(`sections/${type}.schema.json`) ?? {}
    const example = JSON.stringify(schema.examples?.[shownExample(type)], undefined, 2)
    return [
      `### ${type}`,
      schema.description,
      `![A section of the type ${type}, as visitors see it](${type}.webp)`,
      fieldTable(schema, everywhere),
      `\`\`\`json\n${example}\n\`\`\``,
    ].join('\n\n')
  })
  return [list.join('\n'), ...entries].join('\n\n')
}

/** The fields of a page, and those of what stands within its sections. */
export function fieldGuide(): string {
  const parts = [
    'link',
    'image',
    'video',
    'download',
    'card',
    'item',
    'fact',
    'group-panel',
    'technology',
    'inquiry',
    'job',
  ]
  return ['documents/page', ...parts.map((name) => `definitions/${name}`)]
    .map((name) => {
      const schema = schemas.get(`${name}.schema.json`) ?? {}
      return [`### ${headingOfFields(name)}`, schema.description, fieldTable(schema, ['$schema'])].join('\n\n')
    })
    .join('\n\n')
}
