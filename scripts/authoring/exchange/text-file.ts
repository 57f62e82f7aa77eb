import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Content } from '../../engine/check/content'
import { obstacleAt } from '../../engine/files/obstacle'
import { readAtMost, readFile } from '../../engine/files/open-file'
import { imageFolder } from '../../engine/graphics/pictures'
import { obstacleInWords } from '../../engine/problems/words/obstacle'
import { Refusal } from '../../engine/refusal'
import { nearest } from '../../engine/text/nearest'
import type { Manuscript, PicturesAround } from '../import/manuscript'
import { mostBytes, readManuscript } from '../import/read-manuscript'

/**
 * Reads a text that somebody named.
 * @throws Refusal that says why not, and what to do
 */
export async function readTextFile(file: string, content: Content): Promise<Manuscript> {
  return readManuscript(bytesOf(file), path.basename(file), picturesAround(file, content))
}

function bytesOf(file: string): Uint8Array {
  const bytes = opened(file)
  if (bytes) return bytes
  throw new Refusal(
    `${file} has more than ${mostBytes / 1_000_000} megabytes. Most of that will be pictures: in Word, choose Picture Format and Compress Pictures, and save it again.`,
  )
}

function opened(file: string): Uint8Array | undefined {
  try {
    return readAtMost(file, mostBytes)
  } catch (error) {
    const obstacle = obstacleAt(file, error)
    if (obstacle === undefined) throw new Refusal(noFile(file))
    if (obstacle === 'is a folder') throw new Refusal(isFolder(file))
    if (obstacle === 'is a link') throw new Refusal(`${file} is only a link to another place. Name the file itself.`)
    throw new Refusal(obstacleInWords(file, 'file', obstacle))
  }
}

function noFile(file: string): string {
  const folder = path.dirname(file)
  const texts = existsSync(folder)
    ? readdirSync(folder).filter((name) => /\.(?:md|markdown|txt|docx)$/i.test(name))
    : []
  const meant =
    nearest(path.basename(file), texts) ?? texts.find((name) => path.parse(name).name === path.parse(file).name)
  return `There is no file ${file}. ${meant ? `Did you mean ${path.join(folder, meant)}?` : 'Write where it is, with its whole name: --from Documents/draft.docx'}`
}

/** Some programs keep a document in a folder that looks like a file. */
function isFolder(file: string): string {
  return /\.pages\/?$/i.test(file)
    ? `${file} is a document of Pages. Open it there, choose File, Export To, and Word.`
    : `${file} is a folder. Name the text in it, such as ${path.join(file, 'draft.docx')}.`
}

/** The pictures of the site, and those that lie with the text or in folders below it. */
function picturesAround(file: string, { authored }: Content): PicturesAround {
  const folder = path.dirname(path.resolve(file))
  return {
    has: (name) => authored.has(`${imageFolder}/${name}`),
    beside: (place) => {
      const picture = path.resolve(folder, decoded(place))
      if (!picture.startsWith(folder + path.sep)) return undefined
      try {
        return readFile(picture, mostBytes)
      } catch {
        // Who reads the text says that it is not there.
        return undefined
      }
    },
  }
}

function decoded(place: string): string {
  try {
    return decodeURIComponent(place)
  } catch {
    return place
  }
}
