import { drawingOf, pictogramNames } from '../drawings'
import { finding } from '../finding'
import { allIcons, presentName } from '../icons'
import { nearest } from '../nearest'
import type { DocumentCheck } from './check'

/** The name of an icon or a pictogram is one that exists. */
export const icons: DocumentCheck = ({ file, fields }) =>
  fields.flatMap(({ kind, value: name, at }) => {
    if (typeof name !== 'string' || !name.trim()) return []
    if (kind === 'icon' && !allIcons().has(name))
      return [finding('unknown-icon', { file, at }, { name, ...meantIcon(name) })]
    if (kind === 'pictogram' && !drawingOf(`pictogram ${name}`))
      return [finding('unknown-pictogram', { file, at }, { name, ...meantPictogram(name) })]
    return []
  })

/** The name that was meant, and whether only letter case, spaces or hyphens part the two. */
function meant(name: string, names: readonly string[]): { nearest?: string; sure: boolean } {
  const near = nearest(name, names)
  const plain = (text: string) => text.toLowerCase().replace(/[\s_-]+/g, '')
  return { nearest: near, sure: near !== undefined && plain(near) === plain(name) }
}

function meantIcon(name: string): { nearest?: string; sure: boolean } {
  const present = presentName(name)
  return present ? { nearest: present, sure: true } : meant(name, [...allIcons().keys()])
}

/** Names are of several words, such as user--search: a single one of them is most likely meant for the shortest. */
function meantPictogram(name: string): { nearest?: string; sure: boolean } {
  const names = pictogramNames()
  const [shortest] = names
    .filter((candidate) => candidate.split(/-+/).includes(name))
    .sort((a, b) => a.length - b.length)
  return shortest ? { nearest: shortest, sure: false } : meant(name, names)
}
