import { hash } from 'node:crypto'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { PictureData } from '../../../src/page/page.generated'
import { isWhole, putInPlace } from '../files/cache-folder.mjs'
import { linkOnWay, readFile } from '../files/open-file'
import { readJson } from '../files/read-json'
import { imageFolder, lookAt, pictureWidths } from '../graphics/pictures'
import { toldEach, type Told } from '../progress'
import { Refusal } from '../refusal'
import type { PageIndex } from '../site/page-index'
import { isNumber, listOf, withFields, type Guard } from '../text/shape'

const cache = 'node_modules/.cache/pictures'
/** Changes with the settings below, so that pictures made with others are made anew. */
const settings = 'avif 50 effort 4, jpeg 76'

export interface Pictures {
  /** By the name authors use. */
  data: Map<string, Omit<PictureData, 'alt'>>
  /** Where each published file lies until then: `images/office-1a2b3c4d-960.avif` → its path in the cache. */
  files: Map<string, string>
}

/**
 * Makes the sizes of every picture that documents name. Metadata (place, camera, owner) is left out. What was made
 * once is kept in a cache under the picture's own hash.
 * @throws Refusal if a picture was damaged since it was looked at
 */
export async function preparePictures(pagesFolder: string, index: PageIndex, told?: Told): Promise<Pictures> {
  const pictures: Pictures = { data: new Map(), files: new Map() }
  // Those that are not there, or are no pictures, are problems that the checks report; so is such a folder.
  if (linkOnWay(pagesFolder, imageFolder)) return pictures
  const names = new Set(index.pages.flatMap((page) => page.images))
  const sources = new Map([...names].map((name) => [path.join(pagesFolder, imageFolder, name), name]))
  for (const [source, look] of toldEach('Making pictures in all sizes', [...lookAt([...sources.keys()])], told))
    if ('width' in look) await prepare(source, sources.get(source) ?? '', pictures)
  return pictures
}

async function prepare(source: string, name: string, { data, files }: Pictures): Promise<void> {
  const bytes = readFile(source)
  const version = hash('sha1', Buffer.concat([bytes, Buffer.from(settings)])).slice(0, 8)
  const stem = `${path.parse(name).name}-${version}`
  const folder = path.join(cache, stem)
  if (!isWhole(folder)) await make(bytes, source, folder)
  const { width, height, avif } = readJson(path.join(folder, 'made.json'), isMade)
  for (const size of avif) files.set(`images/${stem}-${size}.avif`, path.join(folder, `${size}.avif`))
  files.set(`images/${stem}.jpg`, path.join(folder, 'fallback.jpg'))
  data.set(name, {
    src: `/images/${stem}.jpg`,
    srcSet: avif.map((size) => `/images/${stem}-${size}.avif ${size}w`).join(', '),
    width,
    height,
  })
}

interface Made {
  width: number
  height: number
  avif: number[]
}

const isMade: Guard<Made> = withFields({ width: isNumber, height: isNumber, avif: listOf(isNumber) })

async function make(bytes: Buffer, source: string, folder: string): Promise<void> {
  const { made, files } = await sizesOf(bytes).catch(() => {
    throw new Refusal(`${source} is not a picture that can be read. Save it again as JPEG or PNG.`)
  })
  mkdirSync(cache, { recursive: true })
  const aside = mkdtempSync(`${folder}.`)
  for (const [name, content] of files) writeFileSync(path.join(aside, name), content)
  writeFileSync(path.join(aside, 'made.json'), JSON.stringify(made))
  putInPlace(aside, folder)
}

/** @throws if it is no picture, or one that was cut off */
async function sizesOf(bytes: Buffer): Promise<{ made: Made; files: Map<string, Buffer> }> {
  const { default: sharp } = await import('sharp')
  // `rotate` turns the picture as its camera said; without it that is lost with the metadata.
  const picture = sharp(bytes).rotate()
  const { autoOrient } = await picture.metadata()
  const { width, height } = autoOrient
  const avif = [...new Set(pictureWidths.map((size) => Math.min(size, width)))]
  const files = new Map<string, Buffer>()
  for (const size of avif)
    files.set(`${size}.avif`, await picture.clone().resize(size).avif({ quality: 50, effort: 4 }).toBuffer())
  const fallback = picture
    .clone()
    .resize(Math.min(960, width))
    .flatten({ background: '#fff' })
    .jpeg({ quality: 76, mozjpeg: true })
  files.set('fallback.jpg', await fallback.toBuffer())
  return { made: { width, height, avif }, files }
}
