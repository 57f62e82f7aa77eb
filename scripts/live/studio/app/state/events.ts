import type { OpenedDocument } from '../../contract'
import { call } from './calls'
import { judge, preview } from './pages'
import { isOwn, saveNow } from './saving'
import { start } from './start'
import { current, set } from './store'
import { take } from './text'
import { isText, withFields } from '../../../../engine/text/shape'

const isDocument = withFields({ file: isText, text: isText, hash: isText })
const isEvent = withFields({ event: isText })

/** Hears what the server tells by itself. @param onGone the open document's file is gone */
export function listenToServer(onGone: () => void): void {
  const source = new EventSource(`/@studio/events?token=${encodeURIComponent(start.token)}`)
  source.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const told: unknown = JSON.parse(data)
    if (!isEvent(told)) return
    if (told.event === 'checked') {
      set({ checks: current().checks + 1 })
      // Other pages may say other things on this one, and pictures are ready only now.
      void preview()
      void judge()
    } else if ('document' in told && isDocument(told.document)) heard(told.document, onGone)
  })
  source.addEventListener('error', () => set({ reached: false }))
  source.addEventListener('open', () => {
    set({ reached: true })
    // What could not be saved meanwhile is saved now.
    void saveNow().then(() => hearMissed(onGone))
  })
}

/** What was saved by others before anybody listened here. */
async function hearMissed(onGone: () => void): Promise<void> {
  const { file } = current()
  if (file === '') return
  const answer = await call('open', { file }).catch(() => undefined)
  if (!answer || 'refused' in answer) return
  heard(answer, onGone)
  // That it was checked was told before, too.
  await preview()
  await judge()
}

/** Somebody saved the open document: what is not saved here is kept, and the author decides. */
function heard(document: OpenedDocument, onGone: () => void): void {
  const { file, hash, text, saving } = current()
  if (document.file !== file) return
  const own = isOwn(document.text)
  if (document.hash === hash) return
  if (document.text === text || own) set({ hash: document.hash })
  else if (saving === 'saving') return
  else if (saving !== 'saved') set({ conflict: document, saving: 'refused' })
  else if (document.hash === '') onGone()
  else {
    take({ ...document, path: document.path ?? current().path })
    void preview()
  }
}
