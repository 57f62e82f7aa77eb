import { finding } from '../../problems/finding'
import { Anchors } from '../../site/anchors'
import type { DocumentCheck } from '../check'

/** No two sections of a page have one id, and none has one that belongs to the page itself. */
export const ids: DocumentCheck = ({ file, fields }) => {
  const anchors = new Anchors()
  return fields.flatMap(({ kind, value: id, at }) => {
    if (kind !== 'id' || typeof id !== 'string') return []
    const found = anchors.isTaken(id) ? [finding('id-taken', { file, at }, { id })] : []
    anchors.given.add(id)
    return found
  })
}
