import path from 'node:path'
import { isInterrupted, moveIfThere, replay, stagedIn } from '../files/journal'
import { stateFile, stateFolder } from './state'

/** What is said to a second build while one is at work. */
export const anotherBuild =
  'Another build is writing to the same folder. Wait until it is done, or name another folder with --out.'

/**
 * Finishes a change of the output that was interrupted after it was noted. Everything that reads the output calls
 * this first.
 * @throws Refusal if the note cannot be read
 */
export function recover(out: string): void {
  if (isInterrupted({ aside: stateFolder(out) })) finish(out)
}

/** Makes the change of the output that was noted, and what is remembered of it with it. */
export function finish(out: string): void {
  const [target, aside] = [path.resolve(out), stateFolder(out)]
  const unreadable = `A build was interrupted, and what it noted in ${aside} cannot be read to finish it. Remove the folders ${out} and ${aside}, then build again.`
  replay({ target, aside }, unreadable, () =>
    moveIfThere(path.join(stagedIn(aside), stateFile), path.join(aside, stateFile)),
  )
}
