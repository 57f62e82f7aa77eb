import { whereabouts } from '../../problems/whereabouts'
import type { At } from '../../schema/at'
import { isOnlyNearest, nearest } from '../../text/nearest'
import { FieldOwners } from './field-owners'
import { follow, type Fieldset } from './fieldsets'

/** A field that is not one where it stands. */
export interface Misnamed {
  at: At
  name: string
  /** What it was probably meant to be called. */
  meant?: string
  /** Whether nothing else can have been meant. */
  sure: boolean
  /** Where it belongs, if that is elsewhere: the fields around it there. */
  owner?: Fieldset
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
export function misnamedIn(fieldsets: readonly Fieldset[]): Misnamed[] {
  const owners = new FieldOwners(fieldsets)
  return fieldsets.flatMap((fieldset) => {
    const names = Object.keys(fieldset.value)
    const absent = Object.keys(fieldset.properties).filter((name) => !(name in fieldset.value))
    const missing = fieldset.required.filter((name) => absent.includes(name))
    const taken = new Set<string>()
    return names.flatMap((name): Misnamed[] => {
      if (name in fieldset.properties) return []
      const at = [...fieldset.at, name]
      const free = absent.filter((candidate) => !taken.has(candidate))
      const near = nearest(name, free)
      if (near !== undefined) {
        taken.add(near)
        return [{ at, name, meant: near, sure: isOnlyNearest(name, near, free) }]
      }
      const owner = owners.nearest(name, fieldset)
      if (owner?.required.includes(name)) return [{ at, name, sure: false, owner }]
      const other = otherNameOf(
        name,
        fieldset,
        missing.filter((candidate) => !taken.has(candidate)),
      )
      if (other !== undefined) {
        taken.add(other)
        return [{ at, name, meant: other, sure: false }]
      }
      return [{ at, name, sure: false, owner }]
    })
  })
}

/** The missing field that goes by another name here. */
function otherNameOf(name: string, { value, properties }: Fieldset, missing: string[]): string | undefined {
  const fitting = missing.filter((candidate) => {
    const { type } = follow(properties[candidate]) ?? {}
    const found = Array.isArray(value[name]) ? 'array' : typeof value[name]
    return type === found && candidate !== 'type'
  })
  const known = fitting.find((candidate) => otherNames[candidate]?.includes(name.toLowerCase()))
  // The only field that is missing, of the only kind of value that is too much.
  return known ?? (fitting.length === 1 && missing.length === 1 ? fitting[0] : undefined)
}

/** Where fields are, in words: the page itself, section 2 (cta, "Start"), the "button" of … */
export function ownerInWords(value: unknown, { at }: Fieldset): string {
  if (at.length === 0) return 'the page itself, beside "title"'
  const last = at.at(-1)
  const place = whereabouts(value, at).toReversed().join(' of ')
  if (typeof last === 'number') return place
  return `the fields of "${last}"${place && ` in ${place}`}`
}

/** What is known of the fields of a document that are none where they stand. */
export class MisnamedFields {
  readonly #byPlace = new Map<string, Misnamed>()
  readonly #meant = new Set<string>()

  constructor(misnamed: readonly Misnamed[]) {
    for (const each of misnamed) {
      this.#byPlace.set(JSON.stringify(each.at), each)
      const { owner, name, meant } = each
      this.#meant.add(JSON.stringify([...(owner ? owner.at : each.at.slice(0, -1)), owner ? name : meant]))
    }
  }

  at(at: At): Misnamed | undefined {
    return this.#byPlace.get(JSON.stringify(at))
  }

  /** Whether a field that is missing is one that stands there under another name, or elsewhere. */
  explains(at: At, missing: string): boolean {
    return this.#meant.has(JSON.stringify([...at, missing]))
  }
}
