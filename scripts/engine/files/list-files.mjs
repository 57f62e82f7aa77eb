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
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory()) return [entry.name]
    if (entry.name === except) return []
    return listFiles(`${folder}/${entry.name}`).map((file) => `${entry.name}/${file}`)
  })
}
