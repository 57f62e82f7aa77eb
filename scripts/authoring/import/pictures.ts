import type { Picture, PicturesAround } from './manuscript'

/** The forms of pictures that the site takes, by how their bytes begin. */
const forms: readonly [ending: string, begins: RegExp][] = [
  ['png', /^\u0089PNG/],
  ['jpg', /^\u00ff\u00d8\u00ff/],
  ['webp', /^RIFF[^]{4}WEBP/],
  ['avif', /^[^]{4}ftypavi[fs]/],
]

/** The pictures of a text, each once however often it is shown. */
export class PictureShelf {
  readonly pictures: Picture[] = []

  constructor(private readonly around: PicturesAround) {}

  /**
   * What a picture is named by in the text, and what is to be said of it.
   * @param source its address, its place beside the text, or its bytes as data:
   */
  take(source: string): { name?: string; lost: string[] } {
    if (this.around.has(source)) return { name: source, lost: [] }
    if (this.pictures.some(({ name }) => name === source)) return { name: source, lost: [] }
    if (/^https?:/i.test(source))
      return { lost: [`The picture at ${source} is left out. Save it to your computer, and put it beside the text.`] }
    const bytes = bytesOf(source) ?? this.around.beside(source)
    if (bytes) return this.add(bytes)
    if (/^[\w-]+\.(avif|jpe?g|png|webp)$/i.test(source))
      return { name: source, lost: [`The picture ${source} was not found. Put it into pages-json/_images.`] }
    return { lost: [`The picture ${source.slice(0, 80)} is left out, as it was not found beside the text.`] }
  }

  /** Adds a picture by its bytes. */
  add(bytes: Uint8Array): { name?: string; lost: string[] } {
    const begin = String.fromCharCode(...bytes.subarray(0, 16))
    const [ending] = forms.find(([, begins]) => begins.test(begin)) ?? []
    if (!ending)
      return {
        lost: [
          'A picture is left out, as browsers cannot show its form. Save it as PNG or JPEG from the program it was made with.',
        ],
      }
    const known = this.pictures.find((picture) => Buffer.compare(picture.bytes, bytes) === 0)
    const name = known?.name ?? `picture:${this.pictures.length + 1}`
    if (!known) this.pictures.push({ name, bytes, ending })
    return { name, lost: [] }
  }
}

function bytesOf(source: string): Uint8Array | undefined {
  const [, data] = /^data:image\/[\w.+-]+;base64,([\w+/=\s]+)$/.exec(source) ?? []
  return data === undefined ? undefined : Buffer.from(data, 'base64')
}

/** What stands in an article for a picture whose description is still to be written. */
export const altToWrite = 'To write: what the picture shows, for people who cannot see it.'

/** A picture as a block. What it shows is read as it is written there, so that it has no brackets. */
export function pictureMarkdown(name: string, alt: string, caption: string): string {
  const described = alt.replaceAll('[', '(').replaceAll(']', ')').replaceAll('\\', '/')
  return `![${described || altToWrite}](${name}${caption === '' ? '' : ` ${quoted(caption)}`})`
}

/** In single quotation marks, as those of JSON are double, unless an apostrophe is in it. */
function quoted(caption: string): string {
  return caption.includes("'") ? `"${caption.replace(/["\\]/g, '\\$&')}"` : `'${caption.replaceAll('\\', '\\\\')}'`
}
