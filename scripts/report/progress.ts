import type { createLogUpdate } from 'log-update'
import { isOnCI, type Told } from '../engine/progress'
import { progressWords } from './progress-words'

/** Where it is shown, and what time it is. */
export interface Screen {
  stream: NodeJS.WritableStream & { columns?: number }
  /** A file is read by nobody who waits. */
  kind: 'terminal' | 'log' | 'file'
  /** Milliseconds since the command was started. */
  now: () => number
}

/** On CI somebody waits for the log, also where it comes from a terminal that nobody looks at. */
function kindOfErrors(): Screen['kind'] {
  if (isOnCI()) return 'log'
  return process.stderr.isTTY && process.env.TERM !== 'dumb' ? 'terminal' : 'file'
}

const stderr: Screen = { stream: process.stderr, kind: kindOfErrors(), now: () => performance.now() }

/** What takes less needs no words, in milliseconds. */
const patience = 1000
/** Between two words on it, in milliseconds: on a line that is written over, and in a log that keeps all of them. */
const pause = { terminal: 100, log: 10_000 }

/** What is under way. */
let shown: Progress | undefined

/**
 * Shows how far work is that takes more than a second: in a terminal on one line, which goes away in the end, on CI
 * in a line now and then. On the side of errors, so that what a command prints can be read by other programs.
 */
export async function withProgress<Result>(work: (told: Told) => Promise<Result> | Result, screen = stderr) {
  if (screen.kind === 'file') return work(() => {})
  // To load it takes a moment, which only who looks on has to wait for.
  const line = screen.kind === 'terminal' ? (await import('log-update')).createLogUpdate : undefined
  const progress = new Progress(screen, line?.(screen.stream, { showCursor: true }))
  const around = shown
  shown = progress
  // A bundler at work says nothing itself, but leaves time for this.
  const timer = setInterval(() => progress.show(), pause.terminal).unref()
  try {
    return await work(progress.told)
  } finally {
    clearInterval(timer)
    progress.end()
    shown = around
  }
}

/**
 * Shows in the same way how far work is that goes on elsewhere and only calls back, as tests do that another program runs.
 * @returns what is told of it, and what ends it: then the line is gone, and more is not heard
 */
export function beginProgress(screen = stderr): { told: Told; end: () => void } {
  let last: Parameters<Told> | undefined
  // Nothing can be shown yet.
  let told: Told = (...state) => void (last = state)
  let stop = () => {}
  const stopped = new Promise<void>((resolve) => void (stop = resolve))
  void withProgress((shown) => {
    told = shown
    if (last) shown(...last)
    return stopped
  }, screen)
  const end = () => {
    makeRoom()
    told = () => {}
    last = undefined
    stop()
  }
  return { told: (...state) => told(...state), end }
}

/** Takes the line away before words that stay: it would be written over them. It comes again with the next word on it. */
export function makeRoom(): void {
  shown?.clear()
}

/** Whether it is the line that is written, and whether others left a line of theirs open: all streams end on one screen. */
let isOwn = false
let isOpen = false

/** Writes the line, or takes it away. */
function asOwn(write: () => void): void {
  isOwn = true
  try {
    write()
  } finally {
    isOwn = false
  }
}

/**
 * Makes room for all words that go to a stream, also those that no code here writes, as when a process that tests run
 * in says something. Where they end in the middle of a line, that line is ended before ours comes again.
 * @returns what leaves the stream as it was
 */
export function makeRoomOn(stream: NodeJS.WritableStream): () => void {
  const { write } = stream
  stream.write = (...words: unknown[]): boolean => {
    const [chunk] = words
    const text = chunk instanceof Uint8Array ? Buffer.from(chunk).toString() : String(chunk)
    // Nothing leaves a line as it was.
    if (!isOwn && text !== '') {
      makeRoom()
      isOpen = !text.endsWith('\n')
    }
    return Reflect.apply(write, stream, words)
  }
  return () => void (stream.write = write)
}

type Line = ReturnType<typeof createLogUpdate>

class Progress {
  readonly #screen: Screen
  readonly #line?: Line
  readonly #pause: number
  #step = ''
  #done?: number
  #of?: number
  /** When the step began, and how much of it was done before. */
  #since = 0
  #first = 0
  #toldAt = 0
  #shownAt = 0
  #hasEnded = false

  /** @param line the terminal's line; none where words go into a log */
  constructor(screen: Screen, line?: Line) {
    this.#screen = screen
    this.#line = line
    this.#pause = line ? pause.terminal : pause.log
  }

  readonly told: Told = (step, done, of) => {
    this.#toldAt = this.#screen.now()
    // The same may be done once more.
    if (step !== this.#step || (done ?? 0) < (this.#done ?? 0)) this.#begin(step, done)
    this.#done = done
    this.#of = of
    this.show()
  }

  #begin(step: string, done = 0): void {
    this.#step = step
    this.#since = this.#toldAt
    this.#first = done
    // What leaves no time for the clock is seen at once, or never.
    if (this.#line) this.#shownAt = -Infinity
  }

  show(): void {
    const { stream, now } = this.#screen
    const time = now()
    if (this.#hasEnded || this.#step === '' || time < patience || time < this.#shownAt + this.#pause) return
    this.#shownAt = time
    const words = progressWords(this.#step, { done: this.#done, of: this.#of, left: this.#leftAt(time) })
    asOwn(() => {
      if (!this.#line) return void stream.write(`${words[0]}\n`)
      if (isOpen) stream.write('\n')
      isOpen = false
      this.#line(words.find(({ length }) => length < (stream.columns || 80)) ?? '')
    })
  }

  /** In milliseconds; undefined as long as that cannot be told. What the first moments say of the rest is not worth a word. */
  #leftAt(time: number): number | undefined {
    const passed = this.#toldAt - this.#since
    const own = (this.#done ?? 0) - this.#first
    if (this.#of === undefined || this.#done === undefined || own <= 0 || passed < patience) return undefined
    return (passed / own) * (this.#of - this.#done) - (time - this.#toldAt)
  }

  clear(): void {
    asOwn(() => this.#line?.clear())
  }

  /** Whoever tells more is not heard. */
  end(): void {
    this.#hasEnded = true
    this.clear()
    this.#line?.done()
  }
}
