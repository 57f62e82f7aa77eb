import { isPictogram, pictogramNames } from '../../graphics/drawings'
import { allIcons, isIcon, presentName } from '../../graphics/icons'
import { finding } from '../../problems/finding'
import { rule } from '../../problems/rule'
import { didYouMean, quote } from '../../problems/words/sentence'
import { ofKind } from '../../schema/fields'
import { nearestAmong } from '../../text/nearest'
import type { DocumentCheck } from '../check'
import { isMisspelling } from '../misspelled-name'

/** The name of a drawing that does not exist, and the one probably meant. */
interface Drawn {
  name: string
  nearest?: string
  sure: boolean
}

const unknownIcon = rule({
  id: 'unknown-icon',
  about: 'There is no such icon',
  words: ({ name, nearest, sure }: Drawn) => ({
    message: `There is no icon called ${quote(name)}.${didYouMean(nearest)} All names are on lucide.dev/icons.`,
    suggestions: nearest ? [nearest] : [],
    ...(nearest && sure && { fix: { title: `Write ${quote(nearest)}`, value: nearest } }),
  }),
  wrong: {
    sections:
      '{ "type": "factsStrip", "facts": [{ "icon": "calender", "label": "When", "value": "In six weeks" }, { "label": "For", "value": "Small teams" }] }',
  },
  right: {
    sections:
      '{ "type": "factsStrip", "facts": [{ "icon": "calendar", "label": "When", "value": "In six weeks" }, { "label": "For", "value": "Small teams" }] }',
  },
})

const unknownPictogram = rule({
  id: 'unknown-pictogram',
  about: 'There is no such pictogram',
  words: ({ name, nearest, sure }: Drawn) => ({
    message: `There is no pictogram called ${quote(name)}.${didYouMean(nearest)} All names are on carbondesignsystem.com/elements/pictograms/library.`,
    suggestions: nearest ? [nearest] : [],
    ...(nearest && sure && { fix: { title: `Write ${quote(nearest)}`, value: nearest } }),
  }),
  wrong: {
    sections:
      '{ "type": "cardGrid", "heading": "Cards", "cards": [{ "icon": "analitics", "title": "Numbers", "description": "Counted." }] }',
  },
  right: {
    sections:
      '{ "type": "cardGrid", "heading": "Cards", "cards": [{ "icon": "analytics", "title": "Numbers", "description": "Counted." }] }',
  },
})

/** The name of an icon or a pictogram is one that exists. */
export const icons: DocumentCheck = {
  rules: [unknownIcon, unknownPictogram],
  find: ({ file, fields }) => {
    const meantIcon = iconsMeant()
    const meantPictogram = pictogramsMeant()
    const isName = (name: unknown): name is string => typeof name === 'string' && name.trim() !== ''
    return [
      ...ofKind(fields, 'icon').flatMap(({ value: name, at }) =>
        isName(name) && !isIcon(name) ? [finding(unknownIcon, { file, at }, { name, ...meantIcon(name) })] : [],
      ),
      ...ofKind(fields, 'pictogram').flatMap(({ value: name, at }) =>
        isName(name) && !isPictogram(name)
          ? [finding(unknownPictogram, { file, at }, { name, ...meantPictogram(name) })]
          : [],
      ),
    ]
  },
}

type Meant = (name: string) => { nearest?: string; sure: boolean }

/** Tells the name that was meant, and whether letter case, spaces, hyphens or a misspelled word part the two. Made ready when asked. */
function meantAmong(names: () => readonly string[]): Meant {
  let ready: { all: readonly string[]; nearest: ReturnType<typeof nearestAmong> } | undefined
  const plain = (text: string) => text.toLowerCase().replace(/[\s_-]+/g, '')
  return (name) => {
    ready ??= readyWith(names())
    const near = ready.nearest(name)
    if (near === undefined) return { sure: false }
    return { nearest: near, sure: plain(near) === plain(name) || isMisspelling(name, near, ready.all) }
  }
}

function readyWith(all: readonly string[]) {
  return { all, nearest: nearestAmong(all) }
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
