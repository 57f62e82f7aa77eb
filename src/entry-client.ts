import { whenPaintedOrTouched } from './navigation/when-painted'
import print from './styles/print.css?url'

function load() {
  void import('./entry-app')
  // The pictures below may come: see styles/base.css.
  document.documentElement.removeAttribute('data-arriving')
}

/**
 * Browsers fetch a manifest and styles for paper as soon as they see their links, and where these stood in the HTML,
 * before the banner's picture: that came a round trip later, 1,205 ms in Lighthouse's model instead of 1,053.
 */
function linkWhatCanWait() {
  const link = (attributes: Partial<HTMLLinkElement>) =>
    document.head.append(Object.assign(document.createElement('link'), attributes))
  link({ rel: 'manifest', href: '/site.webmanifest' })
  link({ rel: 'stylesheet', href: print, media: 'print' })
}

// `npm run dev` sends an empty root: there is nothing to see before the app is here.
if (document.getElementById('root')?.childElementCount === 0) load()
else
  whenPaintedOrTouched(() => {
    load()
    linkWhatCanWait()
  })
