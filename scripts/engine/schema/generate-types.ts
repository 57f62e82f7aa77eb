import path from 'node:path'
import { compile } from 'json-schema-to-typescript'
import { isKind } from './fields'
import { fileReferredTo, sectionFile, sectionTypes, type Schema } from './schemas'

/**
 * `document`: what an author writes. `page`: what the renderer gets, each schema's `resolved` in its place. `filled`:
 * what lies between: each value is what the page shows, and no section has yet what the build adds to it.
 */
export type View = 'document' | 'filled' | 'page'

/**
 * Generates the TypeScript types of one view from the schemas.
 * @returns a whole TypeScript module that exports Page, Site, Section and every definition by its title
 */
export async function generateTypes(schemas: Map<string, Schema>, view: View): Promise<string> {
  const titles = new Map([...schemas].map(([file, schema]) => [file, nameOf(schema.title ?? file)]))
  const definitions: Record<string, Schema> = {}
  for (const [file, schema] of schemas) {
    if (file !== sectionFile)
      definitions[titleOf(titles, file)] = toView(anchored(schema, view, file), view, file, titles)
  }
  definitions.Section = {
    title: 'Section',
    oneOf: sectionTypes(schemas).map((type) => ({
      $ref: `#/definitions/${titleOf(titles, `sections/${type}.schema.json`)}`,
    })),
  }
  const root: Schema = {
    title: 'Schemas',
    type: 'object',
    additionalProperties: false,
    required: ['page', 'site'],
    properties: { page: { $ref: '#/definitions/Page' }, site: { $ref: '#/definitions/Site' } },
    definitions,
  }
  return compile(root, 'Schemas', {
    bannerComment: '/* Generated from schemas/ by `npm run types`. Do not edit. */',
    ignoreMinAndMaxItems: true,
    additionalProperties: false,
    style: { semi: false, singleQuote: true, printWidth: 120 },
  })
}

/** In which views what a schema's value becomes takes its place. */
function isResolved(view: View, file: string): boolean {
  return view === 'page' || (view === 'filled' && isKind(path.basename(file, '.schema.json')))
}

/** Every section has an id on the page: resolve makes one where the author gave none. */
function anchored(schema: Schema, view: View, file: string): Schema {
  if (view === 'document' || !file.startsWith('sections/')) return schema
  return { ...schema, required: [...(schema.required ?? []), 'id'] }
}

/** A title as the name of a type: Card grid becomes CardGrid. */
function nameOf(title: string): string {
  return title.replace(/ (.)/g, (_, letter: string) => letter.toUpperCase())
}

function titleOf(titles: Map<string, string>, file: string): string {
  if (file === sectionFile) return 'Section'
  const title = titles.get(file)
  if (!title) throw new Error(`No schema file schemas/${file}`)
  return title
}

function toView(
  { resolved, examples, ...schema }: Schema,
  view: View,
  file: string,
  titles: Map<string, string>,
): Schema {
  const referred = fileReferredTo(schema)
  if (referred) return { $ref: `#/definitions/${titleOf(titles, referred)}` }
  const inView = (inner: Schema) => toView(inner, view, file, titles)
  if (resolved && isResolved(view, file)) return inView(merge(schema, resolved))
  const { properties, items, anyOf } = schema
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, inView(field)])),
    }),
    ...(items && { items: Array.isArray(items) ? items.map(inView) : inView(items) }),
    ...(anyOf && { anyOf: anyOf.map(inView) }),
  }
}

/** A `resolved` with `type` or a union replaces the schema; one with only `properties` adds to it. */
function merge(schema: Schema, resolved: Schema): Schema {
  if (resolved.$ref) return resolved
  if (resolved.type || resolved.anyOf) return { ...resolved, title: schema.title }
  return {
    ...schema,
    required: [...(schema.required ?? []), ...(resolved.required ?? [])],
    properties: { ...schema.properties, ...resolved.properties },
  }
}
