import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react'
import { isSmallScreen, onMenuEvents, type Menus, type OpenMenus } from './menu-events'

const none: OpenMenus = { dropdown: false, mobileMenu: false }
const both: OpenMenus = { dropdown: true, mobileMenu: true }

const MenusContext = createContext<Menus | undefined>(undefined)

/** @throws if there is no NavigationState around the component */
export function useNavigationState(): Menus {
  const menus = use(MenusContext)
  if (menus) return menus
  throw new Error(
    'useNavigationState was called outside of its provider. Render the component inside <NavigationState>, as PageRenderer does.',
  )
}

/** Knows which menus are open. Another path closes them. */
export function NavigationState({ path, children }: { path: string; children: ReactNode }) {
  const [open, setOpen] = useState<OpenMenus>({})
  const [shownPath, setShownPath] = useState(path)
  if (path !== shownPath) {
    setShownPath(path)
    setOpen(none)
  }

  const menus = useMemo<Menus>(
    () => ({
      ...open,
      // On small screens the services open within the mobile menu; on wide ones its flag goes with theirs.
      setDropdown: (dropdown) => {
        if (dropdown === isSmallScreen()) setOpen(dropdown ? both : none)
        else setOpen((before) => ({ ...before, dropdown }))
      },
      setMobileMenu: (mobileMenu) =>
        setOpen((before) => (before.mobileMenu && !mobileMenu ? none : { ...before, mobileMenu })),
    }),
    [open],
  )
  useEffect(() => onMenuEvents(menus, () => setOpen(none)), [menus])

  return <MenusContext value={menus}>{children}</MenusContext>
}
