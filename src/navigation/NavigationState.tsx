import { createContext, useContext, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'

/** The panels' ids: what buttons name in `popovertarget`. */
export const panels = { dropdown: 'services-menu', mobileMenu: 'mobile-menu' } as const

const small = '(max-width: 767px)'

interface NavigationState {
  /** Whether the services are shown: in the dropdown on wide screens, in the mobile menu on small ones. */
  dropdown: boolean
  mobileMenu: boolean
  /** False until the browser has taken over: before, the panels open and close natively. */
  ready: boolean
  setDropdown: (open: boolean) => void
  setMobileMenu: (open: boolean) => void
}

const Context = createContext<NavigationState | undefined>(undefined)

/** @throws outside of NavigationStateProvider */
export function useNavigationState(): NavigationState {
  const state = useContext(Context)
  if (!state)
    throw new Error('The navigation state was used outside its provider. Render it inside <NavigationStateProvider>.')
  return state
}

export function isSmallScreen(): boolean {
  return matchMedia(small).matches
}

/** Which menus are open. Arriving at another path closes them. */
export function NavigationStateProvider({ path, children }: { path: string; children: ReactNode }) {
  const [opened, setOpened] = useState({ path, dropdown: false, mobileMenu: false })
  const here = opened.path === path
  const dropdown = here && opened.dropdown
  const mobileMenu = here && opened.mobileMenu
  const ready = useSyncExternalStore(never, yes, no)

  const state = useMemo(
    () => ({
      dropdown,
      mobileMenu,
      ready,
      // The dropdown takes the mobile menu's flag with it on wide screens, where nobody sees that menu.
      setDropdown: (open: boolean) =>
        setOpened({ path, dropdown: open, mobileMenu: mobileMenu && (open || isSmallScreen()) }),
      setMobileMenu: (open: boolean) => setOpened({ path, dropdown: dropdown && open, mobileMenu: open }),
    }),
    [path, dropdown, mobileMenu, ready],
  )

  useEffect(() => {
    const close = () => setOpened({ path, dropdown: false, mobileMenu: false })
    // On small screens the services stand in the mobile menu: a button for the dropdown opens both.
    const openBoth = (event: MouseEvent) => {
      if (!isSmallScreen() || !(event.target instanceof Element)) return
      if (!event.target.closest(`[popovertarget="${panels.dropdown}"]`)) return
      event.preventDefault()
      setOpened({ path, dropdown: true, mobileMenu: true })
    }
    const media = matchMedia(small)
    media.addEventListener('change', close)
    document.addEventListener('click', openBoth)
    return () => {
      media.removeEventListener('change', close)
      document.removeEventListener('click', openBoth)
    }
  }, [path])

  return <Context value={state}>{children}</Context>
}

const never = () => () => {}
const yes = () => true
const no = () => false
