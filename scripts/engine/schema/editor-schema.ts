import { pictogramNames } from '../graphics/drawings'
import { allIcons } from '../graphics/icons'
import { fileReferredTo, sectionFile, sectionTypes, type Schema } from './schemas'
import { snippetOf } from './snippets'

/** Days that can be: editors look at no more than the digits. */
const day = '^\\d{4}-((0[13578]|1[02])-(0[1-9]|[12]\\d|3[01])|(0[469]|11)-(0[1-9]|[12]\\d|30)|02-(0[1-9]|[12]\\d))$'
const empty = 'This text is empty. Write something in it or remove the field.'

const note = 'Composed for editors from the files in schemas/ by `npm run types`. Do not edit: change those.'

/**
 * A document's schema as editors need it: in one piece; each field with its own sentence; every mistake with plain
 * words; whole values to insert where one is missing. VS Code drops what stands beside a `$ref`: each field had shown
 * what any text is, not what this one is for. With it VS Code's own language service agrees with the build on 496
 * mistakes, down to the line (tests/editor).
 * @param document `page` or `site`
 */
export function editorSchema(schemas: Map<string, Schema>, document: string): Schema {
  const names = document === 'page' ? { icon: [...allIcons().keys()], pictogram: pictogramNames() } : {}
  const definitions = Object.fromEntries(Object.entries(names).map(([name, examples]) => [name, { examples }]))
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $comment: note,
    ...forEditor(schemas.get(`documents/${document}.schema.json`), schemas),
    ...(document === 'page' && { definitions }),
  }
}

function forEditor(schema: Schema = {}, schemas: Map<string, Schema>): Schema {
  const { $schema, $comment, resolved, form, inForm, title, description, examples, minLength, minItems, ...rules } =
    schema
  const referred = fileReferredTo(schema)
  if (referred === sectionFile) return sections(schemas)
  if (referred) {
    const { description: written, ...inlined } = forEditor(schemas.get(referred), schemas)
    const names = /^definitions\/(icon|pictogram|group|region)\./.exec(referred)?.[1]
    // A text has two sentences: what the field is for, and how it is written.
    const sentences = inlined.type === 'string' || !description ? [description, written] : [description]
    return {
      description: sentences.filter(Boolean).join('\n'),
      ...inlined,
      ...(names && { $ref: `#/definitions/${names}` }),
    }
  }
  const inner = (field: Schema) => forEditor(field, schemas)
  const { properties, items, anyOf } = rules
  return {
    description,
    ...rules,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, inner(field)])),
    }),
    ...(items && !Array.isArray(items) && { items: inner(items) }),
    ...(anyOf && { anyOf: anyOf.map(inner) }),
    ...(minLength && !rules.pattern && { pattern: '\\S', patternErrorMessage: empty }),
    ...(rules.format === 'date' && { pattern: day }),
    // What `minItems` says cannot be put in other words.
    ...(minItems === 1 ? { contains: {} } : { minItems }),
    errorMessage: wordsFor(schema),
    ...(properties && title && examples && { defaultSnippets: [snippetOf(title, schema)] }),
  }
}

/** The section union: `if` and `then` for each type, so that a mistake is told once, by the type it was made in. */
function sections(schemas: Map<string, Schema>): Schema {
  const types = sectionTypes(schemas).map((type) => {
    const file = `sections/${type}.schema.json`
    const { defaultSnippets, ...schema } = forEditor(schemas.get(file), schemas)
    return { type, source: schemas.get(file) ?? {}, schema }
  })
  const { allOf, ...union } = schemas.get(sectionFile) ?? {}
  return {
    ...forEditor(union, schemas),
    errorMessage: 'A section belongs here: fields in { }, the first of them its type.',
    allOf: types.map(({ type, schema }) => ({
      if: { type: 'object', required: ['type'], properties: { type: { const: type } } },
      then: schema,
    })),
    defaultSnippets: types.map(({ type, source }) => snippetOf(type, source)),
  }
}

/** What to tell where something else stands than what belongs there. */
function wordsFor({ type, enum: values, properties, minItems }: Schema): string | undefined {
  if (values) return `One of these belongs here: ${values.join(', ')}.`
  switch (type) {
    case 'object':
      return `The fields here are: ${Object.keys(properties ?? {})
        .filter((name) => name !== '$schema')
        .join(', ')}.`
    case 'array':
      return minItems ? 'A list in [ ] belongs here, with at least one entry.' : 'A list in [ ] belongs here.'
    case 'string':
      return 'Text in quotation marks belongs here.'
    case 'integer':
      return 'A whole number belongs here, without quotation marks.'
    case 'boolean':
      return 'true or false belongs here, without quotation marks.'
    default:
      return undefined
  }
}
