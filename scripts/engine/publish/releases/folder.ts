import { existsSync, lstatSync, mkdirSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { syncFolder } from '../../files/write'
import { Refusal } from '../../refusal'

/**
 * A folder of releases, from which a server serves, as a build's own folder is a mixture between two of its renames:
 *
 *     current -> releases/12     the only thing that ever changes, in one step
 *     releases/12/               a whole site; never changed after it is made
 *     releases/12.json           its manifest
 *
 * The link moves when all of the release is on the disk.
 */

const releaseName = /^[1-9]\d*$/

export const releaseIn = (to: string, release: number) => path.join(to, 'releases', String(release))

/** The folder that a server serves. */
export const servedIn = (to: string) => path.join(to, 'current')

/**
 * Makes the folder of releases if it is not there.
 * @throws Refusal if it is something else's
 */
export function openReleases(to: string): void {
  refuseForeign(to)
  mkdirSync(path.join(to, 'releases'), { recursive: true })
}

/** Clears away what a release that was killed left behind; never what is served, though its manifest may be lost. */
export function clearUnfinished(to: string): void {
  const kept = new Set([...releasesIn(to), currentRelease(to)].map(String))
  for (const name of readdirSync(path.join(to, 'releases')))
    if (!kept.has(name.replace(/\.json$/, ''))) rmSync(path.join(to, 'releases', name), { recursive: true })
}

/** The releases that are there, the oldest first: folders with a manifest. */
export function releasesIn(to: string): number[] {
  const folder = path.join(to, 'releases')
  const names = existsSync(folder) ? new Set(readdirSync(folder)) : new Set<string>()
  const whole = [...names].filter((name) => releaseName.test(name) && names.has(`${name}.json`))
  return whole.map(Number).sort((one, other) => one - other)
}

/** A number that no release has. */
export function nextRelease(to: string): number {
  return Math.max(0, currentRelease(to) ?? 0, ...releasesIn(to)) + 1
}

/** The release that is served; undefined before the first. */
export function currentRelease(to: string): number | undefined {
  const pointer = servedIn(to)
  if (!lstatSync(pointer, { throwIfNoEntry: false })) return undefined
  const name = path.basename(readlinkSync(pointer))
  return releaseName.test(name) ? Number(name) : undefined
}

/** Lets the server serve another release from this very moment on. */
export function pointAt(to: string, release: number): void {
  const next = `${servedIn(to)}.new`
  rmSync(next, { force: true })
  symlinkSync(path.join('releases', String(release)), next)
  renameSync(next, servedIn(to))
  syncFolder(to)
}

/** Removes a release. Whoever reads it at this moment reads on: what is open stays until it is closed. */
export function removeRelease(to: string, release: number): void {
  rmSync(`${releaseIn(to, release)}.json`)
  rmSync(releaseIn(to, release), { recursive: true })
}

function refuseForeign(to: string): void {
  const name = path.relative('', to) || to
  const stats = lstatSync(to, { throwIfNoEntry: false })
  if (!stats) return
  if (!stats.isDirectory()) throw new Refusal(`${name} is no folder, so nothing was published. Name another with --to.`)
  const ours = (entry: string) => /^(releases|current(\.new)?|lock)$/.test(entry)
  const pointer = lstatSync(servedIn(to), { throwIfNoEntry: false })
  const foreign = readdirSync(to).filter((entry) => !ours(entry))
  const releases = path.join(to, 'releases')
  if (existsSync(releases))
    foreign.push(...readdirSync(releases).filter((entry) => !/^[1-9]\d*(\.new|\.json(\.new)?)?$/.test(entry)))
  if (foreign.length > 0 || (pointer && !pointer.isSymbolicLink()))
    throw new Refusal(
      `The folder ${name} holds ${foreign[0] ?? 'a folder "current"'}, which no release made, so nothing was published. Name an empty folder with --to.`,
    )
}
