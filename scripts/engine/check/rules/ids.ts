import { finding } from '../../problems/finding'
import { rule } from '../../problems/rule'
import { shown } from '../../problems/words/sentence'
import { Anchors } from '../../site/anchors'
import type { DocumentCheck } from '../check'

const idTaken = rule({
  id: 'id-taken',
  about: 'Two sections have the same id',
  words: ({ id }: { id: string }) => ({
    message: `Something else on this page is already called #${shown(id)}. Give this section another id.`,
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
  find: ({ file, fields }) => {
    const anchors = new Anchors()
    return fields.flatMap(({ kind, value: id, at }) => {
      if (kind !== 'id' || typeof id !== 'string') return []
      const found = anchors.isTaken(id) ? [finding(idTaken, { file, at }, { id })] : []
      anchors.given.add(id)
      return found
    })
  },
}
