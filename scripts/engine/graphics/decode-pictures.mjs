/**
 * Decodes pictures: a program of its own, as a library that decodes does so only in the background, while documents
 * are read in one go, and a picture may bring its decoder down. Gets opened files, as many as its argument says, and answers each with a line: its number, and the
 * size or what is wrong.
 */
import { fstatSync, readFile } from 'node:fs'
import { promisify } from 'node:util'
import sharp from 'sharp'

/** More bytes, or more pixels once decoded, nobody needs for a page: a small file may hold so many that they fill all memory. */
const mostBytes = 64_000_000
const limitInputPixels = 100_000_000

const numbers = Array(Number(process.argv[2])).keys()
/** The first handle after those that every program has. */
const firstHandle = 3

async function look(number) {
  try {
    const handle = firstHandle + number
    if (fstatSync(handle).size > mostBytes) return { fault: 'too large' }
    const bytes = await promisify(readFile)(handle)
    if (bytes.length === 0) return { fault: 'empty' }
    return isHeic(bytes) ? { fault: 'HEIC' } : await decode(sharp(bytes, { limitInputPixels }).rotate())
  } catch {
    return { fault: 'failing' }
  }
}

/** Phones save in it, and nobody may decode it without a licence: ISO 23008-12, annex B. */
function isHeic(bytes) {
  return /^ftyp(?:hei[cmsx]|hev[cmsx])$/.test(bytes.toString('latin1', 4, 12))
}

async function decode(picture) {
  try {
    const { autoOrient, compression } = await picture.metadata()
    if (compression === 'hevc') return { fault: 'HEIC' }
    await picture.resize(16).raw().toBuffer()
    return { width: autoOrient.width, height: autoOrient.height }
  } catch ({ message }) {
    if (message.includes('exceeds pixel limit')) return { fault: 'too large' }
    return { fault: message.includes('unsupported image format') ? 'no picture' : 'damaged' }
  }
}

/** Takes one picture after the other; several of these work side by side. */
async function work() {
  for (const number of numbers) console.log(JSON.stringify([number, await look(number)]))
}

await Promise.all([work(), work(), work(), work()])
