import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { globSync } from 'tinyglobby'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildSite } from '../scripts/engine/publish/build-site'
import { newFolder, removeFolder } from './engine/publish/folders'
import { mistakesIn, wordsOf } from './html'

const folder = newFolder()
const out = `${folder}/out`
let pages: { name: string; html: string }[] = []
/** What pictures there are, by their addresses. */
const pictures = new Map<string, { format: string; width: number; height: number }>()

beforeAll(async () => {
  await buildSite({ pages: 'pages-json', out, date: '2026-11-21', force: false })
  pages = globSync('**/*.html', { cwd: out }).map((name) => ({
    name,
    html: readFileSync(path.join(out, name), 'utf8'),
  }))
  for (const file of globSync('**/*.{avif,jpg,png}', { cwd: out }))
    pictures.set(`/${file}`, await sharp(path.join(out, file)).metadata())
})
afterAll(() => removeFolder(folder))

/** What is wrong, by page; nothing for the pages that are right. */
function onPages(mistakes: (html: string) => string[]): { [page: string]: string[] } {
  const found = pages.map(({ name, html }) => [name, mistakes(html)] as const)
  return Object.fromEntries(found.filter(([, wrong]) => wrong.length > 0))
}

const repeated = (values: string[]) => values.filter((value, i) => values.indexOf(value) !== i)
const all = (pattern: RegExp, html: string) => [...html.matchAll(pattern)].map(([, value = '']) => value)
const attribute = (name: string, tag: string) => new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1]

describe('Every page of the site', () => {
  test('is there', () => {
    expect(pages.length).toBeGreaterThan(70)
  })

  test('is valid, accessible HTML', async () => {
    const found: { [page: string]: string[] } = {}
    for (const { name, html } of pages) {
      const mistakes = await mistakesIn(html)
      if (mistakes.length > 0) found[name] = mistakes
    }
    expect(found).toEqual({})
  })

  test('calls a section what has a heading, and nothing else', () => {
    const unnamed = onPages((html) => {
      const headings = new Set(all(/<h[1-6] id="([^"]*)"/g, html))
      return all(/(<section\b[^>]*>)/g, html).filter((tag) => !headings.has(attribute('aria-labelledby', tag) ?? ''))
    })
    expect(unnamed).toEqual({})
  })

  test('has a name for each table and piece of code, and no two the same', () => {
    // A drawing is called what its first line says.
    const figures = (html: string) =>
      [...html.matchAll(/(<figure\b[^>]*>)(?:<figcaption[^>]*>([^<]+))?/g)].map(
        ([, tag = '', title = '']) => attribute('aria-label', tag) ?? title,
      )
    expect(pages.flatMap(({ html }) => figures(html)).length).toBeGreaterThan(10)
    expect(onPages((html) => figures(html).filter((name) => name === ''))).toEqual({})
    expect(onPages((html) => repeated(figures(html)))).toEqual({})
  })

  test('keeps a place for each picture in the shape of the file that comes', () => {
    const shapes = onPages((html) =>
      all(/<picture[^>]*>(.*?)<\/picture>/g, html).flatMap((picture) => {
        const [image = ''] = /<img[^>]*>/.exec(picture) ?? []
        return all(/(<source[^>]*>)/g, picture).flatMap((source) => {
          const sized = attribute('width', source) ? source : image
          const kept = Number(attribute('width', sized)) / Number(attribute('height', sized))
          return (attribute('srcset', source) ?? '').split(', ').flatMap((candidate) => {
            const [file = ''] = candidate.split(' ')
            const { width = 0, height = 0 } = pictures.get(file) ?? {}
            return Math.abs(width / height / kept - 1) < 0.01 ? [] : [`${file}: ${width}x${height}`]
          })
        })
      }),
    )
    expect(shapes).toEqual({})
  })

  test('states the width of every file that a picture can choose from', () => {
    const unstated = onPages((html) =>
      all(/(<source[^>]*>)/g, html).filter(
        (tag) =>
          !attribute('sizes', tag) ||
          !attribute('srcset', tag)
            ?.split(', ')
            .every((file) => / \d+w$/.test(file)),
      ),
    )
    expect(unstated).toEqual({})
  })

  test("says in words what its link preview's picture shows", () => {
    const silent = onPages((html) => {
      const [og] = all(/<meta property="og:image:alt" content="([^"]*)">/g, html)
      const [card] = all(/<meta name="twitter:image:alt" content="([^"]*)">/g, html)
      return og && og === card ? [] : [`${og} ${card}`]
    })
    expect(silent).toEqual({})
  })
})

describe('What search engines read of every page', () => {
  interface Thing {
    '@type': string
    name?: string
    headline?: string
    title?: string
    logo?: string
    itemListElement?: { name: string; item: string }[]
  }
  const thingsOf = (html: string): Thing[] => {
    const [data = ''] = all(/<script type="application\/ld\+json">(.*?)<\/script>/g, html)
    return JSON.parse(data)['@graph']
  }
  const headingOf = (html: string) => wordsOf(all(/<h1[^>]*>(.*?)<\/h1>/g, html).join())
  const unlike = (shown: string, stated: string | undefined) =>
    shown === stated ? [] : [`“${stated}” is shown as “${shown}”`]

  test('has the name that visitors read', () => {
    const pages = ['WebPage', 'AboutPage', 'CollectionPage', 'ContactPage']
    const kinds = new Set(['Service', 'BlogPosting', 'JobPosting', ...pages])
    const misnamed = onPages((html) => {
      const things = thingsOf(html).filter((thing) => kinds.has(thing['@type']))
      expect(things).toHaveLength(1)
      return things.flatMap(({ name, headline, title }) => unlike(headingOf(html), name ?? headline ?? title))
    })
    expect(misnamed).toEqual({})
  })

  test('has the way to it as the page shows it', () => {
    const misnamed = onPages((html) => {
      const [trail = ''] = all(/<nav aria-label="Breadcrumb">(.*?)<\/nav>/g, html)
      const shown = all(/<a [^>]*>(.*?)<\/a>/g, trail).map(wordsOf)
      const stated = thingsOf(html).find((thing) => thing['@type'] === 'BreadcrumbList')?.itemListElement ?? []
      const expected = shown.length > 0 ? [...shown, headingOf(html)] : []
      return unlike(expected.join(' › '), stated.map(({ name }) => name).join(' › '))
    })
    expect(misnamed).toEqual({})
  })

  // https://developers.google.com/search/docs/appearance/structured-data/organization
  test('names a logo that search engines take: a PNG of at least 112 by 112 pixels', () => {
    const missing = onPages((html) => {
      const logo = thingsOf(html).find((thing) => thing['@type'] === 'Organization')?.logo
      if (!logo || !URL.canParse(logo)) return [`${logo} is no address`]
      const picture = pictures.get(new URL(logo).pathname)
      if (!picture) return [`${logo} is not there`]
      const { format, width, height } = picture
      return format === 'png' && width >= 112 && height >= 112 ? [] : [`${format} ${width}x${height}`]
    })
    expect(missing).toEqual({})
  })
})
