/**
 * Folders that are made once and used often: bundles, authors' pictures. Each is whole from the moment it has its
 * name, and says what is in it, so that one which a full disk, a cleaner or an editor damaged is made anew.
 * Plain JavaScript, as scripts/run.mjs needs it before anything is bundled.
 */
import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { checksumOf } from './checksum.mjs'
import { listFiles } from './list-files.mjs'

const listName = 'whole.json'

/**
 * Gives a folder that was made aside its name. If another process has made the same meanwhile, that one stays.
 * @param {string} aside
 * @param {string} folder
 */
export function putInPlace(aside, folder) {
  const list = listFiles(aside).map((file) => [
    file,
    stampOf(`${aside}/${file}`),
    checksumOf(readFileSync(`${aside}/${file}`)),
  ])
  writeFileSync(path.join(aside, listName), JSON.stringify(list))
  if (!isWhole(folder)) rmSync(folder, { recursive: true, force: true })
  try {
    renameSync(aside, folder)
  } catch (error) {
    if (!existsSync(folder)) throw error
    rmSync(aside, { recursive: true, force: true })
  }
}

/**
 * Whether a folder is there, as it was made. A file whose size and time are those it was made with is not read.
 * @param {string} folder
 * @returns {boolean}
 */
export function isWhole(folder) {
  try {
    const list = JSON.parse(readFileSync(path.join(folder, listName), 'utf8'))
    return list.every(([file, stamp, checksum]) => {
      const place = `${folder}/${file}`
      return stampOf(place) === stamp || checksumOf(readFileSync(place)) === checksum
    })
  } catch {
    return false
  }
}

function stampOf(file) {
  const { size, mtimeMs } = statSync(file)
  return `${size} ${mtimeMs}`
}
