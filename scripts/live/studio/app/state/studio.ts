import type { At } from '../../canvas/host'
import type { OpenedDocument, TextHash } from '../../contract'
import { titleOf } from '../titles'
import { call, callOrRefusal, onReached } from './calls'
import { listenToServer } from './events'
import type { OpenDialog, Width } from './model'
import { judge, preview } from './pages'
import { dropWaiting, endOtherRun, saveNow, saveSoon } from './saving'
import { current, set } from './store'
import { tell, tellNoUndo } from './telling'
import { read, take } from './text'

export { useStudio } from './store'

let runs = 0
/** Two windows, and one that was loaded anew, begin runs of their own. */
const thisWindow = crypto.randomUUID()

/** A run of changes that are taken back together; each of its own unless somebody names it. */
export function newRun(): string {
  return `${thisWindow}-${++runs}`
}

/** What can be done in the window. */
export const studio = {
  /** Loads what every document needs and opens the page of the address. */
  async begin(path: string): Promise<void> {
    onReached((reached) => reached !== current().reached && set({ reached }))
    set({ forms: await call('forms', {}) })
    await studio.openPath(path)
    if (current().file === '') await studio.openPath('/')
    listenToServer(() => void openInstead())
  },

  openPath: (path: string): Promise<void> => open({ path }),
  openFile: (file: string): Promise<void> => open({ file }),

  /**
   * Changes the text of the open document.
   * @param words what it does, for people: Changed “Heading” of section 2
   */
  edit(change: (text: string) => string, words: string, run: string = newRun()): void {
    const { text, value, conflict } = current()
    const next = change(text)
    if (next === text || conflict) return
    endOtherRun(run)
    set({ text: next, ...read(next, value) })
    tellNoUndo()
    void preview()
    saveSoon(words, run)
  },

  /** Mends a problem where it was found, unless somebody has typed since, and it may stand elsewhere. */
  mend(change: (text: string) => string, words: string): void {
    const { text, problemsOf } = current()
    if (text === problemsOf) studio.edit(change, words)
    else studio.announce('What you typed is still being checked. Try again in a moment.')
  },

  undo: (): Promise<void> => turn('undo'),
  redo: (): Promise<void> => turn('redo'),

  select(at: At | undefined): void {
    set({ selected: at })
  },

  show(dialog: OpenDialog | undefined): void {
    set({ dialog })
  },

  setWidth(width: Width): void {
    set({ width, isWidthChosen: true })
  },

  /** Shows the page as there is room for it, unless the author chose how. */
  fitWidth(width: Width): void {
    if (!current().isWidthChosen && current().width !== width) set({ width })
  },

  /** @param at the number of the section that the new one comes before */
  addSection(at: number): void {
    set({ dialog: 'gallery', addAt: at })
  },

  announce: tell,

  /** Asks where these words lead. @returns '' takes the link away, undefined leaves all as it is */
  chooseLink(now: string, words: string): Promise<string | undefined> {
    current().asked?.answer(undefined)
    return new Promise((resolve) => {
      const answer = (link: string | undefined) => {
        set({ asked: undefined })
        resolve(link)
      }
      set({ asked: { now, words, answer } })
    })
  },

  /** Goes on with this window's text, or the other's. Both become steps, so that undo brings the one that is left back. */
  async settle(keep: 'mine' | 'theirs'): Promise<void> {
    const { conflict, text: mine } = current()
    if (!conflict || isLettingGo) return
    if (conflict.hash === '' && keep === 'theirs') return letGo(conflict, mine)
    dropWaiting()
    take(conflict)
    studio.edit(() => mine, 'Kept your version')
    await saveNow()
    if (keep === 'theirs') studio.edit(() => conflict.text, 'Took the other version')
    await refresh()
  },
}

/** Until that is answered, the page is neither let go again nor kept after all. */
let isLettingGo = false

/** Leaves a page that somebody has removed. */
async function letGo(gone: OpenedDocument, text: string): Promise<void> {
  const { file, path = file } = gone
  isLettingGo = true
  const answer = await callOrRefusal('letGo', { file, text, title: titleOf(current().value) ?? path })
  isLettingGo = false
  const { conflict } = current()
  // The page may have come back meanwhile. That it is gone may have been told once more.
  if (conflict?.file !== file || conflict.hash !== gone.hash) return
  if ('refused' in answer) return studio.announce(answer.refused)
  if ('conflict' in answer) return set({ conflict: answer.conflict })
  dropWaiting()
  take(gone)
  await openInstead()
  studio.announce('The page is gone. Undo brings it back with your words.', 'undo')
}

/** Opens what answers where a document is gone, or else the home page. */
async function openInstead(): Promise<void> {
  const { file, path = '/' } = current()
  await studio.openPath(path)
  if (current().file === file) await studio.openPath('/')
}

/** Words that are nowhere else yet are not left for another text. @returns whether there are any */
async function keepsWords(): Promise<boolean> {
  await saveNow()
  const { saving, conflict, refused = '' } = current()
  if (saving !== 'refused') return false
  studio.announce(
    conflict ? 'First choose which version goes on.' : `This waits until your last words are saved. ${refused}`,
  )
  return true
}

async function open(which: { path?: string; file?: string }): Promise<void> {
  if (await keepsWords()) return
  const { text } = current()
  const opened = await callOrRefusal('open', which)
  // What was typed meanwhile belongs to the text that is left.
  if (current().text !== text) return open(which)
  if ('refused' in opened) return studio.announce(opened.refused)
  const { file: before } = current()
  take(opened)
  const { file, path } = opened
  if (path !== undefined) {
    history.replaceState(null, '', `?page=${encodeURIComponent(path)}`)
    if (before !== '' && before !== file) studio.announce(`${titleOf(current().value) ?? path} is open.`)
  }
  await refresh()
}

async function refresh(): Promise<void> {
  await preview()
  await judge()
}

async function turn(way: 'undo' | 'redo'): Promise<void> {
  if (await keepsWords()) return
  const { hash } = current()
  const answer = await callOrRefusal(way, {})
  if ('refused' in answer) return studio.announce(answer.refused)
  await showTurned(answer.documents, hash)
  studio.announce(`${way === 'undo' ? 'Undone' : 'Redone'}: ${answer.words}`)
}

/**
 * Shows what became of the open document, or else of another. Of what was typed meanwhile the author decides.
 * @param before that of the open document when it was asked for
 */
async function showTurned(documents: readonly OpenedDocument[], before: TextHash): Promise<void> {
  const { file, hash, saving } = current()
  const own = documents.find((document) => document.file === file)
  const shown = own ?? documents[0]
  if (shown && !own?.hash) return open(shown.hash === '' ? { path: '/' } : { file: shown.file })
  // The window may have heard of it before this, and more may have been typed and saved since.
  if (own && hash === before && saving === 'saved') take(own)
  else if (own && hash === before) set({ conflict: own, saving: 'refused' })
  await refresh()
}
