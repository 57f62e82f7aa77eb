import type { CanvasHost } from './host'
import type { Region } from './region'
import { textAt } from './text-kind'

/** The text of a session as its author wrote it last. */
export interface WrittenText {
  isChanged(): boolean
  /** @returns whether it could be written */
  write(next: string): boolean
  /** What somebody else wrote meanwhile, once; undefined where nobody did. */
  adopted(): string | undefined
}

/** Who pauses longer than that began something new, which is taken back by itself. */
const pause = 1500
/** Another window, and a page that is loaded anew, count sessions of their own. */
const thisPage = crypto.randomUUID()
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
    return `page ${thisPage} ${session}.${bursts}`
  }
  return {
    isChanged: () => last !== value,
    write(next) {
      if (next === last) return true
      // Where somebody else has moved the text meanwhile, nothing is written over another.
      if ((textAt(host.text(), at) ?? '') !== last) return false
      last = next
      host.edit(at, next, run())
      return true
    },
    adopted() {
      const now = textAt(host.text(), at) ?? ''
      if (now === last) return undefined
      last = now
      return now
    },
  }
}
