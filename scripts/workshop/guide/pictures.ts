import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readJson } from '../../engine/files/read-json'
import { guideFiles } from '../../engine/problems/problem'
import { isText, recordOf } from '../../engine/text/shape'

/** Pictures of sections and of what the guide shows besides, as they shall look, and what the last run of the tests saw that is otherwise. */
export interface Pictures {
  kept: string
  seen: string
}

export const testPictures: Pictures = { kept: 'tests/visual/kept', seen: 'node_modules/.cache/visual' }
export const guidePictures: Pictures = { kept: path.dirname(guideFiles.sections), seen: 'node_modules/.cache/guide' }

/** Which browser and system drew each picture, by its name: others place and smooth letters in their own way. */
const artistsFile = path.join(testPictures.kept, 'artists.json')
/** The one of a run, beside what it saw. */
const artistFile = 'artist.json'

/** @returns browser and system, such as "Chromium 156 on linux", by the picture's name, such as `cta-390` */
export function artists(): Record<string, string> {
  return readJson(artistsFile, recordOf(isText))
}

/** Empties the folder for what a run sees. @param artist the browser and system that draw in it */
export function beginRun({ seen }: Pictures, artist: string): void {
  rmSync(seen, { recursive: true, force: true })
  mkdirSync(seen, { recursive: true })
  writeFileSync(path.join(seen, artistFile), JSON.stringify(artist))
}

/** What a picture shows: the section type whyUs in whyUs.webp, and at a width in whyUs-390.webp. */
export function nameOfShown(picture: string): string {
  return path.basename(picture, '.webp').replace(/-\d+$/, '')
}

/**
 * Makes what the last run saw how sections shall look. Pictures of what is gone go.
 * @param shown the names of section types, and of the other pictures of the guide
 * @returns how many are new or others than before, and how many are gone; undefined where there was no run
 */
export function keepSeen(shown: ReadonlySet<string>): { renewed: number; removed: number } | undefined {
  const all = [testPictures, guidePictures]
  if (!all.some(({ seen }) => existsSync(seen))) return undefined
  const kept = artists()
  let [renewed, removed] = [0, 0]
  for (const { seen, kept: folder } of all.filter((some) => existsSync(some.seen))) {
    const artist = readJson(path.join(seen, artistFile), isText)
    for (const picture of picturesIn(seen)) {
      cpSync(path.join(seen, picture), path.join(folder, picture))
      kept[path.basename(picture, '.webp')] = artist
      renewed++
    }
  }
  for (const { kept: folder } of all)
    for (const picture of picturesIn(folder).filter((name) => !shown.has(nameOfShown(name)))) {
      rmSync(path.join(folder, picture))
      removed++
    }
  const left = Object.entries(kept).filter(([name]) => shown.has(nameOfShown(name)))
  writeFileSync(artistsFile, `${JSON.stringify(Object.fromEntries(left.sort()), undefined, 2)}\n`)
  return { renewed, removed }
}

function picturesIn(folder: string): string[] {
  return readdirSync(folder).filter((file) => file.endsWith('.webp'))
}
