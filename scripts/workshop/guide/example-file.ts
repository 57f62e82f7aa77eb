import { leastOfPage, wholePage, type Identity, type Written } from '../../engine/problems/example'
import { readSchemas } from '../../engine/schema/schemas'

const usualPlace = 'services/cloud.json'

/** What the site around an example shares. */
export const exampleIdentity = JSON.stringify(
  readSchemas().get('documents/site.schema.json')?.examples?.[0],
  undefined,
  2,
)

/** Where what was written stands below pages-json. */
export function markedPlace(written: Written): string {
  return 'site' in written ? '_site.json' : (written.place ?? usualPlace)
}

/** The words to show: what the author wrote, or nothing but the file's name. */
export function shownText(written: Written): string | undefined {
  if ('site' in written) return written.site === 'whole' ? exampleIdentity : written.site || undefined
  if ('sections' in written) return written.page ? `${written.page},\n${listed(written.sections)}` : written.sections
  return 'page' in written ? written.page : (written.about ?? written.text)
}

/** Sections as a page lists them, a hero first. */
function listed(sections: string): string {
  const all = /"type": "hero"/.test(sections) ? sections : `${hero},\n${sections}`
  return `"sections": [\n${all.replaceAll(/^/gm, '  ')}\n]`
}

/** The whole file around what was written. */
export function fileText(written: Written): Buffer {
  if ('site' in written) return Buffer.from(written.site === 'whole' ? exampleIdentity : identityWith(written))
  if ('sections' in written) {
    const { page, sections } = written
    const { title, description } = leastOfPage
    return Buffer.from(`{\n${[title, description, page, listed(sections)].filter(Boolean).join(',\n')}\n}`)
  }
  if ('page' in written) {
    const { page, without = [] } = written
    const kept = names.filter((name) => !without.includes(name) && !page.includes(`"${name}":`))
    return Buffer.from(`{\n${[page, ...kept.map((name) => leastOfPage[name])].join(',\n')}\n}`)
  }
  return Buffer.from((written.text ?? wholePage).padEnd(written.length ?? 0), written.encoding ?? 'utf8')
}

/** An identity of which nothing but this field can be wrong. */
function identityWith({ site: field, without = [] }: Identity): string {
  const [name = ''] = field.split(':')
  const identity = exampleIdentity
    .replace('linkedin.example.com', 'www.linkedin.com')
    .replaceAll('example.com', 'gwp.test')
    .replace('Example Road', 'Hill Road')
    .replace('Example number', 'No.')
    .replace('555 0100', '694 0142')
    .replaceAll('"Example: ', '"')
  const kept = without.length > 0 ? withoutFields(identity, without) : identity
  return field ? kept.replace(new RegExp(`${name}: .*"`), field) : kept
}

function withoutFields(json: string, names: readonly string[]): string {
  const kept = (name: string, value: unknown) => (names.includes(name) ? undefined : value)
  return JSON.stringify(JSON.parse(json), kept, 2)
}

const hero = '{ "type": "hero", "heading": "Cloud migration" }'
const names = ['title', 'description', 'sections'] as const
