import { isPictogram, pictogramNames } from '../../graphics/drawings'
import { allIcons, presentName } from '../../graphics/icons'
import { finding } from '../../problems/finding'
import { nearestAmong } from '../../text/nearest'
import type { DocumentCheck } from '../check'

/** The name of an icon or a pictogram is one that exists. */
export const icons: DocumentCheck = ({ file, fields }) => {
  const meantIcon = iconsMeant()
  const meantPictogram = pictogramsMeant()
  return fields.flatMap(({ kind, value: name, at }) => {
    if (typeof name !== 'string' || !name.trim()) return []
    if (kind === 'icon' && !allIcons().has(name))
      return [finding('unknown-icon', { file, at }, { name, ...meantIcon(name) })]
    if (kind === 'pictogram' && !isPictogram(name))
      return [finding('unknown-pictogram', { file, at }, { name, ...meantPictogram(name) })]
    return []
  })
}

type Meant = (name: string) => { nearest?: string; sure: boolean }

/** Tells the name that was meant, and whether only letter case, spaces or hyphens part the two. Made ready when asked. */
function meantAmong(names: () => readonly string[]): Meant {
  let ready: ReturnType<typeof nearestAmong> | undefined
  const plain = (text: string) => text.toLowerCase().replace(/[\s_-]+/g, '')
  return (name) => {
    const near = (ready ??= nearestAmong(names()))(name)
    return { nearest: near, sure: near !== undefined && plain(near) === plain(name) }
  }
}

function iconsMeant(): Meant {
  const meant = meantAmong(() => [...allIcons().keys()])
  return (name) => {
    const present = presentName(name)
    return present ? { nearest: present, sure: true } : meant(name)
  }
}

/** Names are of several words, such as user--search: a single one of them is most likely meant for the shortest. */
function pictogramsMeant(): Meant {
  const meant = meantAmong(pictogramNames)
  let shortest: Map<string, string> | undefined
  return (name) => {
    const whole = (shortest ??= shortestByWord()).get(name)
    return whole === undefined ? meant(name) : { nearest: whole, sure: false }
  }
}

function shortestByWord(): Map<string, string> {
  const shortest = new Map<string, string>()
  for (const name of pictogramNames().toSorted((a, b) => a.length - b.length))
    for (const word of name.split(/-+/)) if (!shortest.has(word)) shortest.set(word, name)
  return shortest
}
