import { mendable, put, type Kinds, type Maker } from './mistake'
import type { PageText } from './page-text'

/** A link of a page: of a button, or within a text. */
interface Link {
  path: string
  offset: number
  /** Whether it stands in a text, as [words](/contact). */
  inText: boolean
}

function linksOf(page: PageText): Link[] {
  const whole = page
    .named('path')
    .map(({ value }) => ({ path: String(value.value), offset: value.offset, inText: false }))
  const within = [...page.text.matchAll(/(?<=\]\()[^)\s]+(?=\))/g)].map(({ 0: path, index }) => ({
    path,
    offset: index,
    inText: true,
  }))
  return [...whole, ...within]
}

/** Another address in a link's place. */
const leading =
  (which: RegExp, change: (path: string) => string | undefined, sure: 'fix' | 'near' | 'no', right = same): Maker =>
  (page, pick) => {
    const link = pick(linksOf(page).filter(({ path }) => which.test(path)))
    const wrong = link && change(link.path)
    if (!link || wrong === undefined || wrong === link.path) return undefined
    const written = link.inText ? wrong : JSON.stringify(wrong)
    const place = { offset: link.offset, length: link.path.length + (link.inText ? 0 : 2) }
    const meant = right(link.path)
    const mended = put(page, place, link.inText ? meant : JSON.stringify(meant))
    return {
      ...put(page, place, written),
      ...(sure !== 'no' && { right: meant }),
      ...(sure === 'fix' && { meant: JSON.parse(String(mended.text)) }),
    }
  }

function same(path: string): string {
  return path
}

const deep = /^\/\w+\/\w/
const page = /^\/[\w/-]{3,}$/
const anchored = /^\/?[\w/-]*(\?[^#]*)?#[\w-]{4,}$/
const lettersSwapped = (text: string) => text.replace(/(\w)(\w)(\w)$/, '$2$1$3')

/** An address outside of the site in a link's place. */
const outward = (wrong: string, right: string): Maker =>
  leading(
    page,
    () => wrong,
    'fix',
    () => right,
  )

/** Another entry in the list of a page's other addresses. */
const alias =
  (address: (page: PageText, other: PageText) => string | undefined): Maker =>
  (page, pick, all) => {
    const other = pick(all.filter(({ file }) => file !== page.file && /^services\/(?!index)/.test(file)))
    const found = other && address(page, other)
    const first = page.at('sections')[0]
    if (!found || !first || page.at('aliases').length) return undefined
    const written = `"aliases": [${JSON.stringify(found)}],\n  `
    return put(page, { offset: first.whole.offset, length: 0 }, written, { offset: 12, length: found.length + 2 })
  }

const addressOf = ({ file }: PageText) => `/${file.replace(/(\/?index)?\.json$/, '')}`

export const inLinks: Kinds = {
  'a link with letters swapped': [5, leading(deep, lettersSwapped, 'fix')],
  'a link with a letter left out': [3, leading(deep, (path) => path.slice(0, -3) + path.slice(-2), 'fix')],
  'a link to nowhere': [3, leading(page, () => '/prices-and-packages-of-2019', 'no')],
  'a link in capital letters': [3, leading(page, (path) => path.toUpperCase(), 'fix')],
  'a link with a slash at its end': [3, leading(page, (path) => `${path}/`, 'fix')],
  'a link without its slash': [3, leading(page, (path) => path.slice(1), 'fix')],
  'a link with .html': [2, leading(page, (path) => `${path}.html`, 'fix')],
  'a link to the file': [2, leading(page, (path) => `${path}.json`, 'fix')],
  'a link to the file in its folder': [2, leading(page, (path) => `pages-json${path}.json`, 'fix')],
  "a link with the site's own name": [3, leading(page, (path) => `https://www.example.com${path}`, 'fix')],
  'a link to where the page was before': [
    2,
    leading(/^\/services\/softwareproductdevelopment$/, () => '/Software-ProductDevelopment', 'fix'),
  ],
  'a link with a space': [2, leading(deep, (path) => path.replace(/(.{4})$/, ' $1'), 'fix')],
  'a link with a backslash': [2, leading(deep, (path) => path.replaceAll('/', '\\'), 'fix')],
  'a place on a page with letters swapped': [4, leading(anchored, lettersSwapped, 'near')],
  'a place on a page in capital letters': [
    2,
    leading(anchored, (path) => path.replace(/#.*/, (anchor) => anchor.toUpperCase()), 'fix'),
  ],
  'a place on a page that is none': [
    2,
    leading(anchored, (path) => path.replace(/#.*/, '#our-prices-and-terms'), 'no'),
  ],
  'a link that runs a script': [2, leading(page, () => 'javascript:alert(1)', 'no')],
  'a link that holds a document': [2, leading(page, () => 'data:text/html,hello', 'no')],
  'a link to a file of a computer': [1, leading(page, () => 'file:///C:/pages/contact.html', 'no')],
  'a link without https:': [3, outward('//www.w3.org/TR', 'https://www.w3.org/TR')],
  'a link that begins with www': [2, outward('www.w3.org/TR', 'https://www.w3.org/TR')],
  'a link with a mistyped beginning': [2, outward('htps://www.w3.org/TR', 'https://www.w3.org/TR')],
  'an email without mailto:': [2, outward('hello@w3.org', 'mailto:hello@w3.org')],
  'an email after http://': [1, outward('http://hello@w3.org', 'mailto:hello@w3.org')],
  'a link out of the site': [1, leading(page, (path) => `/..${path}`, 'no')],
  'a related page with letters swapped': [
    2,
    (text, pick) => {
      const list = pick(text.at('sections.*.pages'))
      const entry = pick(list?.value.children ?? [])
      const path = String(entry?.value)
      if (!entry || lettersSwapped(path) === path) return undefined
      return mendable(text, put(text, entry, JSON.stringify(lettersSwapped(path))), path)
    },
  ],
  "another page's address as an alias": [3, alias((_, other) => addressOf(other))],
  "another page's address in capital letters as an alias": [2, alias((_, other) => addressOf(other).toUpperCase())],
  "the page's own address as an alias": [2, alias(addressOf)],
  "another page's alias": [1, alias(() => '/Software-ProductDevelopment')],
  'an alias without its slash': [
    2,
    (text, pick, all) => {
      const [wrong, right] = ['old-services', '/old-services'].map((address) => alias(() => address)(text, pick, all))
      return wrong && right && { ...wrong, meant: JSON.parse(String(right.text)), right: '/old-services' }
    },
  ],
  'an alias with a space': [1, alias(() => '/old services')],
  "another page's address as the canonical one": [
    2,
    (text, pick, all) => {
      const other = pick(all.filter(({ file }) => file !== text.file))
      const first = text.at('sections')[0]
      if (!first || !other || text.at('canonical').length) return undefined
      return put(text, { offset: first.whole.offset, length: 0 }, `"canonical": "${addressOf(other)}",\n  `, {
        offset: 13,
        length: addressOf(other).length + 2,
      })
    },
  ],
  'a file whose name differs only in capital letters': [
    2,
    (text) => {
      const file = text.file.replace(/(\w+)\.json$/, (name) => name.replace('.json', '').toUpperCase() + '.json')
      if (file === text.file || text.at('job').length || text.file.endsWith('index.json')) return undefined
      const renamed = {
        ...Object(text.value),
        title: 'A page of its own',
        description: 'Words that no other page has.',
        aliases: undefined,
        menu: undefined,
      }
      return { text: JSON.stringify(renamed, null, 2), file, marked: { offset: 0, length: 1 } }
    },
  ],
}
