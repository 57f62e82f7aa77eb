import { useEffect, useRef, type ToggleEvent } from 'react'

/**
 * Keeps a native popover and a state in step. The browser opens popovers, and closes them by Escape or a click outside,
 * without script, and may have done so before it was here; meanwhile the style sheet keeps the page from scrolling.
 * @returns what makes an element the popover
 */
export function usePopover<Popover extends HTMLElement>(open: boolean | undefined, setOpen: (open: boolean) => void) {
  const ref = useRef<Popover>(null)
  useEffect(() => {
    if (open === undefined) setOpen(ref.current?.matches(':popover-open') ?? false)
    else ref.current?.togglePopover(open)
  }, [open, setOpen])
  const onToggle = ({ target, currentTarget, newState }: ToggleEvent) => {
    // React hands the event on to popovers around this one.
    if (target === currentTarget && (newState === 'open') !== open) setOpen(newState === 'open')
  }
  return { ref, onToggle, popover: 'auto' as const }
}
