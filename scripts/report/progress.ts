import type { createLogUpdate } from 'log-update'
import type { Told } from '../engine/progress'

/** Where it is shown, and what time it is. */
export interface Screen {
  stream: NodeJS.WritableStream & { isTTY?: boolean }
  /** Whether somebody reads, or waits for, the log that the words go to where there is no terminal. */
  isLog: boolean
  /** Milliseconds since the command was started. */
  now: () => number
}

const stderr: Screen = { stream: process.stderr, isLog: Boolean(process.env.CI), now: () => performance.now() }

/** What takes less needs no words, in milliseconds. */
const patience = 1000
/** Between two words on it, in milliseconds: on a line that is written over, and in a log that keeps all of them. */
const pause = { terminal: 100, log: 10_000 }

/**
 * Shows how far work is that takes more than a second: in a terminal on one line, which goes away in the end, on CI
 * in a line now and then. On the side of errors, so that what a command prints can be read by other programs.
 */
export async function withProgress<Result>(work: (told: Told) => Promise<Result> | Result, screen = stderr) {
  // To load it takes a moment, which only who looks on has to wait for.
  const line = screen.stream.isTTY ? (await import('log-update')).createLogUpdate : undefined
  if (!line && !screen.isLog) return work(() => {})
  const progress = new Progress(screen, line?.(screen.stream, { showCursor: true }))
  // A bundler at work says nothing itself, but leaves time for this.
  const timer = setInterval(() => progress.show(), pause.terminal).unref()
  try {
    return await work(progress.told)
  } finally {
    clearInterval(timer)
    progress.end()
  }
}

type Line = ReturnType<typeof createLogUpdate>

class Progress {
  readonly #screen: Screen
  readonly #line?: Line
  readonly #pause: number
  #step = ''
  #done?: number
  #of?: number
  /** When the step began, and when it was last shown. */
  #since = 0
  #shown = 0

  /** @param line the terminal's line; none where words go into a log */
  constructor(screen: Screen, line?: Line) {
    this.#screen = screen
    this.#line = line
    this.#pause = line ? pause.terminal : pause.log
  }

  readonly told: Told = (step, done, of) => {
    if (step !== this.#step) this.#since = this.#screen.now()
    this.#step = step
    this.#done = done
    this.#of = of
    this.show()
  }

  show(): void {
    const { stream, now } = this.#screen
    const time = now()
    if (this.#step === '' || time < patience || time < this.#shown + this.#pause) return
    this.#shown = time
    const words = progressWords(this.#step, { done: this.#done, of: this.#of, passed: time - this.#since })
    if (this.#line) this.#line(words)
    else stream.write(`${words}\n`)
  }

  end(): void {
    this.#line?.clear()
    this.#line?.done()
  }
}

/** @param passed milliseconds since the step began */
export function progressWords(step: string, { done, of, passed }: { done?: number; of?: number; passed: number }) {
  if (done === undefined || !of) return `${step} …`
  // Of some work only its share is known: that is one.
  const number = of === 1 ? '' : ` ${count(done)} of ${count(of)},`
  const share = `${step}:${number} ${Math.floor((done / of) * 100)} %`
  const left = ((passed / done) * (of - done)) / 1000
  // What the first moments say of the rest is not worth a word.
  return done === 0 || passed < patience || left < 1 ? share : `${share}, about ${duration(left)} left`
}

function count(number: number): string {
  return number.toLocaleString('en-US')
}

function duration(seconds: number): string {
  const [number, unit] = seconds < 90 ? [Math.ceil(seconds), 'second'] : [Math.round(seconds / 60), 'minute']
  return `${number} ${unit}${number === 1 ? '' : 's'}`
}
