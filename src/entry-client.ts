import { whenPaintedOrTouched } from './navigation/when-painted'

const load = () => void import('./entry-app')

/** Browsers fetch a manifest as soon as they see its link, and where it stood in the HTML, before the banner's picture. */
function linkManifest() {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href: '/site.webmanifest' }))
}

// `npm run dev` sends an empty root: there is nothing to see before the app is here.
if (document.getElementById('root')?.childElementCount === 0) load()
else
  whenPaintedOrTouched(() => {
    load()
    linkManifest()
  })
