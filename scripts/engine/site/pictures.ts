import MarkdownIt from 'markdown-it'
import type Token from 'markdown-it/lib/token.mjs'
import type { At } from '../schema/at'
import type { Field } from '../schema/fields'
import { readSchemas } from '../schema/schemas'
import { isObject } from '../text/is-object'

/** A picture as an article has it: ![What it shows](office.jpg 'What stands below it'). */
export interface WrittenPicture {
  src: string
  /** As it is written: nothing is marked up in it. */
  alt: string
  caption?: string
}

/** A picture of a document, and where its parts stand. What breaks the schema is left out. */
export interface PicturePlace {
  src: string | undefined
  alt: string | undefined
  srcAt: Place
  altAt: Place
}

interface Place {
  at: At
  /** For a picture of an article, which is a text. */
  part?: string
  after?: string
}

const parser = new MarkdownIt('commonmark', { html: false }).disable(['emphasis', 'backticks', 'autolink', 'entity'])
// Names are judged by the checks, which say more.
parser.validateLink = () => true
parser.normalizeLink = (name) => name

/** The picture that a block of an article is; nothing where it is something else, or no whole picture. */
export function pictureIn(block: string): WrittenPicture | undefined {
  if (!block.startsWith('![')) return undefined
  const tokens: Token[] = []
  parser.inline.parse(block.trim(), parser, {}, tokens)
  const [image, ...others] = tokens
  if (image?.type !== 'image' || others.length > 0) return undefined
  const caption = image.attrGet('title')
  return { src: image.attrGet('src') ?? '', alt: image.content, ...(caption && { caption }) }
}

/** Whether a file of such a name can be a picture's, as the schema has it. */
export function isPictureName(name: string): boolean {
  const { pattern = '' } = readSchemas().get('definitions/image.schema.json')?.properties?.src ?? {}
  return new RegExp(pattern).test(name)
}

/** Whether a name has a folder or an address before it. */
export const isPath = (name: string) => /[\\/]/.test(name)

/** Every picture of a document: those that are fields, and those of articles. */
export function picturesIn(fields: readonly Field[]): PicturePlace[] {
  const mayBe = fields.filter(({ kind }) => kind === 'image' || kind === 'article-block')
  return mayBe.flatMap(({ kind, value, at }): PicturePlace[] => {
    if (kind === 'image' && isObject(value))
      return [
        { src: text(value.src), alt: text(value.alt), srcAt: { at: [...at, 'src'] }, altAt: { at: [...at, 'alt'] } },
      ]
    const written = kind === 'article-block' && typeof value === 'string' ? pictureIn(value) : undefined
    if (!written) return []
    const { src, alt } = written
    const named = isPictureName(src) || isPath(src) ? src : undefined
    return [{ src: named, alt, srcAt: { at, part: src, after: '](' }, altAt: { at, part: alt, after: '![' } }]
  })
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
