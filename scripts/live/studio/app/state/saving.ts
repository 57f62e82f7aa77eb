import { callOrRefusal } from './calls'
import { current, set } from './store'

/** How long typing may pause before it is saved, in milliseconds. */
const pause = 400

/** What is not in the file yet: what it did, and to which run of changes it belongs. */
let waiting: { words: string; run: string } | undefined
let timer = 0
/** What was sent to be saved and may still be told of by the server, which tells of it as of any change; oldest first. */
let sent: readonly string[] = []
let last: Promise<void> = Promise.resolve()

/** Saves what another run of changes has left, as long as the text is still what it made of it. */
export function endOtherRun(run: string): void {
  if (waiting && waiting.run !== run) void saveNow()
}

/** Takes note of a change of the text. Changes of one run are saved together, others one by one. */
export function saveSoon(words: string, run: string): void {
  waiting = { words, run }
  set({ saving: 'waiting', refused: undefined })
  window.clearTimeout(timer)
  timer = window.setTimeout(() => void saveNow(), pause)
}

/** Saves what is waiting; whatever else is asked of the server comes after that. */
export function saveNow(): Promise<void> {
  window.clearTimeout(timer)
  const change = waiting
  if (!change) return last
  waiting = undefined
  const { file, text } = current()
  last = last.then(() => save(file, text, change))
  return last
}

/**
 * Whether a text that the server tells of is what this window saved. Texts are told of in the order they were saved in:
 * what comes after another's is another's as well, even if it reads as what was once saved here.
 */
export function isOwn(text: string): boolean {
  const place = sent.indexOf(text)
  sent = place < 0 ? [] : sent.slice(place)
  return place >= 0
}

/** Forgets what is waiting: the text is another's now. */
export function dropWaiting(): void {
  window.clearTimeout(timer)
  waiting = undefined
}

/** Forgets what was sent: who goes on from another's text may find what once was sent here written anew by others. */
export function dropSent(): void {
  sent = []
}

async function save(file: string, text: string, change: { words: string; run: string }): Promise<void> {
  const { hash: base, file: opened, conflict } = current()
  if (opened !== file || conflict) return
  set({ saving: 'saving', refused: undefined })
  sent = [...sent, text]
  const answer = await callOrRefusal('save', { file, text, base, ...change })
  if ('hash' in answer) set({ hash: answer.hash, saving: waiting ? 'waiting' : 'saved' })
  else if ('conflict' in answer) set({ conflict: answer.conflict, saving: 'refused' })
  else {
    // The words stay in the window, and the next change or the server's return tries again.
    waiting ??= change
    set({ refused: answer.refused, saving: 'refused' })
  }
}

// Closing the window is no way to lose words.
window.addEventListener('beforeunload', (event) => {
  if (waiting) void saveNow()
  if (current().saving !== 'saved') event.preventDefault()
})
