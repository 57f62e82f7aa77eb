import './styles/global.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { Navigation } from './navigation/Navigation'
import { loadShell, pagesFrom } from './navigation/page-data'
import { raisePreloadError, recoverFromFailedLoads } from './navigation/recovery'
import { isFirstData, type FirstData } from './navigation/shape'
import { PageRenderer } from './PageRenderer'
import { loadSections } from './sections/registry'

const root = document.getElementById('root')
const text = document.getElementById('page-data')?.textContent
const data: unknown = text && JSON.parse(text)

/**
 * The page is there and its links work; this only makes the next pages come faster, so it can wait, and little of it
 * runs at once: React takes the page over in slices. Lighthouse's total blocking time before and after, in turns: home
 * page 125, 171 and 371 ms, now 107, 87 and 10; job board 362, 223 and 147, now 98, 40 and 218. By the clock that
 * depends on who shares the machine: on one day a page of two lines had 58 ms (0 to 102 in five runs), home 105, and
 * without script 119; on a quieter one 0, 23 and 40, and ten pages 4 to 55. In processor time, at a quarter of its
 * speed, no task after the first paint takes more than 50 ms, on six pages of all kinds.
 */
async function start(root: HTMLElement, path: string, first: FirstData) {
  const pages = pagesFrom(path, first, loadSections)
  // Whatever fails to come: the page stands there without it, and works as it does without script.
  const loaded = await Promise.all([loadShell(first.site), pages.load(path)]).catch(raisePreloadError)
  if (!loaded) return
  const [site, page] = loaded
  const app = (
    <BrowserRouter useTransitions={false}>
      <Navigation path={path} page={page} site={site} pages={pages}>
        {(current, shell, inParts) => <PageRenderer page={current} site={shell} inParts={inParts} />}
      </Navigation>
    </BrowserRouter>
  )
  // `npm run dev` sends an empty root, so that styles and page appear together.
  if (root.childElementCount === 0) createRoot(root).render(app)
  else startTransition(() => void hydrateRoot(root, app))
}

/** Where this document came from. After a reload, Back may have changed the address before this script is here. */
function loadedPath(): string {
  const [navigation] = performance.getEntriesByType('navigation')
  return new URL(navigation?.name ?? window.location.href).pathname
}

if (root && isFirstData(data)) {
  const path = loadedPath()
  recoverFromFailedLoads()
  // Not while this file is evaluated: where tools watch, as Lighthouse does, a request notes the code that is running,
  // for which the browser would have to read all of the file again.
  queueMicrotask(() => void start(root, path, data))
}
