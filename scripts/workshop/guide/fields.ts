import path from 'node:path'
import { follow } from '../../engine/check/against-schema/fieldsets'
import { withArticle } from '../../engine/problems/words/sentence'
import { readSchemas, type Schema } from '../../engine/schema/schemas'
import { anchorOf } from '../../engine/text/anchor'
import { isObject } from '../../engine/text/is-object'

/** The fields of a schema, each with what it is. @param hidden those that are told elsewhere */
export function fieldTable(schema: Schema, hidden: readonly string[]): string {
  return table(schema, hidden, [])
}

/** The fields of _site.json, each with an example, and those of what stands within them. */
export function siteFieldGuide(): string {
  const site = readSchemas().get('documents/site.schema.json') ?? {}
  const [example] = site.examples ?? []
  const parts = ['roots', 'groups', 'offices', 'registrations'].map((name) => {
    const within = entriesOf(site.properties?.[name] ?? {})
    const shown = isObject(example) ? [example[name]].flat()[0] : undefined
    return [`### The fields of \`${name}\``, table(within, [], [shown, ...(within.examples ?? [])])].join('\n\n')
  })
  return [table(site, ['$schema'], [example], siteHeading), ...parts].join('\n\n')
}

/** What the fields of a part that several sections share stand under. @param file the name of its schema's file */
export function headingOfFields(file: string): string {
  return `The fields of ${withArticle(path.basename(file, '.schema.json').replace('-', ' '))}`
}

/** Where the fields of a field's entries are told; undefined where it has none. */
type HeadingOf = (field: Schema, name: string) => string | undefined

/** Those of a shared part stand under its name. */
const sharedHeading: HeadingOf = (field) => {
  const { $ref } = describedIn(field)
  return $ref && hasFields(entriesOf(field)) ? headingOfFields($ref) : undefined
}

/** In _site.json they stand under the field's own name, but for those of links, which are told with the sections. */
const siteHeading: HeadingOf = (field, name) =>
  hasFields(entriesOf(field)) && sharedHeading(field, name) !== headingOfFields('link')
    ? `The fields of ${name}`
    : undefined

function table(
  { properties = {}, required = [] }: Schema,
  hidden: readonly string[],
  examples: readonly unknown[],
  headingFor = sharedHeading,
): string {
  const withExamples = examples.length > 0
  const rows = Object.entries(properties)
    .filter(([name]) => !hidden.includes(name))
    .map(([name, field]) => {
      const heading = headingFor(field, name)
      const cells = [`\`${name}\``, required.includes(name) ? 'yes' : '', meaning(field, heading)]
      return row(withExamples ? [...cells, heading ? '' : exampleOf(field, name, examples)] : cells)
    })
  const head = ['Field', 'Needed', 'What it is', ...(withExamples ? ['Example'] : [])]
  return rows.length ? [row(head), row(head.map(() => '---')), ...rows].join('\n') : ''
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

function meaning(field: Schema, heading: string | undefined): string {
  const choices = (follow(field)?.enum ?? []).map((value) => `\`${value}\``)
  const within = heading === undefined ? describedIn(field).properties : undefined
  return [
    (field.description ?? follow(field)?.description ?? '').replaceAll(/`|(?<=!)\[/g, String.raw`\$&`),
    choices.length ? `One of ${choices.join(', ')}.` : '',
    heading ? `${field.items ? 'Each has' : 'It has'} [these fields](#${anchorOf(heading)}).` : '',
    within ? `Its fields: ${inWords(within)}` : '',
  ]
    .filter(Boolean)
    .join(' ')
    .replaceAll('|', String.raw`\|`)
}

function inWords(fields: { [name: string]: Schema }): string {
  return Object.entries(fields)
    .map(([name, { description }]) => `\`${name}\`: ${description}`)
    .join(' ')
}

/** A field as it may stand in a file, in a line: as the document around it has it, or else as it is described. */
function exampleOf(field: Schema, name: string, examples: readonly unknown[]): string {
  const within = examples.flatMap((example) => (isObject(example) ? [example[name]] : []))
  const [entry] = field.items ? (entriesOf(field).examples ?? []) : []
  const described = [...(field.examples ?? []), entry && [entry], ...(follow(field)?.examples ?? [])]
  const value = [...within, ...described, ...(follow(field)?.enum ?? [])].find(saysSomething)
  return value === undefined ? '' : `\`"${name}": ${inLine(value)}\``
}

function saysSomething(value: unknown): boolean {
  return value !== undefined && !(Array.isArray(value) && value.length === 0)
}

/** JSON in a line, with spaces where a person would put them. */
function inLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inLine).join(', ')}]`
  if (!isObject(value)) return JSON.stringify(value)
  const fields = Object.entries(value).map(([name, field]) => `"${name}": ${inLine(field)}`)
  return `{ ${fields.join(', ')} }`
}

/** What stands in the schema of a list's entries, or of the field itself. */
function describedIn(field: Schema): Schema {
  return field.items && !Array.isArray(field.items) ? field.items : field
}

/** The same, in the file it refers to. */
function entriesOf(field: Schema): Schema {
  return follow(describedIn(field)) ?? {}
}

function hasFields({ properties = {} }: Schema): boolean {
  return Object.keys(properties).length > 0
}
