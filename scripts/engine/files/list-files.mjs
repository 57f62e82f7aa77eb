/**
 * The files in a folder, with slashes, as they lie on the disk. Plain JavaScript, as scripts/run.mjs needs it before
 * anything is bundled.
 */
import { readdirSync } from 'node:fs'

/**
 * @param {string} folder
 * @param {string} [except] a folder in it that is not looked into
 * @returns {string[]}
 */
export function listFiles(folder, except) {
  const files = []
  const list = (within) => {
    for (const entry of readdirSync(`${folder}/${within}`, { withFileTypes: true })) {
      const place = within + entry.name
      if (!entry.isDirectory()) files.push(place)
      else if (place !== except) list(`${place}/`)
    }
  }
  list('')
  return files
}
