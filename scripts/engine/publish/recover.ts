import { existsSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { dropJournal, isInterrupted, moveIfThere, readJournal, replay } from '../files/journal'
import { lock } from '../files/lock'
import { changePlace, stagedIn, type ChangePlace } from '../files/place'
import { stateFile, waitingFile } from './state-note'

/** What is said to a second build while one is at work. */
export const anotherBuild =
  'Another build is writing to the same folder. Wait until it is done, or name another folder with --out.'

/**
 * Finishes a change of the output that was interrupted after it was noted. Everything that reads the output calls
 * this first.
 * @throws Refusal if another build is at work, or what stood in the way of the change still does
 */
export function recover(out: string): void {
  const place = changePlace(out)
  if (!isInterrupted(place)) return
  const held = lock(place.aside, anotherBuild)
  try {
    finishChange(place)
  } finally {
    held.release()
  }
}

/**
 * Makes the change of the output that was noted, and what is remembered of it with it. Where the note, what it is
 * about or the output is lost, all of it is forgotten, and the next build makes every page.
 */
export function finishChange(place: ChangePlace): void {
  const { target, aside } = place
  if (!isInterrupted(place)) return
  const journal = existsSync(target) ? readJournal(aside) : undefined
  const remembered = () => moveIfThere(path.join(stagedIn(aside), waitingFile), path.join(aside, stateFile))
  const isWhole = journal && replay(place, journal, remembered).length === 0
  if (!isWhole) forget(aside)
}

/** What is left empty still says that the folder is a build's own. */
function forget(aside: string): void {
  writeFileSync(path.join(aside, stateFile), '')
  dropJournal(aside)
  rmSync(stagedIn(aside), { recursive: true, force: true })
}
