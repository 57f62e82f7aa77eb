import path from 'node:path'
import { follow } from '../../engine/check/against-schema/fieldsets'
import { withArticle } from '../../engine/problems/words/sentence'
import { readSchemas, sectionTypes, type Schema } from '../../engine/schema/schemas'
import { anchorOf, linksTo } from './links-to'

/** Where the pictures of sections are, from the guide. */
export const pictureFolder = '_guide'

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
  const entries = types.map((type) => {
    const schema = schemas.get(`sections/${type}.schema.json`) ?? {}
    const example = JSON.stringify(schema.examples?.[shownExample(type)], undefined, 2)
    return [
      `### ${type}`,
      schema.description,
      `![A section of the type ${type}, as visitors see it](${pictureFolder}/${type}.webp)`,
      table(schema, everywhere),
      `\`\`\`json\n${example}\n\`\`\``,
    ].join('\n\n')
  })
  return [linksTo(types), ...entries].join('\n\n')
}

/** The fields of a page, and those of what stands within its sections. */
export function fieldGuide(): string {
  const parts = ['link', 'image', 'card', 'item', 'fact', 'group-panel', 'technology', 'job']
  return ['documents/page', ...parts.map((name) => `definitions/${name}`)]
    .map((name) => {
      const schema = schemas.get(`${name}.schema.json`) ?? {}
      return [`### ${heading(name)}`, schema.description, table(schema, ['$schema'])].join('\n\n')
    })
    .join('\n\n')
}

function table({ properties = {}, required = [] }: Schema, hidden: string[]): string {
  const rows = Object.entries(properties)
    .filter(([name]) => !hidden.includes(name))
    .map(([name, field]) => `| \`${name}\` | ${required.includes(name) ? 'yes' : ''} | ${meaning(field)} |`)
  return rows.length ? ['| Field | Needed | What it is |', '| --- | --- | --- |', ...rows].join('\n') : ''
}

function meaning(field: Schema): string {
  const choices = (follow(field)?.enum ?? []).map((value) => `\`${value}\``)
  const entries = field.items && !Array.isArray(field.items) ? field.items : field
  const part = Object.keys(follow(entries)?.properties ?? {}).length > 0 ? entries.$ref : undefined
  const within =
    entries.properties &&
    Object.entries(entries.properties).map(([name, { description }]) => `\`${name}\`: ${description}`)
  return [
    (field.description ?? follow(field)?.description ?? '').replaceAll('`', String.raw`\``),
    choices.length ? `One of ${choices.join(', ')}.` : '',
    part ? `${field.items ? 'Each has' : 'It has'} [these fields](#${anchorOf(heading(part))}).` : '',
    within ? `Its fields: ${within.join(' ')}` : '',
  ]
    .filter(Boolean)
    .join(' ')
    .replaceAll('|', String.raw`\|`)
}

/** What a part's fields stand under. */
function heading(file: string): string {
  return `The fields of ${withArticle(path.basename(file, '.schema.json').replace('-', ' '))}`
}
