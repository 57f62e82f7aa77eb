import { Refusal } from '../refusal'
import { sectionTypes, type Schema } from './schemas'

/**
 * Sees to it that no two types of values have one name, and that each section type can be told from the others, named
 * in an address and shown in the guide.
 * @param schemas all of them, by file
 * @throws Refusal that names a file and all it lacks
 */
export function requireFinished(schemas: Map<string, Schema>): void {
  const titles = new Map<string, string>()
  for (const [file, { title = '' }] of schemas) {
    const same = titles.get(title)
    // Their TypeScript types would have one name.
    if (same) throw new Refusal(`schemas/${file} has the title "${title}", which schemas/${same} has already.`)
    titles.set(title, file)
  }
  for (const type of sectionTypes(schemas)) {
    const file = `sections/${type}.schema.json`
    const { description, properties = {}, required = [], examples = [] } = schemas.get(file) ?? {}
    const isTold = properties.type?.const === type && required.includes('type')
    const lacking = [
      ...(description ? [] : ['a description']),
      ...(isTold ? [] : [`a required field "type" with "const": "${type}"`]),
      ...(properties.id ? [] : ['a field "id"']),
      ...(examples.length < 2 ? ['two examples'] : []),
    ]
    if (lacking.length > 0)
      throw new Refusal(`schemas/${file} lacks ${lacking.join(', ')}. See schemas/sections/cta.schema.json.`)
  }
}
