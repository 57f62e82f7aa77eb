import { rmSync } from 'node:fs'
import { diff3Merge } from 'node-diff3'
import { bytesOnDisk, changeFolder } from '../../engine/files/change-folder'
import { Refusal } from '../../engine/refusal'
import type { Checkout } from '../../review/git/checkout'
import { filesBetween, workOn } from '../../review/git/save'

/** What others changed, brought together with what was changed here. */
export interface BroughtIn {
  /** The files that others changed. */
  files: string[]
  /** Of these, those that were changed here as well, and hold both now. */
  merged: string[]
  /** Places that both changed. Where there are any, nothing was done. */
  conflicts: Conflict[]
}

/** A place that two changed, with the first line of each that differs. */
export interface Conflict {
  file: string
  theirs: string
  yours: string
}

interface Versions {
  file: string
  base: Buffer | undefined
  theirs: Buffer | undefined
  yours: Buffer | undefined
}

/**
 * Brings a later state of the project here. Files that nobody changed here become what they are there; pages that both
 * changed get both changes. Stopped on the way it can be begun again: only its end lets the branch lead there.
 * @param base the state that what is here was made from @param tip the later one @param branch what is worked on then
 */
export function bringIn(checkout: Checkout, base: string, tip: string, branch: string): BroughtIn {
  const files = filesBetween(checkout, base, tip)
  const versions = files.map((file): Versions => ({
    file,
    base: checkout.fileAt(base, file),
    theirs: checkout.fileAt(tip, file),
    yours: bytesOnDisk(`${checkout.folder}/${file}`),
  }))
  const waiting = versions.filter(({ theirs, yours }) => !isSame(yours, theirs))
  const [taken, both] = [waiting.filter(isUntouched), waiting.filter((version) => !isUntouched(version))]
  const merges = both.map((version) => ({ ...version, ...merge(version, checkout.pages) }))
  const conflicts = merges.flatMap(({ conflict }) => conflict ?? [])
  if (conflicts.length > 0) return { files, merged: [], conflicts }
  refuseChanged(checkout, waiting)
  take(checkout, tip, taken)
  const onDisk = (file: string) => `${checkout.folder}/${file}`
  changeFolder(onDisk(checkout.pages), {
    writes: new Map(merges.map(({ file, text = '' }) => [onDisk(file), text])),
    removals: [],
    read: new Map(merges.flatMap(({ file, yours }) => (yours ? [[onDisk(file), yours] as const] : []))),
  })
  workOn(checkout, branch, tip)
  return { files, merged: both.map(({ file }) => file), conflicts }
}

function isUntouched({ base, yours }: Versions): boolean {
  return isSame(yours, base)
}

/** Windows line ends are the same as the project's own. */
function isSame(one: Buffer | undefined, other: Buffer | undefined): boolean {
  if (one === undefined || other === undefined) return one === other
  return one.equals(other) || (!isBinary(one) && linesOf(one).join('\n') === linesOf(other).join('\n'))
}

function isBinary(content: Buffer): boolean {
  return content.includes(0)
}

/** Many files take a while to be compared, and somebody may have saved one meanwhile. */
function refuseChanged({ folder }: Checkout, versions: readonly Versions[]): void {
  const changed = versions.find(({ file, yours }) => {
    const now = bytesOnDisk(`${folder}/${file}`)
    return now === undefined ? yours !== undefined : !yours?.equals(now)
  })
  if (changed)
    throw new Refusal(
      `Another program changed ${changed.file} meanwhile. Nothing was sent, and no words are lost; try again.`,
    )
}

/** Makes files what they are in a state. */
function take(checkout: Checkout, tip: string, versions: readonly Versions[]): void {
  for (const { file, theirs } of versions) if (!theirs) rmSync(`${checkout.folder}/${file}`, { force: true })
  const there = versions.flatMap(({ file, theirs }) => (theirs ? file : []))
  if (there.length === 0) return
  const input = there.join('\0')
  checkout.read(['checkout', '--quiet', tip, '--pathspec-from-file=-', '--pathspec-file-nul'], { input })
}

/** A document with both changes in it, or the place where they do not go together. */
function merge({ file, base, theirs, yours }: Versions, pages: string): { text?: string; conflict?: Conflict } {
  const isDocument = file.startsWith(`${pages}/`) && file.endsWith('.json')
  const conflict = (their: string[], your: string[]) => {
    const place = their.findIndex((line, number) => line !== your[number])
    return { conflict: { file, theirs: shortLine(their[place]), yours: shortLine(your[place]) } }
  }
  if (!isDocument || !base || !theirs || !yours) return conflict([], [])
  const regions = diff3Merge(linesOf(yours), linesOf(base), linesOf(theirs), { excludeFalseConflicts: true })
  const clash = regions.find((region) => region.conflict)?.conflict
  if (clash) return conflict(clash.b, clash.a)
  const text = regions.flatMap(({ ok = [] }) => ok).join('\n')
  return isJson(text) ? { text } : conflict([], [])
}

function shortLine(line = ''): string {
  const words = line.trim()
  return words.length > 100 ? `${words.slice(0, 100)}…` : words
}

function linesOf(content: Buffer): string[] {
  return content.toString('utf8').split(/\r?\n/)
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
