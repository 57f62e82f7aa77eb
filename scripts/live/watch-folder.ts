import { existsSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { subscribe } from '@parcel/watcher'

/** How often is looked whether a folder is back, in milliseconds. */
const lookAgain = 250

/** The ends of watches that are under way. A watch that begins while the last other one ends is told nothing, ever. */
let ending: Promise<unknown> = Promise.resolve()

/**
 * Tells what changes in a folder. One that is removed or renamed is taken up again once it is back.
 * @param changed gets the files, named as below `folder`; nothing where it may be any of them
 * @returns ends it
 */
export async function watchFolder(folder: string, changed: (files?: string[]) => void): Promise<() => void> {
  // The system watches no folder over a link.
  const whole = realpathSync(folder)
  const end = new AbortController()
  let isAway = false
  let watch = await begin()

  async function begin() {
    await ending
    return subscribe(whole, (error, events) => {
      const places = events.map((event) => path.relative(whole, event.path).replaceAll('\\', '/'))
      if (places.includes('')) void beginAnew()
      // Of a folder that is renamed the files in it are not told, nor is what a system lost on the way.
      else changed(error || !places.every(path.extname) ? undefined : places.map((place) => `${folder}/${place}`))
    })
  }

  /** Where the folder is gone, the system has ended the watch. */
  function stop(): Promise<unknown> {
    ending = Promise.all([ending, watch.unsubscribe().catch(() => {})])
    return ending
  }

  async function beginAnew(): Promise<void> {
    // The system may tell it twice.
    if (isAway) return
    isAway = true
    changed()
    await stop()
    while (isAway && !end.signal.aborted) {
      await setTimeout(lookAgain, undefined, { ref: false })
      if (existsSync(whole)) await takeUp()
    }
  }

  async function takeUp(): Promise<void> {
    try {
      watch = await begin()
      isAway = false
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
