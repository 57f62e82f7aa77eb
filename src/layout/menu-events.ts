export interface OpenMenus {
  /**
   * Whether the services are shown: in the mega menu on wide screens, in the mobile menu on small ones. The browser
   * opens menus without script, so it is unknown before.
   */
  dropdown?: boolean
  mobileMenu?: boolean
}

export interface Menus extends OpenMenus {
  setDropdown: (dropdown: boolean) => void
  setMobileMenu: (mobileMenu: boolean) => void
}

const wide = '(min-width: 48em)'

export function isSmallScreen(): boolean {
  return !matchMedia(wide).matches
}

/** What browsers leave to us about popovers, wherever on the page it happens. */
export function onMenuEvents({ dropdown, setDropdown }: Menus, closeAll: () => void): () => void {
  const press = (event: MouseEvent) => {
    const { target } = event
    if (!(target instanceof Element)) return
    if (target.closest('[popover] a')) closeAll()
    if (target.closest('[popovertarget]')) keepScrollbarPlace()
    const opener = target.closest('[popovertarget="services-menu"]')
    if (!opener || !isSmallScreen()) return
    // Here the services are a section of the mobile menu.
    event.preventDefault()
    const inside = opener.closest('[popover]')
    if (!inside) enterMobileMenu()
    setDropdown(!inside || !dropdown)
  }

  const move = (event: KeyboardEvent) => {
    if (dropdown) moveAmongServices(event)
  }

  const leave = ({ target }: Event) => {
    const menu = document.querySelector(':popover-open')
    if (!menu || !(target instanceof Element) || menu.contains(target)) return
    if (!target.matches(`[popovertarget="${menu.id}"]`)) closeAll()
  }

  const end = new AbortController()
  const { signal } = end
  document.addEventListener('click', press, { signal })
  document.addEventListener('keydown', move, { signal })
  document.addEventListener('focusin', leave, { signal })
  // Safari on phones closes nothing by itself before 18.3: https://web.dev/blog/popover-baseline
  document.addEventListener('pointerdown', leave, { signal })
  matchMedia(wide).addEventListener('change', closeAll, { signal })
  return () => end.abort()
}

/** While a menu is open nothing scrolls; where scrollbars take room, the page must not become wider by it. */
function keepScrollbarPlace() {
  const { documentElement } = document
  documentElement.toggleAttribute('data-scrollbar', innerWidth > documentElement.clientWidth)
}

/** The menu stands elsewhere than the button that opens it, so the focus has to be brought there. */
function enterMobileMenu() {
  const section = document.querySelector<HTMLElement>('[popover] [popovertarget="services-menu"]')
  section?.closest<HTMLElement>('[popover]')?.showPopover()
  section?.focus()
}

/** https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/#kbd_label */
function moveAmongServices(event: KeyboardEvent) {
  const { target, key } = event
  if (!(target instanceof Element) || !target.closest('#services-menu, [popovertarget="services-menu"]')) return
  const links = [...document.querySelectorAll<HTMLElement>('#services-menu a')]
  const at = links.findIndex((link) => link === target)
  const places: Record<string, number> = {
    ArrowDown: at + 1,
    ArrowRight: at + 1,
    ArrowUp: at - 1,
    ArrowLeft: at - 1,
    Home: 0,
    End: links.length - 1,
  }
  const next = links[places[key] ?? -1]
  if (!next) return
  event.preventDefault()
  next.focus()
}
