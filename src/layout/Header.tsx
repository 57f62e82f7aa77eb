import { memo, useSyncExternalStore } from 'react'
import type { Site } from '../page/page.generated'
import { Brand } from './Brand'
import styles from './Header.module.css'
import { MainLinks } from './MainLinks'
import { MobileMenu } from './MobileMenu'

interface HeaderProps {
  site: Site
  /** The navigation link of the section the page belongs to. */
  active: string | undefined
}

export const Header = memo(function Header({ site: { name, navigation, groups }, active }: HeaderProps) {
  const scrolled = useSyncExternalStore(onScroll, isScrolled, unknown)
  return (
    <header className={styles.bar} data-band="deep" data-scrolled={scrolled}>
      <div className={styles.container}>
        <Brand name={name} />
        <nav aria-label="Main">
          <MainLinks links={navigation} groups={groups} active={active} />
          <MobileMenu links={navigation} groups={groups} active={active} />
        </nav>
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
