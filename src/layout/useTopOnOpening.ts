import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Lets what scrolls begin at its top whenever it opens: browsers remember how far it was scrolled before. */
export function useTopOnOpening(ref: RefObject<HTMLElement | null>, open: boolean | undefined): void {
  const before = useRef(open)
  useLayoutEffect(() => {
    // Where it was open before the script was here, the visitor may be reading.
    if (open && before.current === false) ref.current?.scrollTo(0, 0)
    before.current = open
  }, [ref, open])
}
