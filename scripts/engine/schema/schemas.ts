import { readFileSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../files/list-files.mjs'
import { Refusal } from '../refusal'
import { isObject } from '../text/is-object'

/** The keywords our schemas use: JSON Schema draft 07, VS Code's additions, `resolved` (what a value becomes on the page), `form` and `inForm`. */
export interface Schema {
  $schema?: string
  $comment?: string
  $ref?: string
  title?: string
  description?: string
  /** The same for those who fill a form and see no file, where the description speaks of what is written in one. */
  inForm?: string
  type?: 'object' | 'array' | 'string' | 'integer' | 'boolean'
  const?: string
  enum?: string[]
  markdownEnumDescriptions?: string[]
  /** What kind of thing a pattern describes, so that a text near to it can be mended. */
  form?: 'address' | 'web-address' | 'id' | 'picture' | 'video' | 'captions' | 'download' | 'time-zone'
  pattern?: string
  patternErrorMessage?: string
  errorMessage?: string
  defaultSnippets?: Snippet[]
  format?: string
  minLength?: number
  minItems?: number
  maxItems?: number
  minimum?: number
  required?: string[]
  properties?: Record<string, Schema>
  additionalProperties?: boolean | Schema
  items?: Schema | Schema[]
  contains?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  discriminator?: { propertyName: string }
  allOf?: Schema[]
  if?: Schema
  then?: Schema
  resolved?: Schema
  definitions?: Record<string, Schema>
  examples?: unknown[]
}

/** What an editor offers where a value is missing: a whole one, with a stop for the cursor at each text. */
export interface Snippet {
  label: string
  description: string
  body: unknown
}

/** Keywords that say something to people, editors or the build, and nothing about what is valid. */
export const annotations = [
  'resolved',
  'form',
  'inForm',
  'markdownEnumDescriptions',
  'patternErrorMessage',
  'errorMessage',
  'defaultSnippets',
]

let schemas: Map<string, Schema> | undefined

/**
 * Every schema file, and the union of those in schemas/sections, which stands in no file; read once. References are
 * from the folder schemas, whichever file they stand in: /definitions/text.schema.json.
 * @returns schema by file name in that folder, such as `sections/hero.schema.json`
 */
export function readSchemas(): Map<string, Schema> {
  if (schemas) return schemas
  const files = new Map(schemaFiles().map((file) => [file, readSchema(file)]))
  schemas = new Map([[sectionFile, composeSection(files)], ...files])
  return schemas
}

function readSchema(file: string): Schema {
  const folder = path.posix.dirname(file)
  const fromTop = (name: string, value: unknown) =>
    name === '$ref' ? path.posix.join('/', folder, String(value)) : value
  const schema = parsed(file, fromTop)
  if (!isSchema(schema)) throw new Refusal(`schemas/${file} is no schema: it is not an object.`)
  return schema
}

function parsed(file: string, change: (name: string, value: unknown) => unknown): unknown {
  try {
    return JSON.parse(readFileSync(path.join('schemas', file), 'utf8'), change)
  } catch (error) {
    throw new Refusal(`schemas/${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** What is wrong within one, ajv says: it takes no keyword that it does not know. */
function isSchema(value: unknown): value is Schema {
  return isObject(value)
}

/** What a schema refers to for any section. */
export const sectionFile = 'section.schema.json'

/** The file that a schema refers to; undefined where it says for itself what it means. */
export function fileReferredTo({ $ref }: Schema): string | undefined {
  return $ref?.slice(1)
}

function schemaFiles(): string[] {
  return listFiles('schemas')
    .filter((file) => /^[^/]+\/[^/]+\.schema\.json$/.test(file))
    .sort()
}

/** The section types, by file name: `hero`, `cardGrid` … */
export function sectionTypes(schemas: Map<string, Schema>): string[] {
  return [...schemas.keys()].flatMap((file) => /^sections\/(\w+)\.schema\.json$/.exec(file)?.[1] ?? [])
}

/**
 * The union of all section types. `enum` with `if`/`then` instead of `oneOf`, because a mistake then gives one error
 * instead of one for each type.
 */
function composeSection(schemas: Map<string, Schema>): Schema {
  const types = sectionTypes(schemas)
  const descriptions = types.map((type) => schemas.get(`sections/${type}.schema.json`)?.description ?? '')
  return {
    title: 'Section',
    description: 'A section of the page. Its type says which kind.',
    type: 'object',
    required: ['type'],
    properties: {
      type: { description: 'Which kind of section this is.', enum: types, markdownEnumDescriptions: descriptions },
    },
    allOf: types.map((type) => ({
      if: { type: 'object', required: ['type'], properties: { type: { const: type } } },
      then: { $ref: `/sections/${type}.schema.json` },
    })),
  }
}
