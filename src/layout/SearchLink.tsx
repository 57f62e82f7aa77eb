import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { Icon } from '../components/Icon'
import brand from './Brand.module.css'
import styles from './Header.module.css'

/** Leads to the page to search on. Where script runs, the search opens over the page, as by Ctrl or Command and K. */
export function SearchLink({ page }: { page: string }) {
  const link = useRef<HTMLAnchorElement>(null)
  const [offline, setOffline] = useState(false)
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setOffline(false)
    import('../search/open-search')
      .then(({ openSearch }) => openSearch(page))
      // A connection would bring the page, of this deployment or another.
      .catch(() => (navigator.onLine ? window.location.assign(page) : setOffline(true)))
  }
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      link.current?.click()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  return (
    <a ref={link} href={page} aria-label="Search" className={`${brand.brand} ${styles.search}`} onClick={open}>
      <Icon path="m16 16 5 5M10.5 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14" />
      {offline && <small role="alert">You are offline</small>}
    </a>
  )
}
