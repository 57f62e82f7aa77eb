import { useEffect } from 'react'
import type { Width } from './state/model'
import { studio, useStudio } from './state/studio'

const widths = { phone: 390, tablet: 820, computer: 1366 } as const

/** Smaller than this, a page can hardly be read. */
const readable = 0.6

/**
 * Scales the page down to the room there is for it; until the author chooses a device, it is the largest on which it can
 * be read. Styles are set by script: the policy lets no attribute through.
 */
export function useFit(place: { current: HTMLElement | null }, frame: { current: HTMLElement | null }): void {
  const device = useStudio(({ width }) => width)
  useEffect(() => {
    const around = place.current
    if (!around) return
    const fit = () => {
      const { clientWidth, clientHeight } = around
      studio.fitWidth(largestIn(clientWidth))
      const scale = Math.min(1, clientWidth / widths[device])
      const style = frame.current?.style
      style?.setProperty('inline-size', `${widths[device]}px`)
      style?.setProperty('block-size', `${clientHeight / scale}px`)
      style?.setProperty('transform', `scale(${scale})`)
      style?.setProperty('inset-inline-start', `${Math.max(0, (clientWidth - widths[device] * scale) / 2)}px`)
    }
    const observer = new ResizeObserver(fit)
    observer.observe(around)
    return () => observer.disconnect()
  }, [place, frame, device])
}

function largestIn(room: number): Width {
  return room >= widths.computer * readable ? 'computer' : room >= widths.tablet * readable ? 'tablet' : 'phone'
}
