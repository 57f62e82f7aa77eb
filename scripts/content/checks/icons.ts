import { drawingOf, pictogramNames } from '../drawings'
import { finding } from '../finding'
import { allIcons } from '../icons'
import { nearest } from '../nearest'
import type { DocumentCheck } from './check'

/** The name of an icon or a pictogram is one that exists. */
export const icons: DocumentCheck = ({ file, fields }) =>
  fields.flatMap(({ kind, value: name, at }) => {
    if (typeof name !== 'string' || !name) return []
    if (kind === 'icon' && !allIcons().has(name))
      return [finding('unknown-icon', { file, at }, { name, nearest: nearest(name, [...allIcons().keys()]) })]
    if (kind === 'pictogram' && !drawingOf(`pictogram ${name}`))
      return [finding('unknown-pictogram', { file, at }, { name, nearest: nearestPictogram(name) })]
    return []
  })

/** Names are of several words, such as user--search: a single one of them is most likely meant for the shortest. */
function nearestPictogram(name: string): string | undefined {
  const names = pictogramNames()
  const [shortest] = names
    .filter((candidate) => candidate.split(/-+/).includes(name))
    .sort((a, b) => a.length - b.length)
  return shortest ?? nearest(name, names)
}
