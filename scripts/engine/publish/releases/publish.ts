import { existsSync } from 'node:fs'
import { lock } from '../../files/lock'
import { changePlace } from '../../files/place'
import { listed, mostFiles } from '../../problems/words/sentence'
import type { Told } from '../../progress'
import { Refusal } from '../../refusal'
import { anotherBuild, recover } from '../recover'
import { clearUnfinished, currentRelease, openReleases, releasesIn, removeRelease } from './folder'
import { makeRelease, releaseAgain, type MadeRelease } from './make-release'
import { damagedIn, readManifest } from './manifest'

const anotherRelease = 'Another release is being made in the same folder. Wait until it is done, then try again.'

export interface Published {
  /** Undefined if what is served is the same already. */
  made?: MadeRelease
  /** The release that is served now. */
  current: number
  /** The release that a step back would lead to. */
  before?: number
}

/**
 * Publishes a built site as a new release: the next request is answered from it, whole, the last one was from the
 * release before. Of the releases, the newest are kept.
 * @param from the built site's folder @param to the folder of releases @param keep how many of them, at least 2
 * @throws Refusal if `to` is something else's folder, another release is being made there, or a build is at work
 */
export function publish(from: string, to: string, keep: number, told?: Told): Published {
  return locked(to, (folder) => {
    const made = whileNobodyBuilds(from, (built) => makeRelease(built, folder, told))
    const current = currentRelease(folder)
    if (current === undefined) throw new Refusal(`${folder}/current leads nowhere. Remove it, and release again.`)
    return { made, current, before: removeOld(folder, current, keep) }
  })
}

/**
 * Publishes once more what was served before the release that is served now.
 * @returns the release that is served now, which one it is like, and the one that was served until now
 * @throws Refusal if there is none before it, or it is not what it was
 */
export function rollBack(to: string, keep: number, told?: Told): { current: number; like: number; left: number } {
  if (!existsSync(to)) throw new Refusal(`There is no folder ${to}, so nothing was changed.`)
  return locked(to, (folder) => {
    const left = currentRelease(folder)
    const like = left === undefined ? undefined : readManifest(folder, left)?.after
    const manifest = like === undefined ? undefined : readManifest(folder, like)
    if (left === undefined || like === undefined || !manifest)
      throw new Refusal(`There is no release in ${to} before the one that is served, so nothing was changed.`)
    told?.(`Checking release ${like}`)
    const damaged = damagedIn(folder, like, manifest)
    if (damaged.length > 0)
      throw new Refusal(
        `Release ${like} is not what it was, so nothing was changed: ${listed(damaged, mostFiles)}. Release again instead.`,
      )
    const current = releaseAgain(folder, like, manifest, told)
    removeOld(folder, current, keep)
    return { current, like, left }
  })
}

/**
 * Removes all but the newest releases, the one that is served, and the one that a step back leads to.
 * @returns the last of these; undefined if there is none
 */
function removeOld(folder: string, current: number, keep: number): number | undefined {
  const before = readManifest(folder, current)?.after
  const releases = releasesIn(folder)
  for (const release of releases.slice(0, -keep))
    if (release !== current && release !== before) removeRelease(folder, release)
  return releases.find((release) => release === before)
}

/** A release of a site that is half another would be neither. */
function whileNobodyBuilds<T>(from: string, work: (folder: string) => T): T {
  const place = changePlace(from)
  recover(from)
  // What was brought from another machine nobody builds here.
  const held = existsSync(place.aside) ? lock(place.aside, anotherBuild) : undefined
  try {
    return work(place.target)
  } finally {
    held?.release()
  }
}

function locked<T>(to: string, work: (folder: string) => T): T {
  const { target } = changePlace(to)
  openReleases(target)
  const held = lock(target, anotherRelease)
  try {
    clearUnfinished(target)
    return work(target)
  } finally {
    held.release()
  }
}
