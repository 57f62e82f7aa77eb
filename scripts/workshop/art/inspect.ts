import { statSync } from 'node:fs'
import { encoding } from './encode'
import { artFolder, type DrawnPicture } from './manifest'
import { distance } from './measure'
import { palettes } from './palette'
import { nameOf } from './pieces'

const leastDistance = 25
const leastShared = 2
const brightest = { mean: 16, p99: 60 }
const ending = /(1920\.avif|1280\.avif|768\.avif|portrait\.avif|1280\.jpg|card\.jpg)$/
const budgets: Record<string, number> = {
  '1920.avif': 65,
  '1280.avif': 45,
  '768.avif': 30,
  'portrait.avif': encoding.portrait.bytes / 1000,
  '1280.jpg': 100,
  'card.jpg': 100,
}

/** @returns the size of a file of src/public/art, in kB of 1000 bytes. @throws when there is none. */
export function sizeOf(file: string): number {
  return statSync(`${artFolder}/${file}`).size / 1000
}

function lookAlikes(pictures: DrawnPicture[]): string[] {
  return pictures.flatMap((one, i) =>
    pictures.slice(i + 1).flatMap((other) => {
      const places = distance(one.differenceHash, other.differenceHash)
      const message = `${nameOf(one)} and ${nameOf(other)} look alike (${places} of 256 places differ, at least ${leastDistance} must).`
      return places < leastDistance
        ? [`${message} Choose another seed for one of them in scripts/workshop/art/pieces.ts.`]
        : []
    }),
  )
}

function loudPictures(pictures: DrawnPicture[]): string[] {
  return pictures.flatMap((picture) =>
    Object.entries(picture.textZone).flatMap(([format, { mean, p99 }]) =>
      mean > brightest.mean || p99 > brightest.p99
        ? [
            `${nameOf(picture)} (${format}) is too bright behind the words: mean ${mean} of ${brightest.mean}, brightest hundredth ${p99} of ${brightest.p99}.`,
          ]
        : [],
    ),
  )
}

/** Groups that would give all their pages the same picture, and pages that were promised two. */
function poorGroups(pictures: DrawnPicture[]): string[] {
  const groups = Object.keys(palettes).flatMap((group) => {
    const shared = pictures.filter((picture) => picture.group === group && !picture.page)
    return shared.length < leastShared
      ? [
          `${group} has ${shared.length} pictures for pages without one of their own, at least ${leastShared} are needed.`,
        ]
      : []
  })
  const pages = pictures.flatMap(({ page }) => page ?? [])
  const twice = pages.filter((page, i) => pages.indexOf(page) !== i)
  return [...groups, ...twice.map((page) => `${page} has two pictures of its own in scripts/workshop/art/pieces.ts.`)]
}

function heavyFiles(files: string[]): string[] {
  return files.flatMap((file) => {
    const most = budgets[ending.exec(file)?.[0] ?? ''] ?? 0
    return sizeOf(file) > most ? [`${file} has ${sizeOf(file).toFixed(1)} kB, at most ${most} are allowed.`] : []
  })
}

/**
 * Looks for what the eye or the network would mind.
 * @param files the names of all files the pictures use
 * @returns one sentence for each problem.
 */
export function inspect(pictures: DrawnPicture[], files: string[]): string[] {
  return [...lookAlikes(pictures), ...poorGroups(pictures), ...loudPictures(pictures), ...heavyFiles(files)]
}
