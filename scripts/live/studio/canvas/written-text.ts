import type { CanvasHost } from './host'
import type { Region } from './region'
import { textAt } from './text-kind'
import { changeOf } from './words'

/** The text of a session as its author wrote it last. */
export interface WrittenText {
  isChanged(): boolean
  /** @returns whether it could be written */
  write(next: string): boolean
  /** Somebody else wrote it. @returns whether it is another text */
  adopt(now: string): boolean
}

/** Who pauses longer than that began something new, which is taken back by itself. */
const pause = 1500
let sessions = 0

export function writtenText({ at, value }: Region, host: CanvasHost): WrittenText {
  const session = ++sessions
  let last = value
  let [bursts, before] = [0, 0]
  /** Edits without a pause between them have one name, by which they are taken back together. */
  const run = () => {
    const now = Date.now()
    if (now - before > pause) bursts++
    before = now
    return `page ${session}.${bursts}`
  }
  return {
    isChanged: () => last !== value,
    write(next) {
      if (next === last) return true
      // Where somebody else has moved the text meanwhile, nothing is written over another.
      if ((textAt(host.text(), at) ?? '') !== last) return false
      last = next
      host.edit(at, next, changeOf(at), run())
      return true
    },
    adopt(now) {
      const isOther = now !== last
      last = now
      return isOther
    },
  }
}
