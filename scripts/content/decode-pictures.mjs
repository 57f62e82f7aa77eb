/**
 * Decodes pictures: a program of its own, as a library that decodes does so only in the background, while documents
 * are read in one go. Gets a list of files, and answers each with a line: its number, and the size or what is wrong.
 */
import { readFileSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import sharp from 'sharp'

/** More bytes, or more pixels once decoded, nobody needs for a page: a small file may hold so many that they fill all memory. */
const mostBytes = 64_000_000
const limitInputPixels = 100_000_000

const files = JSON.parse(readFileSync(0, 'utf8')).entries()

async function look(file) {
  try {
    const facts = await stat(file)
    if (!facts.isFile()) return { fault: 'no picture' }
    if (facts.size > mostBytes) return { fault: 'too large' }
    const bytes = await readFile(file)
    return bytes.length > 0 ? await decode(sharp(bytes, { limitInputPixels }).rotate()) : { fault: 'empty' }
  } catch ({ code }) {
    return { code }
  }
}

async function decode(picture) {
  try {
    const { autoOrient, compression } = await picture.metadata()
    // Phones save in it; nobody may decode it without a licence.
    if (compression === 'hevc') return { fault: 'no picture' }
    await picture.resize(16).raw().toBuffer()
    return { width: autoOrient.width, height: autoOrient.height }
  } catch ({ message }) {
    if (message.includes('exceeds pixel limit')) return { fault: 'too large' }
    return { fault: message.includes('unsupported image format') ? 'no picture' : 'damaged' }
  }
}

/** Takes one picture after the other; several of these work side by side. */
async function work() {
  for (const [number, file] of files) console.log(JSON.stringify([number, await look(file)]))
}

await Promise.all([work(), work(), work(), work()])
