import './styles/global.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { Navigation } from './navigation/Navigation'
import { loadShell, startWith } from './navigation/page-data'
import { recoverFromFailedLoads } from './navigation/recovery'
import { whenIdleOrTouched } from './navigation/when-idle'
import type { Page } from './page/page.generated'

const root = document.getElementById('root')
const data = document.getElementById('page-data')?.textContent

/** The page is there and its links work; this only makes the next pages come faster, so it can wait. */
async function start(root: HTMLElement, page: Page) {
  const site = await loadShell(page.site)
  const app = (
    <BrowserRouter>
      <Navigation page={page} site={site} />
    </BrowserRouter>
  )
  // `npm run dev` sends an empty root, so that styles and page appear together.
  if (root.childElementCount === 0) createRoot(root).render(app)
  else startTransition(() => void hydrateRoot(root, app))
}

if (root && data) {
  const page: Page = JSON.parse(data)
  startWith(window.location.pathname, page)
  recoverFromFailedLoads()
  whenIdleOrTouched(() => start(root, page))
}
