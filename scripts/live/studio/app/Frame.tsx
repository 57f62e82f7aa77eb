import { useEffect, useRef, useState } from 'react'
import type { Canvas } from '../canvas/host'
import { connectCanvas } from '../canvas/canvas'
import { canvasHost } from './canvas-host'
import styles from './Frame.module.css'
import { onPage, preview } from './state/pages'
import { useStudio } from './state/studio'
import { onTurnKeys } from './turn-keys'

const widths = { phone: 390, tablet: 820, computer: 1366 } as const

/** The page itself, as visitors see it on a device of this width, made small enough to fit. */
export function Frame() {
  const path = useStudio(({ path }) => path)
  const device = useStudio(({ width }) => width)
  const selected = useStudio(({ selected }) => selected)
  const place = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const canvas = useRef<Canvas>(null)
  const [shown] = useState(path)
  useFit(place, frame, widths[device])
  useEffect(() => {
    if (!frame.current) return
    const connected = connectCanvas(frame.current, canvasHost)
    canvas.current = connected
    const end = onPage(connected)
    void preview()
    return () => {
      end()
      connected.disconnect()
    }
  }, [])
  useEffect(() => canvas.current?.select(selected), [selected])
  useEffect(() => {
    const { contentWindow } = frame.current ?? {}
    if (contentWindow && path !== undefined && contentWindow.location.pathname !== path)
      contentWindow.location.assign(path)
  }, [path])
  return (
    <div ref={place} className={styles.place}>
      <iframe
        ref={frame}
        className={styles.page}
        title="The page"
        src={shown ?? '/'}
        onLoad={({ currentTarget }) => {
          if (currentTarget.contentDocument) onTurnKeys(currentTarget.contentDocument)
          void preview()
        }}
      />
    </div>
  )
}

/** Scales the page down to the room there is for it. Styles are set by script: the policy lets no attribute through. */
function useFit(place: { current: HTMLElement | null }, frame: { current: HTMLElement | null }, width: number): void {
  useEffect(() => {
    const around = place.current
    if (!around) return
    const fit = () => {
      const { clientWidth, clientHeight } = around
      const scale = Math.min(1, clientWidth / width)
      const style = frame.current?.style
      style?.setProperty('inline-size', `${width}px`)
      style?.setProperty('block-size', `${clientHeight / scale}px`)
      style?.setProperty('transform', `scale(${scale})`)
      style?.setProperty('inset-inline-start', `${Math.max(0, (clientWidth - width * scale) / 2)}px`)
    }
    const observer = new ResizeObserver(fit)
    observer.observe(around)
    return () => observer.disconnect()
  }, [place, frame, width])
}
