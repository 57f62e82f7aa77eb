import { whenPaintedOrTouched } from './navigation/when-painted'

const load = () => void import('./entry-app')

// `npm run dev` sends an empty root: there is nothing to see before the app is here.
if (document.getElementById('root')?.childElementCount === 0) load()
else whenPaintedOrTouched(load)
