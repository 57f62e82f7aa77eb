/// <reference types="vite/client" />
/** Runs in the browser, in `npm run dev` only: says what is wrong with the documents while they are written. */
import type { ProblemsOnPage } from '../marks'
import { showFailures } from './failures'
import { placeMarks, showMarks } from './marks'
import './overlay.css'
import { showEnd, showPanel } from './panel'
import { markTextsToWrite } from './to-write'

/** The window of `npm run studio` tells of problems itself; its frame has the page as visitors see it. */
const isInStudio = window.frameElement?.ownerDocument.location.pathname === '/@studio'

let shownFor = ''
let asked = 0

async function refresh(): Promise<void> {
  if (isInStudio) return
  const turn = ++asked
  shownFor = window.location.pathname
  const response = await fetch(`/@pages/problems${shownFor}`).catch(() => undefined)
  // Without a server there is nothing new to tell.
  if (!response?.ok) return
  const problems: unknown = await response.json()
  // A later answer may have come first.
  if (turn !== asked || !isOfPage(problems)) return
  showMarks(problems.marks)
  showPanel(problems)
}

/** What answers may be a proxy of its own. */
function isOfPage(data: unknown): data is ProblemsOnPage {
  return typeof data === 'object' && data !== null && 'marks' in data && Array.isArray(data.marks)
}

let isThere = false

/** What was seen until the app was there goes in the moment it is. The server has time for other documents then. */
function endFirstView(): void {
  if (isThere || !document.getElementById('root')?.childElementCount) return
  isThere = true
  document.getElementById('first-view')?.remove()
  import.meta.hot?.send('pages:there')
  if (document.querySelector('script[src^="/@pages/app/"]')) import.meta.hot?.send('pages:bundled')
}

import.meta.hot?.on('pages:changed', () => void refresh())
/** A page that is left loses the server as well, and one that is started anew is back before anybody reads. */
const patience = 700
// Vite asks from then on whether the server is back, and loads the page anew.
import.meta.hot?.on('vite:ws:disconnect', () => isInStudio || window.setTimeout(showEnd, patience))
/** The page comes and goes as one follows links and documents are saved; the marks go with it. */
function followPage(): void {
  endFirstView()
  showFailures()
  markTextsToWrite()
  if (window.location.pathname === shownFor) placeMarks()
  else void refresh()
}

new MutationObserver(followPage).observe(document.body, { childList: true, characterData: true, subtree: true })
// The app may have been there first, and not move any more.
followPage()
