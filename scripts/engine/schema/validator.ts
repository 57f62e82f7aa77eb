import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Ajv, ErrorObject, Options } from 'ajv'
import { checksumOf } from '../files/checksum.mjs'
import type { Page as PageDocument, Site as SiteDocument } from './document.generated'
import { annotations, readSchemas, sectionFile, sectionTypes, type Schema } from './schemas'

const require = createRequire(path.resolve('package.json'))
const base = 'schema:///'

/** Whether a value is a page; nothing downstream of a yes checks again. */
export type Validators = {
  page: (value: unknown) => value is PageDocument
  site: (value: unknown) => value is SiteDocument
}

let ready: Validators | undefined

/**
 * Gives the validators. ajv's code for the schemas is kept in node_modules/.cache under the schemas' hash: loading
 * it takes 3 ms, compiling the schemas 60.
 */
export function validators(): Validators {
  if (ready) return ready
  const schemas = forVerdict(readSchemas())
  const hash = createHash('sha256')
    .update(JSON.stringify([[...schemas], forCode]))
    .digest('hex')
    .slice(0, 16)
  const file = path.resolve(`node_modules/.cache/validators/${hash}.cjs`)
  if (!isSealed(file)) {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(`${file}.${process.pid}`, sealed(standaloneCode(schemas)))
    renameSync(`${file}.${process.pid}`, file)
  }
  const validators: Validators = require(file)
  ready = validators
  return validators
}

/**
 * The same schemas for a yes or no: a section is looked at by its type. With if and then, each of the other types makes
 * an error that is thrown away, which is the half of what validating takes.
 */
function forVerdict(schemas: Map<string, Schema>): Map<string, Schema> {
  const oneOf = sectionTypes(schemas).map((type) => ({ $ref: `/sections/${type}.schema.json` }))
  const section: Schema = { type: 'object', required: ['type'], discriminator: { propertyName: 'type' }, oneOf }
  return new Map([...schemas, [sectionFile, section]])
}

/** The code under its own checksum: code that was cut off could judge otherwise. */
function sealed(code: string): string {
  return sealOf(Buffer.from(code)) + code
}

function sealOf(code: Buffer): string {
  return `// ${checksumOf(code)}\n`
}

function isSealed(file: string): boolean {
  if (!existsSync(file)) return false
  const bytes = readFileSync(file)
  const end = bytes.indexOf('\n') + 1
  return bytes.toString('utf8', 0, end) === sealOf(bytes.subarray(end))
}

/** Nobody reads the errors of what says yes or no. */
const forCode: Options = { code: { source: true }, discriminator: true, messages: false }

function standaloneCode(schemas: Map<string, Schema>): string {
  const { default: standalone }: typeof import('ajv/dist/standalone') = require('ajv/dist/standalone')
  const ajv = ajvWith(schemas, forCode)
  return standalone(ajv, { page: `${base}documents/page.schema.json`, site: `${base}documents/site.schema.json` })
}

let thorough: Ajv | undefined

/**
 * Validates once more, for all errors with the schemas they come from. Slow; only for documents known to be wrong.
 */
export function schemaErrors(kind: 'page' | 'site', value: unknown): ErrorObject[] {
  thorough ??= ajvWith(readSchemas(), { allErrors: true, verbose: true })
  thorough.validate(`${base}documents/${kind}.schema.json`, value)
  return thorough.errors ?? []
}

/** How much breaks the schema. */
export function mistakesIn(kind: 'page' | 'site', value: unknown): number {
  return validators()[kind](value) ? 0 : schemaErrors(kind, value).length
}

function ajvWith(schemas: Map<string, Schema>, options: Options) {
  const { Ajv }: typeof import('ajv') = require('ajv')
  const { default: addFormats }: typeof import('ajv-formats') = require('ajv-formats')
  const ajv = new Ajv({ ...options, strict: true, strictRequired: false, allowUnionTypes: true })
  addFormats(ajv)
  ajv.addVocabulary(annotations)
  for (const [file, schema] of schemas) {
    const { resolved, ...author } = schema
    ajv.addSchema({ ...author, $id: base + file })
  }
  return ajv
}
