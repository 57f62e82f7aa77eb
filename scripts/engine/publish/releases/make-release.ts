import { readFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from '../../files/place'
import { toldEach, type Told } from '../../progress'
import { isImmutable } from '../headers'
import { uncompressed } from '../verify'
import { currentRelease, nextRelease, pointAt, releasesIn } from './folder'
import { isUntouched, readManifest, sha256Of, writeManifest, type Manifest } from './manifest'
import { ReleaseWriter, type Kept } from './write-release'

export interface MadeRelease {
  number: number
  /** How many files it has. */
  files: number
  /** How many of them are other than in the release before. */
  fresh: number
  /** Files of the release before that were not as they were released; they are in this one. */
  touched: string[]
}

/** What a release is made of. */
interface Parts {
  /** The release that a step back from it leads to. */
  after?: number
  kept: ReadonlyMap<string, Kept>
  /** Where files lie that no earlier release has. */
  fresh?: ReadonlyMap<string, string>
}

/**
 * Makes a release of a built site and lets the server serve it. What is as it was in the release before is a second
 * name for the same file, so that a release costs what has changed.
 * @param from the built site's folder @param to the folder of releases, of which the caller holds the lock
 * @returns undefined if what is served is the same already
 */
export function makeRelease(from: string, to: string, told?: Told): MadeRelease | undefined {
  const current = currentRelease(to)
  const before = current === undefined ? undefined : readManifest(to, current)?.files
  const kept = new Map<string, Kept>()
  const fresh = new Map<string, string>()
  const touched: string[] = []
  for (const file of toldEach('Comparing with the previous release', [...filesBelow(from)], told)) {
    const known = before?.[file]
    const same = known && sha256Of(readFileSync(path.join(from, file))) === known.sha256
    const whole = same && current !== undefined && isUntouched(to, current, file, known)
    if (whole) kept.set(file, { ...known, release: current })
    else fresh.set(file, path.join(from, file))
    if (same && !whole) touched.push(file)
  }
  if (before && fresh.size === 0 && kept.size === Object.keys(before).length) return undefined
  const number = release(to, { after: current, kept, fresh }, told)
  return { number, files: fresh.size + kept.size, fresh: fresh.size, touched }
}

/**
 * Makes a release of what an earlier one was, and lets the server serve it. To lead the server back to that one would
 * not do: it lacks what visits load that have begun since.
 * @returns its number
 */
export function releaseAgain(to: string, earlier: number, { after, files }: Manifest, told?: Told): number {
  const kept = Object.entries(files).map(([file, known]): [string, Kept] => [file, { ...known, release: earlier }])
  return release(to, { after, kept: new Map(kept) }, told)
}

function release(to: string, { after, kept, fresh = new Map() }: Parts, told?: Told): number {
  const number = nextRelease(to)
  const writer = new ReleaseWriter(to, number)
  const manifest: Manifest = { after, files: {}, carried: {} }
  for (const file of toldEach('Writing the release', [...fresh.keys(), ...kept.keys()], told)) {
    const [place, known] = [fresh.get(file), kept.get(file)]
    if (place !== undefined) manifest.files[file] = writer.write(file, readFileSync(place))
    else if (known) manifest.files[file] = writer.keep(file, known)
  }
  for (const [file, known] of lastingFiles(to))
    if (!(file in manifest.files)) manifest.carried[file] = writer.keep(file, known)
  writer.finish(told)
  writeManifest(to, number, manifest)
  pointAt(to, number)
  return number
}

/** The scripts, styles, pictures and data that pages of the kept releases load, for visits that began with one of them. */
function lastingFiles(to: string): Map<string, Kept> {
  const lasting = new Map<string, Kept>()
  for (const release of releasesIn(to))
    for (const [file, known] of Object.entries(readManifest(to, release)?.files ?? {}))
      if (isLasting(file) && isUntouched(to, release, file, known)) lasting.set(file, { ...known, release })
  return lasting
}

/** What is loaded by a name that changes with its content; compressed copies of it as well. */
const isLasting = (file: string) => isImmutable(`/${uncompressed(file)}`)
