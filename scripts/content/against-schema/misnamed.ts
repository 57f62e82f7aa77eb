import type { At } from '../finding'
import { isOnlyNearest, nearest } from '../nearest'
import { whereabouts } from '../whereabouts'
import { follow, type Holder } from './holders'

/** A field that is not one where it stands. */
export interface Misnamed {
  at: At
  name: string
  /** What it was probably meant to be called. */
  meant?: string
  /** Whether nothing else can have been meant. */
  sure: boolean
  /** Where it belongs, if that is elsewhere: the fields around it there. */
  home?: Holder
}

/** What authors call fields whose names they do not know. */
const otherNames: { [name: string]: string[] } = {
  path: ['url', 'href', 'link', 'address', 'to', 'target'],
  label: ['text', 'title', 'name', 'words', 'caption'],
  heading: ['title', 'headline', 'header', 'name', 'heading1', 'h1', 'h2'],
  title: ['heading', 'headline', 'name', 'label'],
  description: ['text', 'summary', 'body', 'content', 'desc', 'para'],
  text: ['description', 'body', 'content', 'subtitle', 'subheading', 'paragraph', 'intro'],
  button: ['link', 'cta', 'action'],
  src: ['file', 'url', 'path', 'image', 'name'],
  alt: ['description', 'text', 'label', 'title', 'caption'],
  posted: ['date', 'published'],
  body: ['text', 'content', 'paragraphs', 'blocks'],
}

/** Says of each field that is not one where it stands what was probably meant. */
export function misnamedIn(holders: readonly Holder[]): Misnamed[] {
  return holders.flatMap((holder) => {
    const names = Object.keys(holder.value)
    const absent = Object.keys(holder.properties).filter((name) => !(name in holder.value))
    const missing = holder.required.filter((name) => absent.includes(name))
    const taken = new Set<string>()
    return names.flatMap((name): Misnamed[] => {
      if (name in holder.properties) return []
      const at = [...holder.at, name]
      const free = absent.filter((candidate) => !taken.has(candidate))
      const near = nearest(name, free)
      if (near !== undefined) {
        taken.add(near)
        return [{ at, name, meant: near, sure: isOnlyNearest(name, near, free) }]
      }
      const waiting = homesOf(name, holder, holders).find(({ required }) => required.includes(name))
      if (waiting) return [{ at, name, sure: false, home: waiting }]
      const other = otherNameOf(
        name,
        holder,
        missing.filter((candidate) => !taken.has(candidate)),
      )
      if (other !== undefined) {
        taken.add(other)
        return [{ at, name, meant: other, sure: false }]
      }
      return [{ at, name, sure: false, home: homesOf(name, holder, holders)[0] }]
    })
  })
}

/** The missing field that goes by another name here. */
function otherNameOf(name: string, { value, properties }: Holder, missing: string[]): string | undefined {
  const fitting = missing.filter((candidate) => {
    const { type } = follow(properties[candidate]) ?? {}
    const found = Array.isArray(value[name]) ? 'array' : typeof value[name]
    return type === found && candidate !== 'type'
  })
  const known = fitting.find((candidate) => otherNames[candidate]?.includes(name.toLowerCase()))
  // The only field that is missing, of the only kind of value that is too much.
  return known ?? (fitting.length === 1 && missing.length === 1 ? fitting[0] : undefined)
}

/** Fields elsewhere in the document among which the name is known and not there yet, nearest first. */
function homesOf(name: string, { at }: Holder, holders: readonly Holder[]): Holder[] {
  const shared = (home: Holder) => {
    const common = home.at.findIndex((step, depth) => step !== at[depth])
    return common < 0 ? home.at.length : common
  }
  const steps = (home: Holder) => home.at.length + at.length - 2 * shared(home)
  return holders
    .filter((home) => name in home.properties && !(name in home.value))
    .sort((a, b) => Number(b.required.includes(name)) - Number(a.required.includes(name)) || steps(a) - steps(b))
}

/** Where fields are, in words: the page itself, section 2 (cta, "Start"), the "button" of … */
export function homeInWords(value: unknown, { at }: Holder): string {
  if (at.length === 0) return 'the page itself, beside "title"'
  const last = at.at(-1)
  const around = typeof last === 'number' ? whereabouts(value, [...at, 'x']) : whereabouts(value, at)
  const place = around.toReversed().join(' of ')
  if (typeof last === 'number') return place
  return `the fields of "${last}"${place && ` in ${place}`}`
}

/** Whether a field that is missing is one that stands there under another name, or elsewhere. */
export function isMissingPair(misnamed: readonly Misnamed[], at: At, missing: string): boolean {
  return misnamed.some(({ at: own, meant, home, name }) => {
    const place = home ? home.at : own.slice(0, -1)
    return (home ? name : meant) === missing && place.join('/') === at.join('/')
  })
}
