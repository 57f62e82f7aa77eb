import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type MouseEvent, type ToggleEvent } from 'react'

/**
 * Keeps a popover and the state it belongs to in step, whichever changes first: the browser opens and closes it by
 * itself (by its button, Escape, a click outside), and before the script is here it is alone with it.
 * @param shown whether the state has it open
 * @param report tells the state what the browser did
 */
export function usePanel(shown: boolean, report: (open: boolean) => void) {
  const ref = useRef<HTMLDivElement>(null)
  const last = useRef(shown)

  useEffect(() => {
    const changed = last.current !== shown
    last.current = shown
    if (changed) ref.current?.togglePopover(shown)
    else if (ref.current?.matches(':popover-open')) report(true)
  }, [shown, report])

  return {
    panel: {
      ref,
      onToggle: ({ newState }: ToggleEvent) => report(newState === 'open'),
      /** Choosing a link closes the menu, also one that leads to where the visitor is. */
      onClick: ({ target }: MouseEvent) => {
        if (target instanceof Element && target.closest('a')) report(false)
      },
    },
    /** For the element around button and panel. */
    around: {
      /** Leaving it by keyboard closes the menu. */
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) report(false)
      },
      onKeyDown: moveAmongLinks,
    },
  }
}

/** The arrow keys that the disclosure pattern offers beside Tab: https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/ */
function moveAmongLinks(event: KeyboardEvent) {
  const { key, currentTarget } = event
  if (!currentTarget.querySelector(':popover-open')) return
  const links = [...currentTarget.querySelectorAll('a')].filter((link) => link.checkVisibility())
  const place = links.findIndex((link) => link === document.activeElement)
  const steps: { [key: string]: number } = { ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: links.length - 1 }
  const next = links[steps[key] ?? -1]
  if (!next) return
  event.preventDefault()
  next.focus()
}
