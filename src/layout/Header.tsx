import { memo, useSyncExternalStore } from 'react'
import type { Site } from '../page/page.generated'
import type { Place } from '../page/route'
import { Brand } from './Brand'
import styles from './Header.module.css'
import { MainMenu } from './MainMenu'
import { SearchLink } from './SearchLink'

export const Header = memo(function Header({ site, active, own }: { site: Site } & Place) {
  const scrolled = useSyncExternalStore(onScroll, isScrolled, unknown)
  return (
    <header className={styles.bar} data-band="deep" data-scrolled={scrolled}>
      <div className={styles.container}>
        <Brand name={site.name} />
        {site.roots.search && <SearchLink page={site.roots.search} />}
        <MainMenu site={site} active={active} own={own} />
      </div>
    </header>
  )
})

function onScroll(update: () => void) {
  addEventListener('scroll', update, { passive: true })
  return () => removeEventListener('scroll', update)
}

const isScrolled = () => scrollY > 50

/** Without script the bar stays at the top of the page, where its place over the banner is certain. */
const unknown = () => undefined
