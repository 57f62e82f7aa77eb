import { isObject } from '../../../scripts/engine/text/is-object'
import { quoted } from '../../../scripts/review/changes/words'

type Fields = { [name: string]: unknown }

/** What a change makes the description say: the place it has to name, and a word that has to be in that sentence. */
export interface Expected {
  place: string
  word: string
}

export interface Hand {
  random: () => number
  pick: <T>(from: readonly T[]) => T
  /** Other each time. */
  word: () => string
}

/** How a section is named in sentences about what changed in it, and in those that say it came, went or moved. */
export function placeOf(section: unknown): { inside: string; whole: string } {
  const { type, heading } = isObject(section) ? section : {}
  const whole =
    typeof heading === 'string'
      ? quoted(heading)
      : `the ${String(type).replace('Body', ' body').replace('Strip', ' strip')}`
  return { whole, inside: type === 'hero' ? 'At the top' : `In ${whole}` }
}

/** Makes a random change in a section of a page, and says what has to be told of it; undefined where it cannot be made. */
type Change = (sections: unknown[], place: number, hand: Hand) => Expected | undefined

function removal(sections: unknown[], place: number): Expected | undefined {
  const [section] = placeOf(sections[place]).inside === 'At the top' ? [] : sections.splice(place, 1)
  return section ? { place: 'A section was removed', word: placeOf(section).whole } : undefined
}

/** Over two others at least: of two that change places, either may be the one that moved. */
function move(sections: unknown[], place: number): Expected | undefined {
  const section = sections[place]
  if (place > sections.length - 3 || placeOf(section).inside === 'At the top') return undefined
  sections.push(...sections.splice(place, 1))
  return { place: 'A section moved', word: placeOf(section).whole }
}

const changes: Change[] = [
  // A text, wherever in the section.
  (sections, place, hand) => {
    const section = sections[place]
    const texts = textsIn(section)
    if (texts.length === 0) return undefined
    const { inside } = placeOf(section)
    const { holder, key, word } = hand.pick(texts)
    const text = String(Reflect.get(holder, key))
    Reflect.set(holder, key, hand.random() < 0.7 ? `${text} ${hand.word()}` : `${hand.word()} ${hand.word()}`)
    return { place: inside, word }
  },
  (sections, place, hand) =>
    changeList(sections[place], hand, (list) => list.splice(Math.floor(hand.random() * list.length), 1), 'removed'),
  (sections, place, hand) => changeList(sections[place], hand, (list) => list.push(another(list[0], hand)), 'added'),
  (sections, place, hand) => {
    const section = sections[place]
    return changeList(section, hand, (list) => list.unshift(...list.splice(-1)), 'in another order')
  },
  removal,
  move,
  (sections, place, hand) => {
    const heading = `${hand.word()} ${hand.word()}`
    sections.splice(place + 1, 0, { type: 'intro', heading, text: [`${hand.word()} is new.`] })
    return { place: 'A section was added', word: quoted(heading) }
  },
]

/** Makes one to three random changes in a page's sections, each in one of its own, and some beside them. */
export function changePage(page: Fields, hand: Hand): { expected: Expected[]; untouched: string[] } {
  const sections: unknown[] = Array.isArray(page.sections) ? page.sections : []
  const all = [...sections]
  const touched = new Set<unknown>()
  const expected: Expected[] = []
  const wanted = hand.pick([1, 1, 2, 3])
  for (let attempts = 0; attempts < 20 && expected.length < wanted; attempts++) {
    const free = sections.filter((section) => !touched.has(section) && all.includes(section))
    if (free.length === 0) break
    const section = hand.pick(free)
    // What was moved over must not be removed: then it could as well have moved itself.
    const possible = expected.some(({ place }) => /moved|removed/.test(place))
      ? changes.filter((change) => change !== removal && change !== move)
      : changes
    const told = hand.pick(possible)(sections, sections.indexOf(section), hand)
    if (!told) continue
    if (told.place !== 'A section was added') touched.add(section)
    expected.push(told)
  }
  if (isObject(page.job) && hand.random() < 0.5) {
    page.job.location = hand.word()
    expected.push({ place: 'About the job', word: `the location is now ${quoted(String(page.job.location))}` })
  }
  if (expected.length === 0 || hand.random() < 0.2) {
    page.title = `${hand.word()} ${hand.word()}`
    expected.push({ place: 'The title is now', word: quoted(String(page.title)) })
  }
  if (hand.random() < 0.2) {
    page.description = `${hand.word()} describes it.`
    expected.push({ place: 'The description', word: '' })
  }
  return {
    expected,
    untouched: all.filter((section) => !touched.has(section)).map((section) => placeOf(section).whole),
  }
}

const ours = new Set([
  '$schema',
  'type',
  'id',
  'icon',
  'iconClass',
  'path',
  'group',
  'src',
  'height',
  'illustration',
  'pages',
  'name',
  'external',
  'most',
])

interface Text {
  holder: object
  key: string | number
  word: string
}

/** Every text an author wrote in a section, with what the list or the field it stands in is called. */
function textsIn(value: unknown, name = ''): Text[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    if (ours.has(key)) return []
    // The label of a fact is a field of its own; that of a link is all it says.
    const isOfFact = key === 'label' && 'value' in value
    const word = Array.isArray(value) ? singular(name) : isOfFact ? 'label' : wordOf(key)
    // A long label is not said again in full.
    const said = word === 'now says' && String(inner).length > 40 ? 'the' : word
    return typeof inner === 'string'
      ? [{ holder: value, key, word: said }]
      : textsIn(inner, Array.isArray(value) ? name : key)
  })
}

const words: { [field: string]: string } = {
  alt: 'description for those who cannot see it',
  body: 'block',
  descriptionBottom: 'closing text',
  label: 'now says',
  para: 'paragraph',
  text: 'text',
}

function wordOf(field: string): string {
  return words[field] ?? field.replace(/([A-Z])/g, ' $1').toLowerCase()
}

function singular(list: string): string {
  return list === 'text' ? 'paragraph' : wordOf(list).replace(/s$/, '')
}

function changeList(
  section: unknown,
  hand: Hand,
  change: (list: unknown[]) => void,
  word: string,
): Expected | undefined {
  const lists = isObject(section)
    ? Object.entries(section).filter(([name, list]) => !ours.has(name) && Array.isArray(list) && list.length > 2)
    : []
  if (lists.length === 0) return undefined
  const { inside } = placeOf(section)
  const [, list] = hand.pick(lists)
  if (Array.isArray(list)) change(list)
  return { place: inside, word }
}

/** An entry like another one that says something else. */
function another(entry: unknown, hand: Hand): unknown {
  if (typeof entry === 'string') return `${hand.word()} ${hand.word()}`
  if (!isObject(entry)) return entry
  return {
    ...entry,
    ...('title' in entry && { title: hand.word() }),
    ...('label' in entry && { label: hand.word() }),
    ...('name' in entry && { name: hand.word() }),
    ...('group' in entry && { group: 'data-ai' }),
  }
}
