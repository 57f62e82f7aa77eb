import { createRoot } from 'react-dom/client'
import { SearchDialog } from './SearchDialog'

/**
 * Opens the search over the page, or goes to its field where the page has one. It has a root of its own, so that pages
 * need to know nothing of it.
 * @param page the page to search on
 */
export function openSearch(page: string): void {
  const field = document.querySelector<HTMLElement>('[role="combobox"]')
  if (field) return field.focus()
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const end = () => {
    root.unmount()
    place.remove()
  }
  root.render(<SearchDialog page={page} onClose={end} />)
}
