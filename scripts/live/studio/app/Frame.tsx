import { useEffect, useRef, useState } from 'react'
import type { Canvas } from '../canvas/host'
import { connectCanvas } from '../canvas/canvas'
import { canvasHost } from './canvas-host'
import styles from './Frame.module.css'
import { onPartKeys } from './part-keys'
import { onPage, preview } from './state/pages'
import { useStudio } from './state/studio'
import { onTurnKeys } from './turn-keys'
import { useFit } from './use-fit'

/** The page itself, as visitors see it on a device of some width, made small enough to fit. */
export function Frame() {
  const path = useStudio(({ path }) => path)
  const selected = useStudio(({ selected }) => selected)
  const place = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const canvas = useRef<Canvas>(null)
  const [shown] = useState(path)
  useFit(place, frame)
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
  const enter = () => canvas.current?.enter()
  useEffect(() => onPartKeys(document, enter), [])
  useEffect(() => canvas.current?.select(selected), [selected])
  useEffect(() => {
    const { contentWindow } = frame.current ?? {}
    if (contentWindow && path !== undefined && contentWindow.location.pathname !== path)
      contentWindow.location.assign(path)
  }, [path])
  return (
    <div ref={place} className={styles.place} data-part>
      <a href="#form" className={styles.skip}>
        Skip the page
      </a>
      <iframe
        ref={frame}
        className={styles.page}
        title="The page"
        src={shown ?? '/'}
        onLoad={({ currentTarget: { contentDocument } }) => {
          if (contentDocument) {
            onTurnKeys(contentDocument)
            onPartKeys(contentDocument, enter)
          }
          void preview()
        }}
      />
      <a href="#sections" className={styles.skip}>
        Skip back over the page
      </a>
    </div>
  )
}
