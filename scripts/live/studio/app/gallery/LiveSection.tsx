import { useEffect, useRef, useState } from 'react'
import styles from './LiveSection.module.css'

/** A section as this server shows it, small. It is loaded when it comes near, and nobody can get into it. */
export function LiveSection({ address }: { address: string }) {
  const [isNear, setNear] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const watch = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: '200px' },
    )
    if (frame.current) watch.observe(frame.current)
    return () => watch.disconnect()
  }, [])
  return (
    <div ref={frame} className={styles.section} inert>
      {isNear && <iframe src={address} title="Section" tabIndex={-1} loading="lazy" sandbox="allow-same-origin" />}
    </div>
  )
}
