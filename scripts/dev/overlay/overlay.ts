/// <reference types="vite/client" />
/** Runs in the browser, in `npm run dev` only: says what is wrong with the documents while they are written. */
import './overlay.css'
import type { ProblemsOnPage } from '../marks'
import { placeMarks, showMarks } from './marks'
import { showPanel } from './panel'

let shownFor = ''
let asked = 0

async function refresh(): Promise<void> {
  const turn = ++asked
  shownFor = window.location.pathname
  const response = await fetch(`/@pages/problems${shownFor}`)
  const problems: ProblemsOnPage = await response.json()
  // A later answer may have come first.
  if (turn !== asked) return
  showMarks(problems.marks)
  showPanel(problems)
}

import.meta.hot?.on('pages:changed', () => void refresh())
// The page comes and goes as one follows links and documents are saved; the marks go with it.
new MutationObserver(() => {
  if (window.location.pathname === shownFor) placeMarks()
  else void refresh()
}).observe(document.body, { childList: true, subtree: true })
void refresh()
