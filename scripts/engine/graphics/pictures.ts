import { closeSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { obstacleAt, type Obstacle } from '../files/obstacle'
import { openFile } from '../files/open-file'
import { parseJson, readJson } from '../files/read-json'
import { stampOnDisk } from '../files/stamp'
import { isNumber, oneOf, recordOf, isText, withFields } from '../text/shape'

/** What a look at an author's picture tells: its size as it is shown, or what is wrong with it. */
export type Look = Size | { fault: PictureFault }

interface Size {
  width: number
  height: number
}

export type PictureFault = 'empty' | 'HEIC' | 'no picture' | 'damaged' | 'too large' | Obstacle

/** The folder of authors' pictures, in that of the documents. */
export const imageFolder = '_images'

/** The widths in which pictures are published. */
export const pictureWidths = [480, 960, 1600]

/** More pixels than this no AVIF has on a side: https://aomediacodec.github.io/av1-avif/#advanced-profile */
const longestSide = 16_384

const memory = path.resolve('node_modules/.cache/looks-at-pictures.json')
/** A file that changed this shortly before it was looked at may change again with the same times. */
const clockTick = 50

interface Remembered {
  stamp: string
  look: Look
}

/** Pictures that are faulty are remembered only as long as this runs, in which they may be looked at with each save. */
const faulty = new Map<string, Remembered>()

/**
 * Looks at pictures as closely as a build does: decodes them whole. What has not changed since an earlier look is not
 * even read. So `npm run validate` takes 0.4 s of processor time for 112 pages with 40 photos of 12 megapixels, as it did
 * when it read their headers only, and 2.9 s the first time.
 * @returns by file; nothing of those that are gone
 */
export function lookAt(files: readonly string[]): Map<string, Look> {
  if (files.length === 0) return new Map()
  const known = new Map([...recall(), ...faulty])
  const stamped = files.map((file) => ({ file, name: path.resolve(file), ...stampOnDisk(file) }))
  const fresh = stamped.filter(({ name, stamp }) => known.get(name)?.stamp !== stamp || stamp === '')
  const lookedAt = Date.now()
  const looks = decode(fresh.map(({ file }) => file))
  for (const { file, name, stamp, changed } of fresh) {
    const look = looks.get(file)
    known.delete(name)
    faulty.delete(name)
    if (!look || changed > lookedAt - clockTick) continue
    known.set(name, { stamp, look })
    if ('fault' in look) faulty.set(name, { stamp, look })
  }
  if (fresh.length > 0) remember(known)
  return new Map(
    stamped.flatMap(({ file, name }): [string, Look][] => {
      const look = looks.get(file) ?? known.get(name)?.look
      return look ? [[file, look]] : []
    }),
  )
}

/** So many files may be open at once on any system. */
const mostOpen = 100

function decode(files: readonly string[]): Map<string, Look> {
  const looks = new Map<string, Look>()
  for (let first = 0; first < files.length; first += mostOpen) {
    const opened = new Map<string, number>()
    try {
      for (const file of files.slice(first, first + mostOpen)) open(file, opened, looks)
      for (const [file, look] of decodeOpened(opened)) looks.set(file, look)
    } finally {
      for (const handle of opened.values()) closeSync(handle)
    }
  }
  return looks
}

/** What is opened here is what is decoded, whatever stands in its place by then. */
function open(file: string, opened: Map<string, number>, looks: Map<string, Look>): void {
  try {
    opened.set(file, openFile(file))
  } catch (error) {
    const obstacle = obstacleAt(file, error)
    if (obstacle) looks.set(file, { fault: obstacle })
  }
}

function decodeOpened(opened: ReadonlyMap<string, number>): [string, Look][] {
  const files = [...opened.keys()]
  if (files.length === 0) return []
  // Loaded here, with all that it loads of networks: most builds have nothing to decode.
  const { spawnSync } = process.getBuiltinModule('node:child_process')
  const { stdout, stderr, status, signal } = spawnSync(
    process.execPath,
    ['scripts/engine/graphics/decode-pictures.mjs', String(files.length)],
    {
      stdio: ['ignore', 'pipe', 'pipe', ...opened.values()],
      encoding: 'utf8',
      timeout: 60_000 + 1000 * files.length,
    },
  )
  if (status === 0) return stdout.split('\n').flatMap((line) => answer(line, files))
  if (!signal) throw new Error(stderr)
  // A picture made it fall: looked at one by one, it is known which.
  const [file = '', ...others] = files
  return others.length > 0 ? files.flatMap((one) => [...decode([one])]) : [[file, { fault: 'damaged' }]]
}

const isSize = withFields({ width: isNumber, height: isNumber })
const isFault = withFields({ fault: oneOf('empty', 'failing', 'HEIC', 'no picture', 'too large', 'damaged') })

function isAnswer(value: unknown): value is [file: number, said: Look] {
  return Array.isArray(value) && isNumber(value[0]) && (isSize(value[1]) || isFault(value[1]))
}

function answer(line: string, files: readonly string[]): [string, Look][] {
  if (!line) return []
  const [number, said] = parseJson(line, isAnswer, 'What was said of a picture')
  const file = files[number]
  if (file === undefined) return []
  const isTall =
    'width' in said && (said.height * Math.min(said.width, Math.max(...pictureWidths))) / said.width > longestSide
  return [[file, isTall ? { fault: 'too large' } : said]]
}

const isMemory = recordOf(withFields({ stamp: isText, look: isSize }))

/** What is remembered of other times; nothing where that is damaged. */
function recall(): Map<string, Remembered> {
  try {
    return new Map(Object.entries(readJson(memory, isMemory)))
  } catch {
    return new Map()
  }
}

/** Remembers pictures that are right and still there. Where nothing can be written, they are looked at again. */
function remember(known: ReadonlyMap<string, Remembered>): void {
  const kept = [...known].filter(([name, { stamp, look }]) => 'width' in look && stampOnDisk(name).stamp === stamp)
  try {
    mkdirSync(path.dirname(memory), { recursive: true })
    writeFileSync(`${memory}.${process.pid}`, JSON.stringify(Object.fromEntries(kept)))
    renameSync(`${memory}.${process.pid}`, memory)
  } catch {
    return
  }
}
