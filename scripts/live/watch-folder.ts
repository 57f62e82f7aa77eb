import { existsSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { subscribe, type Event } from '@parcel/watcher'
import { look } from '../engine/files/stamp'

/** How often is looked whether a folder is back, in milliseconds. */
const lookAgain = 250

/** Of more events at once the system may have lost some: Linux keeps 16,384, several for each file, and tells nobody. */
const mostEvents = 1000

/** The ends of watches that are under way. A watch that begins while the last other one ends is told nothing, ever. */
let ending: Promise<unknown> = Promise.resolve()

function isFolder(event: Event): boolean {
  return look(event.path)?.isDirectory() ?? false
}

/**
 * Tells what changes in a folder. One that is removed or renamed is taken up again once it is back.
 * @param changed gets the files, named as below `folder`; nothing where it may be any of them
 * @returns ends it
 */
export async function watchFolder(folder: string, changed: (files?: string[]) => void): Promise<() => void> {
  // The system watches no folder over a link.
  const whole = realpathSync(folder)
  const end = new AbortController()
  /** How often it had to begin anew since it last did. */
  let asked = 0
  // The system may tell of something before it says that it watches.
  let watch = begin()
  await watch

  async function begin() {
    await ending
    return subscribe(whole, (error, events) => {
      const places = events.map((event) => path.relative(whole, event.path).replaceAll('\\', '/'))
      // Folders in a new one are not watched, nor those in one that is renamed under their new names.
      if (places.includes('') || places.length > mostEvents || events.some(isFolder)) void beginAnew()
      // Of a folder that is gone the files in it are not told, nor is what a system lost on the way.
      else changed(error || !places.every(path.extname) ? undefined : places.map((place) => `${folder}/${place}`))
    })
  }

  /** Where the folder is gone, the system has ended the watch. */
  function stop(): Promise<unknown> {
    ending = Promise.all([ending, watch.then((own) => own.unsubscribe()).catch(() => {})])
    return ending
  }

  async function beginAnew(): Promise<void> {
    // The system may tell it twice.
    if (asked++ > 0) return
    changed()
    await stop()
    while (asked > 0 && !end.signal.aborted) {
      await setTimeout(lookAgain, undefined, { ref: false })
      if (!end.signal.aborted && existsSync(whole)) await takeUp()
    }
  }

  async function takeUp(): Promise<void> {
    const before = asked
    try {
      watch = begin()
      await watch
      // What came while it began, as a folder does, may not be watched by it.
      if (asked === before) asked = 0
      else await stop()
      changed()
    } catch {
      // It has gone again in this moment.
    }
  }

  return () => {
    end.abort()
    void stop()
  }
}
