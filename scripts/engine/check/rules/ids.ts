import { finding } from '../../problems/finding'
import { rule } from '../../problems/rule'
import { entryOf } from '../../problems/words/entries'
import { quote } from '../../problems/words/sentence'
import type { At } from '../../schema/at'
import { ofKind, sectionsIn, type Field } from '../../schema/fields'
import { Anchors } from '../../site/anchors'
import { asText } from '../../text/as-text'
import { isObject } from '../../text/is-object'
import type { DocumentCheck } from '../check'

const idTaken = rule({
  id: 'id-taken',
  about: 'Two sections have the same id',
  words: ({ id, place, free }: { id: string; place: string | undefined; free: string }) => ({
    message: `${place ? `${place} has` : 'The page itself has'} the id ${quote(id)} already. Write another one here, such as ${quote(free)}.`,
    suggestions: [free],
  }),
  wrong: {
    sections: `{ "type": "offices", "id": "offices", "heading": "In India" },
{ "type": "offices", "id": "offices", "heading": "In the USA" }`,
  },
  right: {
    sections: `{ "type": "offices", "id": "india", "heading": "In India" },
{ "type": "offices", "id": "usa", "heading": "In the USA" }`,
  },
})

/** No two sections of a page have one id, and none has one that belongs to the page itself. */
export const ids: DocumentCheck = {
  rules: [idTaken],
  find: ({ file, fields, value }) => {
    const anchors = new Anchors()
    const places = new Map<string, At>()
    return ofKind(fields, 'id').flatMap(({ value: id, at }) => {
      if (typeof id !== 'string') return []
      const found = anchors.isTaken(id)
        ? [finding(idTaken, { file, at }, { id, place: sectionAt(places.get(id)), free: freeId(fields, value, at) })]
        : []
      anchors.take(id)
      if (!places.has(id)) places.set(id, at)
      return found
    })
  },
}

/** A section as a sentence begins with it: Section 2. */
function sectionAt(at: At | undefined): string | undefined {
  const [list, number] = at ?? []
  const name = typeof list === 'string' && typeof number === 'number' ? entryOf(list, number) : undefined
  return name && `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`
}

/** An id that nothing on the page has: of the section's heading. */
function freeId(fields: readonly Field[], value: unknown, at: At): string {
  const anchors = new Anchors()
  for (const { value: id } of ofKind(fields, 'id')) if (typeof id === 'string') anchors.take(id)
  const section = sectionsIn(value)[Number(at[1])]
  return anchors.give(isObject(section) ? asText(section.heading ?? section.type) : '')
}
